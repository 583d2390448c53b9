import type { GhgContext } from '#api/domain/reports/ghg/context';
import { put } from '#api/domain/reports/ghg/words';
import type { ActivitySum, ValueChainAmount } from '#api/domain/reports/kit/facts';
import { groupBy, plain } from '#api/domain/reports/kit/figures';
import type { Decimal } from '#api/domain/units/decimal';
import { activityWords } from './activity-words';

/** Amounts of one thing in one unit, by month. */
export type AmountColumn = { label: string; rows: readonly { month: string; quantity: Decimal }[] };

/** What was entered of energy and fuels: `Diesel (l)`. */
export function enteredColumns({ facts }: GhgContext, activities: readonly ActivitySum[]): AmountColumn[] {
  const nameOf = ({ sourceKind, itemId, unit }: ActivitySum) =>
    `${facts.names.item(sourceKind, itemId)} (${facts.names.unit(unit)})`;
  return [...groupBy(activities, nameOf)].map(([label, rows]) => ({ label, rows }));
}

/**
 * What was multiplied in the value chain: `Employee commuting: Average car, diesel, GB (km)`. Editions of a factor
 * share a column.
 */
export function valueChainColumns(context: GhgContext, amounts: readonly ValueChainAmount[]): AmountColumn[] {
  const { facts, language } = context;
  const nameOf = (row: ValueChainAmount) =>
    put(activityWords[language].column, {
      name: facts.names.item('scope3', row.itemId),
      factor: factorName(context, row),
      unit: facts.names.unit(row.unit),
    });
  return [...groupBy(amounts, nameOf)].map(([label, rows]) => ({ label, rows }));
}

function factorName(context: GhgContext, row: ValueChainAmount): string {
  const factor = nameWithinScopes(context, row);
  return row.isOutside ? put(activityWords[context.language].outside, { factor }) : factor;
}

function nameWithinScopes({ facts, language }: GhgContext, row: ValueChainAmount): string {
  const words = activityWords[language];
  const published = facts.factors.find(({ id }) => id === row.factorId);
  if (published) return `${published.label}, ${published.region}`;
  const own = facts.companyFactors.find(({ id }) => id === row.companyFactorId);
  if (own) return put(words.own, { publisher: own.publisher, document: own.document });
  const value = row.factorValue ? decimalText(row.factorValue, language) : '–';
  if (row.reason !== 'supplier') return put(words.potential, { value });
  return value === '1' ? words.statedEmissions : put(words.stated, { value });
}

/** In the head of a column no number is written by the reader of the document. */
function decimalText(value: Decimal, language: GhgContext['language']): string {
  const written = String(plain(value));
  return language === 'pl' ? written.replace('.', ',') : written;
}
