import { distance } from 'fastest-levenshtein';

/**
 * The same number for texts short enough to be compared quickly, else 0. Thousands of texts are compared with
 * hundreds of names.
 */
export function nearness(one: string, other: string): number {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return longer > 32 || shorter * 2 < longer ? 0 : similarity(one, other);
}

/** Of two folded texts: 1 if they are the same, 0 if no character is. */
function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - distance(one, other) / longest;
}

/**
 * True if the texts may be two spellings of one name. Numbers have to be the same: `R-404A` and `R-407A`, or
 * `Store 12` and `Store 13`, differ by one character and are not alike.
 */
export function isSimilar(one: string, other: string, bar: number): boolean {
  const shortest = Math.min(one.length, other.length);
  // Among short words, one other letter makes another word.
  if (shortest < 5 || shortest < bar * Math.max(one.length, other.length)) return false;
  return similarity(one, other) >= bar && numbersIn(one) === numbersIn(other);
}

/** True if all words of `part` occur in `text` one after the other. */
export function hasWords(text: string, part: string): boolean {
  return part !== '' && ` ${text} `.includes(` ${part} `);
}

function numbersIn(text: string): string {
  return (text.match(/\S*\d\S*/g) ?? []).join(' ');
}
