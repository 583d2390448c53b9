import type { EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import { localSymbol } from '#api/domain/units/local-symbol';
import { type CalorificValueUnit, calorificValueUnits, densityUnit } from '#api/domain/units/own-properties';

type Properties = {
  density: string | null;
  calorificValue: string | null;
  calorificValueUnit: CalorificValueUnit | null;
  volumeCorrection: string | null;
};

const labels: Record<Locale, { density: string; calorificValue: string; volumeCorrection: string }> = {
  en: {
    density: 'Density, from the delivery note',
    calorificValue: 'Calorific value, from the delivery note',
    volumeCorrection: 'Volume correction, from the bill',
  },
  pl: {
    density: 'Gęstość z dokumentu dostawy',
    calorificValue: 'Wartość opałowa z dokumentu dostawy',
    volumeCorrection: 'Współczynnik korekcji objętości z faktury',
  },
};

/** The properties of a row's delivery, in the reader's language. */
export function propertyDetails(
  { density, calorificValue, calorificValueUnit, volumeCorrection }: Properties,
  locale: Locale,
): EntryDetail[] {
  const inDigits = (value: string) => (locale === 'pl' ? value.replace('.', ',') : value);
  const written = (value: string, symbol: string) => `${inDigits(value)} ${localSymbol(symbol, locale)}`;
  return [
    ...(density ? [{ label: labels[locale].density, value: written(density, densityUnit) }] : []),
    ...(calorificValue && calorificValueUnit
      ? [
          {
            label: labels[locale].calorificValue,
            value: written(calorificValue, calorificValueUnits[calorificValueUnit].symbol),
          },
        ]
      : []),
    ...(volumeCorrection
      ? [{ label: labels[locale].volumeCorrection, value: inDigits(volumeCorrection) }]
      : []),
  ];
}

/** The COP that a cooling bill states. */
export function copDetails({ cop }: { cop: string | null }, locale: Locale): EntryDetail[] {
  if (!cop) return [];
  const label =
    locale === 'pl' ? 'COP chłodu, podany przez dostawcę' : 'COP of the cooling, stated by the supplier';
  return [{ label, value: locale === 'pl' ? cop.replace('.', ',') : cop }];
}
