/** Units whose symbol is made of English words; the others are written alike everywhere. */
const polishSymbols: Readonly<Record<string, string>> = {
  pcs: 'szt.',
  pallet: 'paleta',
  pallet·days: 'paletodoby',
  'm³·days': 'm³·doby',
  TEU·days: 'TEU·doby',
  'room-nights': 'pokojonoce',
  'passenger-km': 'pasażerokm',
  'passenger-mile': 'pasażeromila',
  'tonne-km': 'tonokm',
  'FTE h': 'h (pełny etat)',
  'short ton': 'tona amerykańska',
  'long ton': 'tona angielska',
  'US gal': 'galon amerykański',
  'imp gal': 'galon angielski',
};

/** Which calorific value the energy of a fuel is counted by. */
const polishBases: Readonly<Record<string, string>> = {
  '(gross CV)': '(ciepło spalania)',
  '(HHV)': '(ciepło spalania)',
  '(net CV)': '(wartość opałowa)',
};

/**
 * A unit's symbol in the reader's language. Stored and calculated data names units by the symbol of the
 * catalogue, which is the English one.
 */
export function localSymbol(symbol: string, locale: 'en' | 'pl'): string {
  if (locale === 'en') return symbol;
  return polishSymbols[symbol] ?? symbol.replace(/\([A-Za-z ]+\)$/, (basis) => polishBases[basis] ?? basis);
}
