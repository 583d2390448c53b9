/** Hues of the scopes as in the client, from strong to soft: category 1.1 takes the first of Scope 1. */
const scopeColours: Record<number, readonly string[]> = {
  1: ['C2611F', 'DE8A45', 'EDB482', 'F5D3B5'],
  2: ['2563A6', '4C8BCB', '86B5E2', 'B9D5EF'],
  3: [
    '6A2FA0',
    '7F4BB2',
    '9568C2',
    'AA85D1',
    'BFA2DF',
    '8A3F8F',
    'A35CA6',
    'BB7ABD',
    '5B4BB5',
    '7A6CC6',
    '998DD7',
  ],
};

/** Colour of a GHG Protocol category, hex without hash. */
export function categoryColour(scope: number, number: number): string {
  const colours = scopeColours[scope] ?? [];
  return colours[(number - 1) % Math.max(1, colours.length)] ?? '7A817C';
}

/** Colour of electricity by type of contract. Without a contract it keeps the utility's colour. */
export function supplyColour(supplyTypeId: number, fallback: string): string {
  const colours: Record<number, string> = { 1: '3C8D5A', 2: '7C93B2', 3: '74B06A' };
  return colours[supplyTypeId] ?? fallback;
}
