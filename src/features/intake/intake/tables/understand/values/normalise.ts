const foldedLetters: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae' };

/** Lower case without accents and punctuation; `billed_kWh` becomes `billed kwh`. */
export function normalise(text: string): string {
  return text
    .replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[łßøæ]/g, (letter) => foldedLetters[letter] ?? letter)
    .replaceAll('³', '3')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
