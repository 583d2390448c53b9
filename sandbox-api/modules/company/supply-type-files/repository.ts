import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { locationSupplyTypeFiles, locationSupplyTypes } from '#api/db/schema/consumption';

type NewFile = typeof locationSupplyTypeFiles.$inferInsert;

/** All but the content, which lists and the audit do without. */
const described = {
  id: locationSupplyTypeFiles.id,
  locationSupplyTypeId: locationSupplyTypeFiles.locationSupplyTypeId,
  name: locationSupplyTypeFiles.name,
  mediaType: locationSupplyTypeFiles.mediaType,
  sizeBytes: sql<number>`length(${locationSupplyTypeFiles.content})`,
  digest: locationSupplyTypeFiles.digest,
  createdOn: locationSupplyTypeFiles.createdOn,
};

const own = (companyId: number) => eq(locationSupplyTypeFiles.companyId, companyId);

export type DescribedFile = Awaited<ReturnType<typeof findFiles>>[number];

export async function findFiles(db: Db, companyId: number, locationSupplyTypeId: number) {
  return db
    .select({ ...described, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(locationSupplyTypeFiles)
    .leftJoin(users, eq(users.id, locationSupplyTypeFiles.createdBy))
    .where(and(own(companyId), eq(locationSupplyTypeFiles.locationSupplyTypeId, locationSupplyTypeId)))
    .orderBy(desc(locationSupplyTypeFiles.id));
}

export async function findFileContent(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      name: locationSupplyTypeFiles.name,
      mediaType: locationSupplyTypeFiles.mediaType,
      content: locationSupplyTypeFiles.content,
    })
    .from(locationSupplyTypeFiles)
    .where(and(own(companyId), eq(locationSupplyTypeFiles.id, id)));
  return row;
}

/** Holds the contract until the transaction ends, so that no file is added to one that is being deleted. */
export async function lockContract(db: Db, companyId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: locationSupplyTypes.id })
    .from(locationSupplyTypes)
    .where(and(eq(locationSupplyTypes.companyId, companyId), eq(locationSupplyTypes.id, id)))
    .for('share');
  return rows.length > 0;
}

export async function insertFile(db: Db, row: NewFile) {
  const [inserted] = await db.insert(locationSupplyTypeFiles).values(row).returning(described);
  if (!inserted) throw new Error('The insert gave no row.');
  return inserted;
}

/** Answers how it was; undefined for a foreign one. */
export async function deleteFile(db: Db, companyId: number, id: number) {
  const [row] = await db
    .delete(locationSupplyTypeFiles)
    .where(and(own(companyId), eq(locationSupplyTypeFiles.id, id)))
    .returning(described);
  return row;
}

const contractsOf = (companyId: number, locationId: number) =>
  and(eq(locationSupplyTypes.companyId, companyId), eq(locationSupplyTypes.locationId, locationId));

const ofLocation = (db: Db, companyId: number, locationId: number) =>
  and(
    own(companyId),
    inArray(
      locationSupplyTypeFiles.locationSupplyTypeId,
      db
        .select({ id: locationSupplyTypes.id })
        .from(locationSupplyTypes)
        .where(contractsOf(companyId, locationId)),
    ),
  );

/** Answers how they were. Waits for those that are just being added, and lets no more be added to the contracts. */
export async function deleteFilesOfLocation(db: Db, companyId: number, locationId: number) {
  await db
    .select({ id: locationSupplyTypes.id })
    .from(locationSupplyTypes)
    .where(contractsOf(companyId, locationId))
    .orderBy(asc(locationSupplyTypes.id))
    .for('update');
  return db
    .delete(locationSupplyTypeFiles)
    .where(ofLocation(db, companyId, locationId))
    .returning(described);
}

export async function countFilesOfLocation(db: Db, companyId: number, locationId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(locationSupplyTypeFiles)
    .where(ofLocation(db, companyId, locationId));
  return row?.total ?? 0;
}
