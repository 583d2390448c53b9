import type { RecalculationYear } from '#api/contract/emissions/recalculations';
import type { Db } from '#api/db/db';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import { chosenBaseYear } from '#api/modules/company/reporting-informations/service';
import { insertRestatements } from './repository-decisions';
import type { Run } from './repository-runs';
import { findFirstFullYear, findYearDifferences, findYearTotals, type YearTotal } from './repository-years';

/**
 * The base year that is suggested: the one the company chose in its reporting information, or the first year with all
 * of its months. A company's first year is often incomplete, so it is used only if there is no other. A chosen year
 * without data can't be compared with.
 */
export async function defaultBaseYear(db: Db, companyId: number): Promise<number | null> {
  const years = (await findYearTotals(db, companyId)).map(({ year }) => year);
  const chosen = await chosenBaseYear(db, companyId);
  if (chosen !== null && years.includes(chosen)) return chosen;
  return (await findFirstFullYear(db, companyId)) ?? years[0] ?? null;
}

type YearChange = Awaited<ReturnType<typeof findYearDifferences>>[number];

/** The total of each year with rows in a recalculation, how it changes, and how much of it those rows contribute. */
export function wholeYears(
  totals: readonly YearTotal[],
  changes: readonly YearChange[],
): RecalculationYear[] {
  const years = [...new Set(changes.map(({ year }) => year))].sort((left, right) => left - right);
  return years.map((year) => {
    const ofYear = changes.filter((change) => change.year === year);
    const before = sumOf(totals.filter((total) => total.year === year).map(({ countedKg }) => countedKg));
    const change = sumOf(ofYear.map(({ countedChangeKg }) => countedChangeKg));
    return {
      year,
      beforeKg: before.toNumber(),
      afterKg: before.plus(change).toNumber(),
      changeKg: change.toNumber(),
      inRunKg: sumOf(ofYear.map(({ countedBeforeKg }) => countedBeforeKg)).toNumber(),
    };
  });
}

/** How a recalculation changes the total of its base year. */
export async function baseYearOf(db: Db, run: Run, totals: readonly YearTotal[]) {
  const { baseYear } = run;
  if (baseYear === null) return { baseBeforeKg: null, baseAfterKg: null };
  const changes = await findYearDifferences(db, run.companyId, run.id);
  const before = sumOf(totals.filter(({ year }) => year === baseYear).map(({ countedKg }) => countedKg));
  const ofYear = changes.filter(({ year }) => year === baseYear);
  const change = sumOf(ofYear.map(({ countedChangeKg }) => countedChangeKg));
  return { baseBeforeKg: before.toString(), baseAfterKg: before.plus(change).toString() };
}

/** Totals of each year the recalculation touched, as reported and as restated (methodology, rule 15). */
export async function keepSeries(db: Db, run: Run, totals: readonly YearTotal[]): Promise<void> {
  const { companyId, id } = run;
  const changes = await findYearDifferences(db, companyId, id);
  const rows = changes.map(({ year, scope, method, changeKg }) => {
    const total = totals.find((one) => one.year === year && one.scope === scope && one.method === method);
    const asReportedKg = total?.kgCo2e ?? '0';
    const restatedKg = decimal(asReportedKg).plus(changeKg).toString();
    return { companyId, recalculationId: id, year, scope, method, asReportedKg, restatedKg };
  });
  await insertRestatements(db, rows);
}

function sumOf(values: readonly string[]): Decimal {
  return sum(values.map((value) => decimal(value)));
}
