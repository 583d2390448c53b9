import type { Locale } from '#api/contract/messages';

/** The words between the numbers of a hand calculation; longer phrases come first, so that they win. */
const polishWords: readonly [english: string, polish: string][] = [
  ['kg per tonnes', 'kg na tonę'],
  ['kg per litres', 'kg na litr'],
  ['per cubic metres', 'na m³'],
  ['per gallon', 'na galon'],
  ['per short ton', 'na tonę amerykańską'],
  ['short tons', 'tony amerykańskie'],
  ['the newest', 'najnowszy'],
  ['persons', 'os.'],
  ['litres of coal', 'litry węgla'],
  ['(Net CV)', '(wartość opałowa)'],
  ['(Gross CV)', '(ciepło spalania)'],
  ['(gross CV)', '(ciepło spalania)'],
  ['(HHV)', '(ciepło spalania)'],
  ['passenger-km', 'pasażerokm'],
  ['not material', 'nieistotne'],
  ['material', 'istotne'],
  ['to be monitored', 'do monitorowania'],
  ['biogenic', 'biogeniczny CO₂:'],
  ['location', 'metoda lokalizacyjna:'],
  ['market', 'metoda rynkowa:'],
  ['avoided', 'uniknięte:'],
  ['February', 'luty'],
  ['January', 'styczeń'],
  ['days', 'dni'],
  ['fuel', 'paliwo'],
  ['Feb', 'lutego'],
  ['Jan', 'stycznia'],
  ['and', 'i'],
  ['per', 'na'],
];

const numberWithMarks = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g;

/** A hand calculation in the reader's language: `1,000 kWh × 0.2 kg per litres` → `1 000 kWh × 0,2 kg na litr`. */
export function workingText(working: string, locale: Locale): string {
  if (locale === 'en') return working;
  const inPolish = polishWords.reduce((text, [english, polish]) => replaced(text, english, polish), working);
  return inPolish.replaceAll(numberWithMarks, (number) => number.replaceAll(',', '\u00a0').replace('.', ','));
}

/** As a whole word only: the `per` of `perfluorocarbon` stays. */
function replaced(text: string, word: string, by: string): string {
  const escaped = word.replaceAll(/[()]/g, (sign) => `\\${sign}`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'gu'), by);
}
