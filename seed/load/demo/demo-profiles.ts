import type { Db } from '#api/db/db';
import { intakeProfiles } from '#api/db/schema/intake';
import type { Platform } from '#api/kernel/context';
import type { DemoCompany } from '../../companies/demo-company';

/** As if a user had recorded such a file before; that file itself is not part of the demo. */
export async function insertIntakeProfiles(
  { db, platform }: { db: Db; platform: Platform },
  { id: companyId, intakeProfiles: learnt = [] }: Pick<DemoCompany, 'id' | 'intakeProfiles'>,
): Promise<void> {
  if (learnt.length === 0) return;
  await db.insert(intakeProfiles).values(
    learnt.map(({ by, ...profile }) => ({
      ...profile,
      companyId,
      version: 1,
      useCount: 0,
      updatedBy: by,
      updatedOn: platform.clock.now(),
    })),
  );
}
