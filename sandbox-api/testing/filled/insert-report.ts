import { questionnaireEditions, reportHeaders } from '#api/db/schema/reports';
import type { createTestApi } from '#api/testing/create-test-api';
import type { Company } from './insert-company';

type TestApi = Pick<Awaited<ReturnType<typeof createTestApi>>, 'db' | 'clock'>;
type Columns = Partial<typeof reportHeaders.$inferInsert>;

/** Types of report by their key. */
export const reportKinds = { ghg: 1, csrd: 2 } as const;

/**
 * A report of the company’s user, started from scratch: for the year 2025, with the questionnaire unless
 * another type is given.
 */
export async function insertReport(
  { db, clock }: TestApi,
  { companyId, userId }: Company,
  columns: Columns = {},
): Promise<number> {
  const [edition] = await db.select({ version: questionnaireEditions.version }).from(questionnaireEditions);
  const now = clock.now();
  const [row] = await db
    .insert(reportHeaders)
    .values({
      companyId,
      reportId: reportKinds.csrd,
      name: 'Statement 2025',
      language: 'en',
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      questionnaireVersion: edition?.version ?? null,
      createdBy: userId.User,
      createdOn: now,
      modifiedOn: now,
      updatedOn: now,
      ...columns,
    })
    .returning({ id: reportHeaders.id });
  if (!row) throw new Error('The report was not inserted.');
  return row.id;
}
