import { eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { materialityEditions } from '#api/db/schema/materiality';
import type { EditionContent } from '#api/domain/materiality/edition';

export async function findEditionContent(db: Db, version: string): Promise<EditionContent | undefined> {
  const [row] = await db
    .select({ content: materialityEditions.content })
    .from(materialityEditions)
    .where(eq(materialityEditions.version, version));
  return row?.content as EditionContent | undefined;
}

export async function findEditionVersions(db: Db): Promise<string[]> {
  const rows = await db.select({ version: materialityEditions.version }).from(materialityEditions);
  return rows.map(({ version }) => version);
}
