import { and, eq } from 'drizzle-orm';
import type { UserSettings } from '#api/contract/account/user-settings';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';

const columns = {
  hideTour: users.hideTour,
  hideAddLocationTooltip: users.hideAddLocationTooltip,
  hideAddDataTooltip: users.hideAddDataTooltip,
  hideDashboardCompanyTile: users.hideDashboardCompanyTile,
};

const oneUser = (companyId: number, userId: number) =>
  and(eq(users.companyId, companyId), eq(users.id, userId));

export async function findUserSettings(db: Db, companyId: number, userId: number) {
  const [row] = await db.select(columns).from(users).where(oneUser(companyId, userId));
  return row;
}

/** Does not change the row's stamp: dismissing a hint must not make an administrator's edit of the member stale. */
export async function updateUserSettings(
  db: Db,
  companyId: number,
  userId: number,
  change: Partial<UserSettings>,
) {
  const [row] = await db.update(users).set(change).where(oneUser(companyId, userId)).returning(columns);
  return row;
}
