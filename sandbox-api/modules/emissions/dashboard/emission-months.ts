import type { EmissionMonths } from '#api/contract/emissions/dashboard';
import { figures, yearOf } from '#api/contract/emissions/figures';
import { Decimal } from '#api/domain/units/decimal';
import { type Ctx, today } from '#api/kernel/context';
import { resolveSelection } from '#api/modules/emissions/sums/selection';
import * as repository from './repository';
import { compareYears, coveredMonths, type MonthTotal } from './year-comparison';

/** The months of a year and their comparison with the year before. */
export async function emissionMonthsOf(ctx: Ctx, year: number): Promise<EmissionMonths> {
  const bothYears = { from: yearOf(year - 1).from, to: yearOf(year).to };
  const selection = await resolveSelection(ctx, figures.months(bothYears));
  const rows = await repository.sumByMonthAndScope(ctx.db, ctx.session.companyId, selection);
  const rowsOf = (of: number) => rows.filter(({ month }) => month.startsWith(`${of}-`));
  const [totals, previous] = [monthTotals(rowsOf(year)), monthTotals(rowsOf(year - 1))];
  const day = today(ctx.platform.clock);
  const comparison = compareYears(totals, previous, day);
  return {
    year,
    unitSymbol: 'kg CO₂e',
    months: totals.map(({ month }) => ({ date: month, scopes: scopesOf(rowsOf(year), month) })),
    coveredMonths: coveredMonths(totals, day).length,
    comparison: comparison
      ? {
          year: year - 1,
          months: comparison.months,
          total: comparison.total.toNumber(),
          previousTotal: comparison.previousTotal.toNumber(),
          changePercentage: comparison.change?.times(100).toNumber() ?? null,
        }
      : null,
  };
}

type Row = Awaited<ReturnType<typeof repository.sumByMonthAndScope>>[number];

function scopesOf(rows: readonly Row[], of: string) {
  return rows
    .filter(({ month }) => month === of)
    .map(({ scope, kgCo2e }) => ({ scope, carbonEquivalent: Number(kgCo2e) }));
}

function monthTotals(rows: readonly Row[]): MonthTotal[] {
  const byMonth = new Map<string, Decimal>();
  for (const { month, kgCo2e } of rows)
    byMonth.set(month, (byMonth.get(month) ?? new Decimal(0)).plus(kgCo2e));
  return [...byMonth].map(([month, kgCo2e]) => ({ month, kgCo2e: kgCo2e.toFixed() }));
}
