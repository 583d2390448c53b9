/** Costs that come with the same kilowatt hours as the energy itself: counted too, they would double it. */
const networkWords =
  /dystryb|przesy[łl]|sieciow|jako[śs]ciow|kogener|\boze\b|mocow|przej[śs]ciow|akcyz|handlow|abonament|distribution|transmission|network|\blevy|\bduty\b|excise|\btax\b|\bvat\b|netz|umlage|abgabe|steuer|konzession|\bccl\b|climate change|standing|grundpreis|grundgeb|messstell/i;
const feeWords = /op[łl]at|\bfees?\b|charge|geb[üu]hr|entgelt|us[łl]ug|service/i;
const energyWords =
  /energi|energy|electric|strom|arbeitspreis|\bgas|\bgaz|erdgas|power|prąd|heat|warm|wärme|ciep[łl]/i;
const waterWords = /\bwod[ayęą]|[śs]ciek|\bwater|sewage|sewer|wastewater|wasser(?!stoff)/i;

/** Whether the name of a line is something other than energy, even if it is billed per unit of energy. */
export function isNotEnergy(name: string): boolean {
  if (waterWords.test(name) && !/heat|hot|ciep[łl]|wärme/i.test(name)) return true;
  return networkWords.test(name) || (feeWords.test(name) && !energyWords.test(name));
}

export function isEstimateText(text: string): boolean {
  return /estimat|szacowan|szacunk|prognoz|gesch[äa]tzt|hochgerechnet/i.test(text);
}

/** Symbols by the codes of UN/ECE recommendation 20 and by the symbols in use, in lower case. */
const units: Record<string, string> = {
  kwh: 'kWh',
  mwh: 'MWh',
  gwh: 'GWh',
  wh: 'Wh',
  whr: 'Wh',
  gj: 'GJ',
  gv: 'GJ',
  mj: 'MJ',
  '3b': 'MJ',
  ltr: 'l',
  l: 'l',
  litr: 'l',
  litre: 'l',
  liter: 'l',
  mtq: 'm³',
  m3: 'm³',
  'm³': 'm³',
  nm3: 'Nm³',
  'nm³': 'Nm³',
  kgm: 'kg',
  kg: 'kg',
  tne: 't',
  t: 't',
  n71: 'therm',
  n72: 'therm',
  therm: 'therm',
  therms: 'therm',
};

/** Null for pieces, months and everything else that no energy is measured in. */
export function energyUnitOf(text: string | null): string | null {
  return units[(text ?? '').trim().toLowerCase().replace(/\.$/, '')] ?? null;
}

/** The labels of a meter; then those of the point that it measures, which stays when the meter is exchanged. */
export const meterWords = /licznik|gazomierz|ciep[łl]omierz|\bmeter\b|meter (?:no|number|serial)|z[äa]hler/i;
export const pointWords =
  /\bppe\b|punkt(?:u)? poboru|\bmpan\b|\bmprn\b|supply (?:point|number)|\bpod\b|marktlokation|\bmalo\b|metering point/i;
/** The labels of where energy is delivered to: its address, or the name of the place. */
export const addressWords = /\badres|\baddress|anschrift|\badresse/i;
export const placeWords =
  /punkt(?:u)? (?:poboru|odbioru)|miejsc[ea] (?:dostaw|poboru|odbioru)|nazwa (?:ppe|obiektu|punktu)|\bobiekt|lokalizacja|\bsite\b|\blocation\b|\bpremises\b|lieferstelle|abnahmestelle|verbrauchsstelle/i;
