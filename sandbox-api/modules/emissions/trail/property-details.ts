import type { EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import { localSymbol } from '#api/domain/units/local-symbol';
import { type CalorificValueUnit, calorificValueUnits, densityUnit } from '#api/domain/units/own-properties';

type Properties = {
  density: string | null;
  calorificValue: string | null;
  calorificValueUnit: CalorificValueUnit | null;
};

const labels: Record<Locale, { density: string; calorificValue: string }> = {
  en: {
    density: 'Density, from the delivery note',
    calorificValue: 'Calorific value, from the delivery note',
  },
  pl: { density: 'Gęstość z dokumentu dostawy', calorificValue: 'Wartość opałowa z dokumentu dostawy' },
};

/** What a row says of its delivery, in the language of the reader. */
export function propertyDetails(
  { density, calorificValue, calorificValueUnit }: Properties,
  locale: Locale,
): EntryDetail[] {
  const written = (value: string, symbol: string) =>
    `${locale === 'pl' ? value.replace('.', ',') : value} ${localSymbol(symbol, locale)}`;
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
  ];
}

/** What a bill of cooling says of what makes it. */
export function copDetails({ cop }: { cop: string | null }, locale: Locale): EntryDetail[] {
  if (!cop) return [];
  const label =
    locale === 'pl' ? 'COP chłodu, podany przez dostawcę' : 'COP of the cooling, stated by the supplier';
  return [{ label, value: locale === 'pl' ? cop.replace('.', ',') : cop }];
}
