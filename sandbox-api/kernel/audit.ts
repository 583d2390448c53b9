import type { PublicContext } from './context';

export type Change = {
  /** The action, for instance `create`, `update`, `delete`, `sign-in`. */
  action: string;
  /** Table name of the changed row. */
  entity: string;
  entityId?: number | null;
  /** Location of the changed row; read from the row if it has one. */
  locationId?: number | null;
  before?: unknown;
  after?: unknown;
  /** Only for calls before sign-in, which have no session. */
  actor?: { companyId: number; userId: number };
};

/** Writes the audit row of a change, inside its transaction. Never pass a password, code or token. */
export async function audit(ctx: PublicContext, change: Change): Promise<void> {
  if (!ctx.unitOfWork) throw new Error('audit() belongs inside transaction().');
  const actor = change.actor ?? ctx.session;
  ctx.unitOfWork.auditRows.push({
    companyId: actor?.companyId ?? null,
    userId: actor?.userId ?? null,
    action: change.action,
    entity: change.entity,
    entityId: change.entityId ?? null,
    locationId: change.locationId ?? placeOf(change),
    before: change.before ?? null,
    after: change.after ?? null,
    requestId: ctx.requestId,
    occurredOn: ctx.platform.clock.now(),
  });
}

function placeOf({ entity, entityId, before, after }: Change): number | null {
  if (entity === 'locations') return entityId ?? null;
  for (const row of [after, before]) {
    const place = (row as { locationId?: unknown } | null | undefined)?.locationId;
    if (typeof place === 'number') return place;
  }
  return null;
}
