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

/** Leaves the audit row of a change, inside its transaction. Never pass a password, code or token. */
export async function audit(ctx: PublicContext, change: Change): Promise<void> {
  if (!ctx.unitOfWork) throw new Error('audit() belongs inside transaction().');
  const actor = change.actor ?? ctx.session;
  ctx.unitOfWork.auditRows.push({
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
