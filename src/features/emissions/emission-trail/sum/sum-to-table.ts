import type { TFunction } from 'i18next';
import type { EmissionSum, EmissionSumRow } from '#api/contract/emissions/emission-sums';
import { detailText } from '@/features/emissions/emission-trail/line/detail-text';
import { partName } from '@/features/emissions/emission-trail/line/part-name';
import type { CsvCell } from '@/lib/export/csv';
import { gasName, gasNames } from './gas-name';

type Translate = TFunction<'emission-trail'>;

type Taken = { name: string; sum: EmissionSum; rows: readonly EmissionSumRow[] };

/**
 * A sum for a spreadsheet, with every digit and decimal points: the figure, its gases, its parts by each dimension and
 * its rows. The first column names the type of each line, so that each block can be added up on its own.
 */
export function sumToTable({ name, sum, rows }: Taken, t: Translate): CsvCell[][] {
  const line = (what: string, label: string, total: string, more: Partial<Record<Extra, string>> = {}) => [
    what,
    label,
    ...extras.map((key) => more[key] ?? null),
    total,
    sum.unitSymbol,
  ];
  const ofGases = sum.gases;
  const gases = ofGases
    ? gasNames.map((gas) =>
        line(t('sum.block.gas'), t(`sum.gases.${gasName(gas, ofGases)}`), ofGases[gas] ?? '0'),
      )
    : [];
  const parts = sum.splits.flatMap(({ dimension, parts: all }) =>
    all.map((part) =>
      line(t(`sum.dimensions.${dimension}`), partName(dimension, part, t, toMonth), part.total, {
        lines: String(part.lineCount),
        share: String(part.share),
      }),
    ),
  );
  const entries = rows.map((row) =>
    line(t('sum.block.row'), row.name, row.total, {
      location: row.locationName,
      from: row.startDate,
      to: row.endDate,
      quantity: row.quantity ?? '',
      unit: row.unitSymbol,
      reference: row.reference ?? '',
      details: row.details.map(detailText).join('; '),
      lines: String(row.lineCount),
      share: String(row.share),
    }),
  );
  return [headers(t), line(t('sum.block.figure'), name, sum.total), ...gases, ...parts, ...entries];
}

const extras = [
  'location',
  'from',
  'to',
  'quantity',
  'unit',
  'reference',
  'details',
  'lines',
  'share',
] as const;
type Extra = (typeof extras)[number];

function headers(t: Translate): string[] {
  return [
    t('sum.columns.what'),
    t('sum.columns.name'),
    ...extras.map((key) => t(`sum.columns.${key}`)),
    t('sum.columns.total'),
    t('sum.columns.totalUnit'),
  ];
}

function toMonth(day: string): string {
  return day.slice(0, 7);
}
