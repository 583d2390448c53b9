import { normalise } from './normalise';

/** Units by their normalised writing; what a header or cell has is kept as it is. */
const unitTokens = new Set(
  (
    'kwh mwh gwh wh gj mj tj kj therm therms kbtu mbtu mmbtu btu dth ccf mcf cf m3 nm3 cbm l ltr ltrs litre litres ' +
    'liter liters litr litry litrow gal gallon gallons kg t tonne tonnes ton tons tona tony mg lb lbs mile miles mi km ' +
    'kilometer kilometers kilometres kilometry kilometrow pkm kilowatogodziny kilowattstunden kvarh'
  ).split(' '),
);

export function isUnit(text: string): boolean {
  const token = normalise(text);
  return unitTokens.has(token) || unitTokens.has(token.replaceAll(' ', ''));
}

/** The unit that a header states, as it is written there: `Verbrauch [kWh]`, `billed_kwh`, `Litres`. */
export function unitOfHeader(header: string): string | null {
  for (const [, inside = ''] of header.matchAll(/[[(]\s*([^\])]{1,20}?)\s*[\])]/g)) {
    const unit = inside.replace(/^in\s+/i, '');
    if (isUnit(unit)) return unit;
  }
  const words = header.split(/[\s_\-/,:;()[\]]+/).filter(Boolean);
  return words.find((word) => word.length > 1 && isUnit(word)) ?? null;
}

const currencies: Record<string, string> = { '€': 'EUR', '£': 'GBP', zł: 'PLN', zl: 'PLN', kč: 'CZK' };

/** The currency that a header or cell states. `$` is left as it is: it belongs to many countries. */
export function currencyOf(text: string): string | null {
  const code = /\b(EUR|USD|GBP|PLN|CHF|CZK|SEK|NOK|DKK|HUF|RON|UAH|CAD|AUD)\b/i.exec(text)?.[1];
  if (code) return code.toUpperCase();
  const symbol = /[€£$]|zł|\bzl\b|Kč/i.exec(text)?.[0]?.toLowerCase();
  return symbol ? (currencies[symbol] ?? symbol) : null;
}
