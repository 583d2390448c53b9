import type { Db } from '#api/db/db';
import type { Ctx, Platform } from '#api/kernel/context';
import type { DemoCompany } from '../../companies/demo-company';

/** A request context of that demo user. */
export function contextOf(
  { db, platform }: { db: Db; platform: Platform },
  {
    id: companyId,
    modules,
    accounts,
    members = [],
  }: Pick<DemoCompany, 'id' | 'modules' | 'accounts' | 'members'>,
  userId: number,
): Ctx {
  const locale = [...accounts, ...members].find(({ id }) => id === userId)?.languageId === 2 ? 'pl' : 'en';
  return {
    db,
    platform,
    locale,
    requestId: 'demo',
    origin: null,
    idempotency: null,
    unitOfWork: null,
    session: {
      sessionId: 0,
      userId,
      companyId,
      role: 'User',
      locale,
      forcePasswordChange: false,
      expiresOn: platform.clock.now(),
      lastUsedOn: null,
      modules,
    },
  };
}
