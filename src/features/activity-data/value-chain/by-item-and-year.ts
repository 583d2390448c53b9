import type { Scope3Derived } from '#api/contract/activity-data/value-chain-forms';

type Pivot = {
  /** Oldest first. */
  years: number[];
  /** Largest first; null for a year without data. */
  items: { name: string; values: (number | null)[] }[];
  totals: number[];
};

/** Puts years side by side: [gas 2025, gas 2026, diesel 2026] → gas: 2025, 2026; diesel: –, 2026. */
export function byItemAndYear(rows: readonly Scope3Derived[]): Pivot {
  const years = [...new Set(rows.map(({ year }) => year))].sort((one, other) => one - other);
  const names = [...new Set(rows.map(({ itemName }) => itemName))];
  const sum = (found: readonly Scope3Derived[]) =>
    found.reduce((total, { carbonEquivalent }) => total + carbonEquivalent, 0);
  const items = names
    .map((name) => ({ name, rows: rows.filter(({ itemName }) => itemName === name) }))
    .sort((one, other) => sum(other.rows) - sum(one.rows))
    .map(({ name, rows: own }) => ({
      name,
      values: years.map((year) => {
        const found = own.filter((row) => row.year === year);
        return found.length > 0 ? sum(found) : null;
      }),
    }));
  return { years, items, totals: years.map((year) => sum(rows.filter((row) => row.year === year))) };
}
