const letters: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE' };

/**
 * The name of an exported file from what was chosen: "Emissions", "Łódź plant", "2026-01-01" becomes
 * `emissions_lodz-plant_2026-01-01.csv`. Every system takes such a name.
 */
export function exportFileName(parts: readonly string[], extension: string): string {
  const words = parts.map(toWord).filter((word) => word !== '');
  return `${words.join('_').slice(0, 120) || 'export'}.${extension}`;
}

function toWord(text: string): string {
  return text
    .replaceAll(/[łŁßøØæÆ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
