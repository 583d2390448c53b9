import type { TFunction } from 'i18next';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { ChangePart } from '@/components/crud/changeable';
import type { NamedText } from '@/components/entries/entry-kind';
import { amountText } from '@/components/entries/shared-columns';
import type { Formatters } from '@/lib/format/formatters';
import type { FuelValues } from './fuel-entry';
import { markText, workingText } from './worked-out';

type Translate = TFunction<['fuel-consumptions', 'entries']>;
type Said = Pick<FuelValues, 'density' | 'calorificValue' | 'calorificValueUnit'>;

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

/** What a row says of its delivery and of how its amount came about, for the list. */
export function deliveryTexts(row: FuelConsumption, format: Formatters, t: Translate): NamedText[] {
  return [
    { name: 'workedOut', label: markText(row, t), text: workingText(row, row.unitSymbol, format, t) },
    { name: 'deliveryNote', label: t('delivery.document'), text: row.deliveryNote ?? '' },
    { name: 'density', label: t('delivery.density'), text: densityText(row, format) },
    { name: 'calorificValue', label: t('delivery.calorificValue'), text: calorificText(row, format, t) },
  ].filter(({ text }) => text);
}

/** Each is decided by itself when two people changed the same row; a calorific value with its unit. */
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
      id: 'deliveryNote',
      label: t('delivery.document'),
      fields: ['deliveryNote'],
      describe: async ({ deliveryNote }) => deliveryNote || none,
    },
  ];
}
