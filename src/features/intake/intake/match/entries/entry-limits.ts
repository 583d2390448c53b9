import type { EvidencePlace, EvidenceValue } from '#api/contract/intake/evidence';

/** As the contract has them; the API refuses what is beyond, and these are found before it is asked. */
export const limits = {
  reference: 120,
  meter: 64,
  supplier: 120,
  raw: 200,
  sheet: 120,
  path: 300,
  values: 20,
  cells: 20,
  boxes: 20,
} as const;

/** Control characters, line breaks, and marks that change the direction of a text. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** On one line and trimmed; null if nothing is left. */
export function oneLine(text: string | null): string | null {
  return text === null ? null : text.replace(unwanted, ' ').trim() || null;
}

/** The same, cut off where it only describes and needs not be complete. */
export function shortLine(text: string | null, maxChars: number): string | null {
  return oneLine(text)?.slice(0, maxChars).trim() || null;
}

/** Values as the API accepts them, the amount first, because only so many are kept. */
export function keptValues(values: EvidenceValue[]): EvidenceValue[] {
  const amounts = values.filter(({ part }) => part === 'amount');
  const others = values.filter(({ part }) => part !== 'amount');
  return [...amounts, ...others].slice(0, limits.values).map(({ part, place, raw }) => ({
    part,
    place: keptPlace(place),
    raw: shortLine(raw, limits.raw) ?? '',
  }));
}

function keptPlace(place: EvidencePlace): EvidencePlace {
  switch (place.type) {
    case 'cells':
      return { ...place, sheet: keptSheet(place.sheet), cells: place.cells.slice(0, limits.cells) };
    case 'rows':
      return { ...place, sheet: keptSheet(place.sheet) };
    case 'page':
      return { ...place, boxes: place.boxes.slice(0, limits.boxes) };
    case 'element':
      return { ...place, path: shortLine(place.path, limits.path) ?? '' };
  }
}

function keptSheet(sheet: string | null): string | null {
  return shortLine(sheet, limits.sheet);
}

/** A calendar day that an entry can have. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900-01-01' || day > '2200-12-31') return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A calorific value or a correction that the contract takes. */
export function isFuelProperty(value: number): boolean {
  return value < 1e6 && Number(value.toFixed(9)) > 0;
}

/** An amount below 10¹² that is not zero only because of its size. */
export function isAmount(amount: number): boolean {
  return Math.abs(amount) < 1e12 && (amount === 0 || Number(amount.toFixed(9)) !== 0);
}
