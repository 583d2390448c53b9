import type { GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { LedgerSum } from '#api/domain/reports/kit/facts';
import { groupBy } from '#api/domain/reports/kit/figures';

/** Sums of one category, of Scope 2 by one method. */
export type InventoryPart = { category: string; method: LedgerSum['method']; rows: readonly LedgerSum[] };

/** 1.1, 1.2, …, 2.1 location-based, 2.1 market-based, …, 3.15. */
export function inventoryParts({ figures }: GhgContext): InventoryPart[] {
  const counted = figures.sums.filter(({ scope }) => scope >= 1 && scope <= 3);
  return [...groupBy(counted, ({ category, method }) => `${category} ${method}`).values()]
    .flatMap((rows) => (rows[0] ? [{ category: rows[0].category, method: rows[0].method, rows }] : []))
    .toSorted((left, right) => orderOf(left) - orderOf(right));
}

function orderOf({ category, method }: InventoryPart): number {
  const [scope = 0, number = 0] = category.split('.').map(Number);
  return scope * 1000 + number * 10 + (method === 'market' ? 1 : 0);
}

export function partName({ facts, language }: GhgContext, { category, method }: InventoryPart): string {
  const methods = {
    none: '',
    location: ` (${ghgWords[language].locationBased})`,
    market: ` (${ghgWords[language].marketBased})`,
  };
  return `${category} ${facts.names.category(category)}${methods[method]}`;
}
