import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportFacilities, reportGeneralInformations } from '#api/db/schema/reports';
import { statesVerification, withoutVerification } from './clear-verification';

export type Copy = { companyId: number; fromId: number; toId: number; userId: number; updatedOn: Date };

/** General information without what was stated of one issue alone; the copy names what it was copied from. Answers whether there was any. */
export async function copyGeneralInformation(db: Db, { companyId, fromId, toId, updatedOn }: Copy) {
  const [row] = await db
    .select()
    .from(reportGeneralInformations)
    .where(
      and(eq(reportGeneralInformations.companyId, companyId), eq(reportGeneralInformations.headerId, fromId)),
    );
  if (!row) return false;
  const { id: _id, ...columns } = row;
  await db.insert(reportGeneralInformations).values({
    ...columns,
    ...withoutVerification(row),
    isVerificationCleared: statesVerification(row),
    headerId: toId,
    basedOnId: fromId,
    updatedOn,
  });
  return true;
}

export async function copyFacilities(db: Db, { companyId, fromId, toId }: Copy): Promise<boolean> {
  const rows = await db
    .select()
    .from(reportFacilities)
    .where(and(eq(reportFacilities.companyId, companyId), eq(reportFacilities.headerId, fromId)))
    .orderBy(reportFacilities.position);
  if (rows.length === 0) return false;
  await db.insert(reportFacilities).values(rows.map(({ id: _id, ...row }) => ({ ...row, headerId: toId })));
  return true;
}

/** Answers to these questions with their pictures. Values from the data of the other period lose that mark. */
export async function copyAnswers(
  db: Db,
  { companyId, fromId, toId, userId, updatedOn, questionIds }: Copy & { questionIds: readonly number[] },
): Promise<boolean> {
  if (questionIds.length === 0) return false;
  const stamp = updatedOn.toISOString();
  const { rows } = await db.execute<{ copied: number }>(sql`
    with copied as (
      insert into report_answers (company_id, header_id, question_id, "values", is_from_data, updated_by, updated_on)
      select company_id, ${toId}::integer, question_id, "values", false, ${userId}::integer, ${stamp}::timestamptz
      from report_answers where company_id = ${companyId} and header_id = ${fromId} and question_id in ${[...questionIds]}
      returning id, question_id
    ),
    pictures as (
      insert into report_answer_images (answer_id, name, media_type, width_px, height_px, content)
      select copied.id, image.name, image.media_type, image.width_px, image.height_px, image.content
      from report_answer_images image
      join report_answers answer on answer.id = image.answer_id
      join copied on copied.question_id = answer.question_id
      where answer.company_id = ${companyId} and answer.header_id = ${fromId}
    )
    select count(*)::int as copied from copied`);
  return (rows[0]?.copied ?? 0) > 0;
}
