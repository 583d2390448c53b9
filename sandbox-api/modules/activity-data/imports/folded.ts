/** Texts that mean the same: letters in either case, any kind of blank, `m3` and `m³`. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
