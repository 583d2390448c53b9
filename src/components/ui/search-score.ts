/** Lower case, without accents: "Łódź" is found by "lodz", "Feldstraße" by "feldstrasse". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

const wordsOf = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

/** 0 if a word of the search is missing; higher the closer the matches are to the start of a word. */
export function searchScore(text: string, search: string): number {
  const folded = foldText(text);
  let score = 1;
  for (const word of wordsOf(search)) {
    const index = folded.indexOf(word);
    if (index < 0) return 0;
    if (index > 0) score *= /[\s\-/(]/.test(folded.charAt(index - 1)) ? 0.8 : 0.4;
  }
  return score;
}

export type TextPart = { start: number; text: string; isMatch: boolean };

/**
 * The text in pieces, split at every match of a search word: "Miks rezydualny" by "rezyd" gives "Miks ", the match
 * "rezyd", and "ualny". Joined, the pieces are the text.
 */
export function matchParts(text: string, search: string): TextPart[] {
  const { folded, origins } = foldedWithOrigins(text);
  const isMatched = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(search)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMatched.fill(true, origins[at], origins[at + word.length] ?? text.length);
    }
  }
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isMatch = isMatched[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(index);
    else parts.push({ start: index, text: text.charAt(index), isMatch });
  }
  return parts;
}

/** The folded text, and the original position at which each of its characters starts. */
function foldedWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  let at = 0;
  const origins: number[] = [];
  for (const character of text) {
    for (const unit of foldText(character).split('')) {
      folded += unit;
      origins.push(at);
    }
    at += character.length;
  }
  return { folded, origins };
}
