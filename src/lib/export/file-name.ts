const letters: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE' };

/** The company whose data a file holds, and the day it was made. */
type ExportOf = { company: string; day: string };

const longest = 120;

/**
 * The name of an exported file: for Jagodno Foods on 26 November 2026, "Emissions" and "Łódź plant" become
 * `jagodno-foods_emissions_lodz-plant_2026-11-26.csv`. Every system accepts such a name.
 */
export function exportFileName(
  { company, day }: ExportOf,
  parts: readonly string[],
  extension: string,
): string {
  const words = [company, ...parts].map(toWord).filter((word) => word !== '');
  return `${words.join('_').slice(0, longest - day.length - 1) || 'export'}_${day}.${extension}`;
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
