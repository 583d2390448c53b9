import type { UserSettings } from '#api/contract/account/user-settings';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import * as repository from './repository';

export async function readUserSettings({ ctx }: { ctx: Ctx }): Promise<UserSettings> {
  const { companyId, userId } = ctx.session;
  return found(await repository.findUserSettings(ctx.db, companyId, userId));
}

type SetFlag = (call: { ctx: Ctx; input: { query: { value: boolean } } }) => Promise<UserSettings>;

export const updateHideTour = setFlag('hideTour');
export const updateHideAddLocationTooltip = setFlag('hideAddLocationTooltip');
export const updateHideAddDataTooltip = setFlag('hideAddDataTooltip');
export const updateHideDashboardCompanyTile = setFlag('hideDashboardCompanyTile');

/** The verb that sets one of the user's own flags. */
function setFlag(flag: keyof UserSettings): SetFlag {
  return ({ ctx, input: { query } }) =>
    transaction(ctx, async (ctx) => {
      const { companyId, userId } = ctx.session;
      const change = { [flag]: query.value };
      const after = found(await repository.updateUserSettings(ctx.db, companyId, userId, change));
      await audit(ctx, { action: 'update', entity: 'users', entityId: userId, after: change });
      return after;
    });
}
