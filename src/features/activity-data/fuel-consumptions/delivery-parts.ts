import type { TFunction } from 'i18next';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { ChangePart } from '@/components/crud/changeable';
import type { NamedText } from '@/components/entries/entry-kind';
import { amountText } from '@/components/entries/shared-columns';
import type { Formatters } from '@/lib/format/formatters';
import type { FuelValues } from './fuel-entry';
import { markText, workingText } from './worked-out';

type Translate = TFunction<['fuel-consumptions', 'entries']>;
type Said = Pick<FuelValues, 'density' | 'calorificValue' | 'calorificValueUnit' | 'volumeCorrection'>;

/** The day of an entry, or the period of a bill. */
export function daysText({ startDate, date }: Pick<FuelValues, 'startDate' | 'date'>, format: Formatters) {
  return startDate ? format.dateRange(startDate, date) : format.date(date);
}

const densityText = ({ density }: Said, format: Formatters) =>
  typeof density === 'number' ? amountText(format, density, 'kg/m³') : '';

function calorificText({ calorificValue, calorificValueUnit }: Said, format: Formatters, t: Translate) {
  if (typeof calorificValue !== 'number') return '';
  return amountText(
    format,
    calorificValue,
    calorificValueUnit ? t(`delivery.units.${calorificValueUnit}`) : '',
  );
}

const correctionText = ({ volumeCorrection }: Said, format: Formatters) =>
  typeof volumeCorrection === 'number' ? format.exact(String(volumeCorrection)) : '';

/** A row's delivery and how its amount was determined, for the list. */
export function deliveryTexts(row: FuelConsumption, format: Formatters, t: Translate): NamedText[] {
  return [
    { name: 'workedOut', label: markText(row, t), text: workingText(row, row.unitSymbol, format, t) },
    { name: 'deliveryNote', label: t('delivery.document'), text: row.deliveryNote ?? '' },
    { name: 'density', label: t('delivery.density'), text: densityText(row, format) },
    { name: 'calorificValue', label: t('delivery.calorificValue'), text: calorificText(row, format, t) },
    {
      name: 'volumeCorrection',
      label: t('delivery.volumeCorrection'),
      text: correctionText(row, format),
    },
  ].filter(({ text }) => text);
}

/** In a conflict, each part is decided separately; a calorific value together with its unit. */
export function deliveryParts(format: Formatters, t: Translate): ChangePart<FuelValues>[] {
  const none = t('entries:conflict.none');
  return [
    {
      id: 'density',
      label: t('delivery.density'),
      fields: ['density'],
      describe: async (values) => densityText(values, format) || none,
    },
    {
      id: 'calorificValue',
      label: t('delivery.calorificValue'),
      fields: ['calorificValue', 'calorificValueUnit'],
      describe: async (values) => calorificText(values, format, t) || none,
    },
    {
      id: 'volumeCorrection',
      label: t('delivery.volumeCorrection'),
      fields: ['volumeCorrection'],
      describe: async (values) => correctionText(values, format) || none,
    },
    {
      id: 'deliveryNote',
      label: t('delivery.document'),
      fields: ['deliveryNote'],
      describe: async ({ deliveryNote }) => deliveryNote || none,
    },
  ];
}
