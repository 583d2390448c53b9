import { auditLog } from '#api/db/schema/platform';
import type { PublicContext } from './context';

export type Change = {
  /** What happened, for instance `create`, `update`, `delete`, `sign-in`. */
  action: string;
  /** Table name of the changed thing. */
  entity: string;
  entityId?: number | null;
  before?: unknown;
  after?: unknown;
  /** Only for calls before sign-in, where the context has no session. */
  actor?: { companyId: number; userId: number };
};

/** Writes the audit row of a change, inside its transaction. Never pass a password, code or token. */
export async function audit(ctx: PublicContext, change: Change): Promise<void> {
  if (!ctx.unitOfWork) throw new Error('audit() belongs inside transaction().');
  ctx.unitOfWork.auditedChanges += 1;
  const actor = change.actor ?? ctx.session;
  await ctx.db.insert(auditLog).values({
    companyId: actor?.companyId ?? null,
    userId: actor?.userId ?? null,
    action: change.action,
    entity: change.entity,
    entityId: change.entityId ?? null,
    before: change.before ?? null,
    after: change.after ?? null,
    requestId: ctx.requestId,
    occurredOn: ctx.platform.clock.now(),
  });
}
