/** Lower case, without accents: "Łódź" is found by "lodz". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** 0 when a word of the search is missing; higher the nearer the words stand to the start of a word. */
export function searchScore(text: string, search: string): number {
  const folded = foldText(text);
  const words = foldText(search).split(/\s+/).filter(Boolean);
  let score = 1;
  for (const word of words) {
    const index = folded.indexOf(word);
    if (index < 0) return 0;
    if (index > 0) score *= /[\s\-/(]/.test(folded.charAt(index - 1)) ? 0.8 : 0.4;
  }
  return score;
}
