import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { recalculateExtent } from '#api/modules/recalculation/service';

/** Gives every row of a company its emissions, location by location, through the ledger. */
export async function recordCompanyEmissions(db: Db, companyId: number): Promise<void> {
  const rows = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.companyId, companyId))
    .orderBy(asc(locations.id));
  for (const { id } of rows) await recalculateExtent(db, companyId, { locationId: id });
}
