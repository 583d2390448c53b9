import type { ConversionFacts } from '#api/domain/reports/kit/facts';
import type { Text } from '#api/domain/reports/text';

export type Sentence = Text;
type Period = { start: string; end: string };
/** From which currency, at which rate. */
type Converted = ConversionFacts & { from: string };

/** `01.2025–12.2025`; one month stands alone. */
function months({ start, end }: Period): string {
  const [first, last] = [start, end].map((day) => `${day.slice(5, 7)}.${day.slice(0, 4)}`);
  return first === last ? `${first}` : `${first}–${last}`;
}

const of = (en: (months: string) => string, pl: (months: string) => string) => (period: Period) => ({
  en: en(months(period)),
  pl: pl(months(period)),
});

/** Of which data a suggestion is. */
export const sentences = {
  scope1: of(
    (time) => `Scope 1 of your recorded data, all locations, ${time}`,
    (time) => `Zakres 1 według wprowadzonych danych, wszystkie lokalizacje, ${time}`,
  ),
  scope2lb: of(
    (time) => `Scope 2 of your recorded data, location-based, all locations, ${time}`,
    (time) =>
      `Zakres 2 według wprowadzonych danych, metoda oparta na lokalizacji, wszystkie lokalizacje, ${time}`,
  ),
  scope2mb: of(
    (time) => `Scope 2 of your recorded data, market-based, all locations, ${time}`,
    (time) => `Zakres 2 według wprowadzonych danych, metoda oparta na rynku, wszystkie lokalizacje, ${time}`,
  ),
  scope3: of(
    (time) => `Scope 3 of your recorded data, every category with data, all locations, ${time}`,
    (time) =>
      `Zakres 3 według wprowadzonych danych, wszystkie kategorie z danymi, wszystkie lokalizacje, ${time}`,
  ),
  fossil: of(
    (time) =>
      `Fossil fuels burned and energy bought without a renewable contract, all locations, ${time}. What of the bought energy is nuclear is not recorded and counted here`,
    (time) =>
      `Spalone paliwa kopalne i energia kupiona bez umowy na energię odnawialną, wszystkie lokalizacje, ${time}. Udział energii jądrowej w zakupionej energii nie jest znany i jest tu wliczony`,
  ),
  fossilWithoutDistance: of(
    (time) =>
      `Fossil fuels burned and energy bought without a renewable contract, all locations, ${time}. Without vehicles entered by distance, whose energy is not recorded. What of the bought energy is nuclear is not recorded and counted here`,
    (time) =>
      `Spalone paliwa kopalne i energia kupiona bez umowy na energię odnawialną, wszystkie lokalizacje, ${time}. Bez pojazdów rozliczanych według przebiegu, których zużycie energii nie jest znane. Udział energii jądrowej w zakupionej energii nie jest znany i jest tu wliczony`,
  ),
  renewable: of(
    (time) =>
      `Biomass and biogas burned, electricity bought by a renewable contract, and energy from sun, wind, water and the ground made and used on site, all locations, ${time}`,
    (time) =>
      `Spalona biomasa i biogaz, energia elektryczna z umów na energię odnawialną oraz wytworzona i zużyta na miejscu energia słońca, wiatru, wody i ziemi, wszystkie lokalizacje, ${time}`,
  ),
  revenue: ({ end }: Period) => ({
    en: `Revenue in your key figures of ${end.slice(0, 4)}`,
    pl: `Przychody w kluczowych danych za ${end.slice(0, 4)} r.`,
  }),
  convertedRevenue: ({ end }: Period, { currency, rate, from, day, source }: Converted) => ({
    en: `Revenue in your key figures of ${end.slice(0, 4)}, converted at 1 ${currency} = ${rate} ${from} (${source}, ${day})`,
    pl: `Przychody w kluczowych danych za ${end.slice(0, 4)} r., przeliczone po kursie 1 ${currency} = ${String(rate).replace('.', ',')} ${from} (${source}, ${day})`,
  }),
  materiality: {
    en: 'Double materiality assessment of this report',
    pl: 'Ocena podwójnej istotności tego raportu',
  },
  baseYear: (_period: Period) => ({
    en: 'Base year in your reporting information',
    pl: 'Rok bazowy w informacjach sprawozdawczych',
  }),
};
