import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKeyFigures, reportingInformations } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import { moveDemoKind } from './move-demo';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Figures of three years, then the one that a visitor adds; all moved by a number of months to a day. */
async function yearsAfter(months: number, today: string) {
  const { companyId } = await api.company();
  const now = api.clock.now();
  const rows = [2023, 2024, 2025].map((year) => ({ companyId, year, createdOn: now, updatedOn: now }));
  const ids = await api.db.insert(companyKeyFigures).values(rows).returning({ id: companyKeyFigures.id });
  await api.db.insert(companyKeyFigures).values({ companyId, year: 2027, createdOn: now, updatedOn: now });
  await api.db.insert(reportingInformations).values({
    companyId,
    reportingBasisId: 1,
    baseYear: 2024,
    updatedOn: now,
    periodStart: '2026-01-01',
    periodEnd: '2026-12-31',
  });
  const lastIds = { company_key_figures: ids.at(-1)?.id ?? 0 };
  await moveDemoKind.run({ ...api, companyId, payload: { months, today, lastIds } });
  const figures = await api.db
    .select({ year: companyKeyFigures.year })
    .from(companyKeyFigures)
    .where(eq(companyKeyFigures.companyId, companyId))
    .orderBy(asc(companyKeyFigures.year));
  const [stated] = await api.db
    .select({ baseYear: reportingInformations.baseYear })
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId));
  return { years: figures.map(({ year }) => year), baseYear: stated?.baseYear };
}

describe('data by calendar year', () => {
  it('stays within a year, and moves with it into the next', async () => {
    expect(await yearsAfter(1, '2026-12-05')).toEqual({ years: [2023, 2024, 2025, 2027], baseYear: 2024 });
    expect(await yearsAfter(2, '2027-01-05')).toEqual({ years: [2024, 2025, 2026, 2027], baseYear: 2025 });
  });

  it('does not overwrite the year that a visitor has filled in', async () => {
    // 2025 would move to the visitor's year, and 2023 to 2025, which therefore stays occupied.
    expect(await yearsAfter(15, '2028-02-05')).toEqual({ years: [2023, 2025, 2026, 2027], baseYear: 2026 });
  });
});
