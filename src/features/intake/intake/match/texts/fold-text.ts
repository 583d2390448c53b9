/** Letters that Unicode does not take apart into a base letter and a mark. */
const singleLetters: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae' };

/** A text as the answers have it: trimmed and in lower case. */
export function answerKey(text: string): string {
  return text.trim().toLowerCase();
}

/** A text reduced to what names are compared by: lower case, no accents, punctuation as single spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøæ]/g, (letter) => singleLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
