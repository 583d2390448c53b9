import type { ConversionFacts } from '#api/domain/reports/kit/facts';
import type { Text } from '#api/domain/reports/text';

export type Sentence = Text;
type Period = { start: string; end: string };
/** From which currency, at which rate. */
type Converted = ConversionFacts & { from: string };

/** `01.2025–12.2025`; a single month has no dash. */
function months({ start, end }: Period): string {
  const [first, last] = [start, end].map((day) => `${day.slice(5, 7)}.${day.slice(0, 4)}`);
  return first === last ? `${first}` : `${first}–${last}`;
}

const of = (en: (months: string) => string, pl: (months: string) => string) => (period: Period) => ({
  en: en(months(period)),
  pl: pl(months(period)),
});

/** Says which data a suggestion comes from. */
export const sentences = {
  scope1: of(
    (time) => `Scope 1 from your recorded data, all locations, ${time}`,
    (time) => `Zakres 1 według wprowadzonych danych, wszystkie lokalizacje, ${time}`,
  ),
  scope2lb: of(
    (time) => `Scope 2 from your recorded data, location-based, all locations, ${time}`,
    (time) => `Zakres 2 według wprowadzonych danych, metoda lokalizacyjna, wszystkie lokalizacje, ${time}`,
  ),
  scope2mb: of(
    (time) => `Scope 2 from your recorded data, market-based, all locations, ${time}`,
    (time) => `Zakres 2 według wprowadzonych danych, metoda rynkowa, wszystkie lokalizacje, ${time}`,
  ),
  scope3: of(
    (time) => `Scope 3 from your recorded data, all categories with data, all locations, ${time}`,
    (time) =>
      `Zakres 3 według wprowadzonych danych, wszystkie kategorie z danymi, wszystkie lokalizacje, ${time}`,
  ),
  fossil: of(
    (time) =>
      `Fossil fuels burned and energy purchased without a renewable contract, all locations, ${time}. How much of the purchased energy is nuclear is not recorded; it is included here`,
    (time) =>
      `Spalone paliwa kopalne i energia zakupiona bez umowy na energię odnawialną, wszystkie lokalizacje, ${time}. Udziału energii jądrowej w zakupionej energii nie odnotowano; jest tu wliczony`,
  ),
  fossilWithoutDistance: of(
    (time) =>
      `Fossil fuels burned and energy purchased without a renewable contract, all locations, ${time}. Vehicles entered by distance are not included, because their energy is not recorded. How much of the purchased energy is nuclear is not recorded; it is included here`,
    (time) =>
      `Spalone paliwa kopalne i energia zakupiona bez umowy na energię odnawialną, wszystkie lokalizacje, ${time}. Bez pojazdów wpisanych według przebiegu, ponieważ ich zużycia energii nie odnotowano. Udziału energii jądrowej w zakupionej energii nie odnotowano; jest tu wliczony`,
  ),
  renewable: of(
    (time) =>
      `Biomass and biogas burned, electricity purchased under a renewable contract, and solar, wind, hydro and geothermal energy generated and used on site, all locations, ${time}`,
    (time) =>
      `Spalona biomasa i biogaz, energia elektryczna z umów na energię odnawialną oraz energia słoneczna, wiatrowa, wodna i geotermalna wytworzona i zużyta na miejscu, wszystkie lokalizacje, ${time}`,
  ),
  revenue: ({ end }: Period) => ({
    en: `Revenue in your key figures for ${end.slice(0, 4)}`,
    pl: `Przychody w danych kluczowych za ${end.slice(0, 4)} r.`,
  }),
  convertedRevenue: ({ end }: Period, { currency, rate, from, day, source }: Converted) => ({
    en: `Revenue in your key figures for ${end.slice(0, 4)}, converted at 1 ${currency} = ${rate} ${from} (${source}, ${day})`,
    pl: `Przychody w danych kluczowych za ${end.slice(0, 4)} r., przeliczone po kursie 1 ${currency} = ${String(rate).replace('.', ',')} ${from} (${source}, ${day})`,
  }),
  materiality: {
    en: 'Double materiality assessment of this report',
    pl: 'Ocena podwójnej istotności tego raportu',
  },
  baseYear: (_period: Period) => ({
    en: 'Base year in your reporting information',
    pl: 'Rok bazowy z informacji sprawozdawczych',
  }),
};
