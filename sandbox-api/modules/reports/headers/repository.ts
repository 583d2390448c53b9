import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { materialityIros } from '#api/db/schema/materiality';
import { questionnaireEditions, reportHeaders, reportIssues, reports } from '#api/db/schema/reports';
import type { LedgerState } from '#api/domain/reports/ledger-state';

export type HeaderRow = typeof reportHeaders.$inferSelect;
export type HeaderColumns = typeof reportHeaders.$inferInsert;
export type Person = { firstName: string | null; lastName: string | null; email: string };
type Owner = Person & { isActive: boolean };

/** A report with its kind and its owner. */
export type StoredHeader = {
  row: HeaderRow;
  questionnaireType: 'GHG' | 'CSRD';
  owner: Owner;
};

export const ofCompany = (companyId: number, headerId: number) =>
  and(eq(reportHeaders.companyId, companyId), eq(reportHeaders.id, headerId));

export function selectHeaders(db: Db) {
  const { firstName, lastName, email, isActive } = users;
  return db
    .select({
      row: reportHeaders,
      questionnaireType: reports.questionnaireType,
      owner: { firstName, lastName, email, isActive },
    })
    .from(reportHeaders)
    .innerJoin(reports, eq(reports.id, reportHeaders.reportId))
    .innerJoin(users, eq(users.id, reportHeaders.createdBy));
}

export async function findHeader(
  db: Db,
  companyId: number,
  headerId: number,
): Promise<StoredHeader | undefined> {
  const [header] = await selectHeaders(db).where(ofCompany(companyId, headerId));
  return header;
}

/** The same, locked until the transaction ends. */
export async function lockHeader(
  db: Db,
  companyId: number,
  headerId: number,
): Promise<StoredHeader | undefined> {
  const [header] = await selectHeaders(db)
    .where(ofCompany(companyId, headerId))
    .for('update', { of: reportHeaders });
  return header;
}

export async function updateHeaderRow(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<HeaderColumns>,
): Promise<StoredHeader | undefined> {
  await db.update(reportHeaders).set(change).where(ofCompany(companyId, id));
  return findHeader(db, companyId, id);
}

/** What a caller sees of a type of report; without `userId`, all of the company. */
type Filter = { reportId: number; userId: number | undefined; completeOnly: boolean };

function listed(companyId: number, { reportId, userId, completeOnly }: Filter) {
  return and(
    eq(reportHeaders.companyId, companyId),
    eq(reportHeaders.reportId, reportId),
    completeOnly ? eq(reportHeaders.isComplete, true) : undefined,
    userId === undefined
      ? undefined
      : or(eq(reportHeaders.createdBy, userId), eq(reportHeaders.shareStatus, 'public')),
  );
}

/** Newest first. */
export async function findHeaders(
  db: Db,
  companyId: number,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<StoredHeader[]> {
  return selectHeaders(db)
    .where(listed(companyId, filter))
    .orderBy(desc(reportHeaders.createdOn), desc(reportHeaders.id))
    .limit(limit)
    .offset(offset);
}

export async function countHeaders(db: Db, companyId: number, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reportHeaders).where(listed(companyId, filter));
  return row?.total ?? 0;
}

export async function insertHeader(db: Db, columns: HeaderColumns): Promise<StoredHeader | undefined> {
  const [row] = await db.insert(reportHeaders).values(columns).returning({ id: reportHeaders.id });
  return row && findHeader(db, columns.companyId, row.id);
}

/** With all dependent rows. Items copied from one of its own continue as copies of its source. */
export async function deleteHeaderRow(db: Db, companyId: number, headerId: number): Promise<void> {
  const [item, own] = [materialityIros, alias(materialityIros, 'own')];
  await db
    .update(item)
    .set({ basedOnId: own.basedOnId })
    .from(own)
    .where(
      and(
        eq(item.companyId, companyId),
        eq(own.companyId, companyId),
        eq(own.headerId, headerId),
        eq(item.basedOnId, own.id),
        isNotNull(own.basedOnId),
      ),
    );
  await db.delete(reportHeaders).where(ofCompany(companyId, headerId));
}

/** What of its issues outlives a report: each with its number, period, totals and checksum. */
export async function findIssueTraces(db: Db, companyId: number, headerId: number) {
  const { id, number, name, hash, createdOn, ledgerState } = reportIssues;
  return db
    .select({
      id,
      number,
      name,
      hash,
      createdOn,
      firstMonth: sql<string>`${ledgerState} ->> 'firstMonth'`,
      lastMonth: sql<string>`${ledgerState} ->> 'lastMonth'`,
      totalKg: sql<LedgerState['totalKg']>`${ledgerState} -> 'totalKg'`,
    })
    .from(reportIssues)
    .where(and(eq(reportIssues.companyId, companyId), eq(reportIssues.headerId, headerId)))
    .orderBy(number);
}

/** The edition with which a new report starts; null while none is shipped. */
export async function findNewestQuestionnaire(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ version: sql<string | null>`max(${questionnaireEditions.version})` })
    .from(questionnaireEditions);
  return row?.version ?? null;
}

/** The newest issue of each of these reports; of what the ledger said then, which may be long, its totals. */
export async function findNewestIssues(db: Db, companyId: number, headerIds: readonly number[]) {
  if (headerIds.length === 0) return [];
  const { headerId, number, ledgerState, workbook } = reportIssues;
  return db
    .selectDistinctOn([headerId], {
      headerId,
      number,
      totalKg: sql<LedgerState['totalKg']>`${ledgerState} -> 'totalKg'`,
      hasWorkbook: sql<boolean>`${workbook} is not null`,
    })
    .from(reportIssues)
    .where(and(eq(reportIssues.companyId, companyId), inArray(headerId, [...headerIds])))
    .orderBy(headerId, desc(number));
}
