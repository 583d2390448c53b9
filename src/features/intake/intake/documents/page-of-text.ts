import type { Page, PageWord } from '../model';

/** Only for tests: a page of lines; two blanks or more start another column, at the same place as in the text. */
export function pageOf(text: string, number = 1): Page {
  const words: PageWord[] = [];
  for (const [row, line] of text.split('\n').entries()) {
    for (const { 0: word, index } of line.matchAll(/\S+/g)) {
      words.push({
        text: word,
        left: index * 0.01,
        top: row * 0.02,
        width: word.length * 0.01,
        height: 0.014,
      });
    }
  }
  return { number, words, widthPt: 595, heightPt: 842 };
}
