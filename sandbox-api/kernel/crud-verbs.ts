import type { PageQuery } from '#api/contract/fields';
import type { Db } from '#api/db/db';
import { audit } from './audit';
import type { Ctx } from './context';
import { lastChangeOf } from './last-change';
import { limitsOf, type Page, pageOf } from './paging';
import { found, ProblemError } from './problem-error';
import { assertUnmodified, nextStamp } from './stamps';
import { transaction } from './transaction';

export type Call<Input> = { ctx: Ctx; input: Input };
export type ById = { params: { id: number }; unmodifiedSince?: Date | undefined };

/** What one kind of row is made of. */
type Parts = {
  /** As stored; what the audit keeps. */
  row: { id: number; updatedOn: Date };
  /** The row with what its wire form needs from other tables. */
  shown: unknown;
  /** Columns of a new row, and of a changed one. */
  fresh: object;
  change: object;
  /** What is found out before the row is written and needed once it is. */
  plan: object;
  wire: unknown;
};

/** Columns that a new row gets besides its own. */
export type Created = { companyId: number; createdBy: number; createdOn: Date; updatedOn: Date };
type Stamped = Pick<Created, 'updatedOn'>;

/** The columns to write, with whatever else the plan holds. */
export type Planned<Columns, Plan = object> = Plan & { columns: Columns };

/** A change once its row is written; `before` is null for a new row. */
export type Written<Row, Plan> =
  | { isDeleted: false; before: Row | null; after: Row; plan: Plan }
  | { isDeleted: true; before: Row; after: null; plan: null };

/** What one kind of row tells the verbs that all kinds share. */
export interface CrudKind<T extends Parts> {
  /** Table name, for the audit. */
  entity: string;
  rowOf(shown: T['shown']): T['row'];
  /** The company's row, which nobody else changes before the transaction ends; undefined for a foreign one. */
  lock(db: Db, companyId: number, id: number): Promise<T['shown'] | undefined>;
  insert(db: Db, row: T['fresh'] & Created, plan: T['plan']): Promise<T['shown'] | undefined>;
  update(
    db: Db,
    key: { companyId: number; id: number },
    change: T['change'] & Stamped,
    plan: T['plan'],
  ): Promise<T['shown'] | undefined>;
  /** Made once per answer, so that what all rows of a list need is looked up once. */
  toWire(ctx: Ctx): (shown: T['shown']) => T['wire'] | Promise<T['wire']>;
  /** What a change brings about besides its row, in its transaction: other rows, jobs, refusals. */
  follow?(ctx: Ctx, written: Written<T['row'], T['plan']>): Promise<void>;
}

type Paged = { query: PageQuery };

/** Rows of a page, with how many there are on all pages where the same statement has counted them. */
export type CountedPage<Row> = { rows: Row[]; total: number | null };
export type PagePart = { limit: number; offset: number; isCounted: boolean };

interface Listing<T extends Parts, Input, Filter> {
  /** Refuses what cannot be listed. */
  filter(ctx: Ctx, input: Input): Promise<Filter> | Filter;
  /** Refuses what has nothing to list because it is not there: a row that is found says that it is. */
  confirmEmpty?(ctx: Ctx, input: Input): Promise<unknown>;
  findPage(
    db: Db,
    companyId: number,
    page: Filter & PagePart,
  ): Promise<T['shown'][] | CountedPage<T['shown']>>;
  count(db: Db, companyId: number, filter: Filter): Promise<number>;
}

interface Changing<T extends Parts, Input, Held> {
  /** For the audit, where it is more than an update. */
  action?: string | ((input: Input) => string);
  /** What is locked before the row: in another order than everybody's, two changes could wait for each other. */
  hold?(ctx: Ctx, input: Input): Promise<Held>;
  /**
   * Checks the change and refuses with every field that does not fit. Null: all is as it was, so that the row is not
   * written and keeps its stamp; the audit tells that somebody saved it.
   */
  plan(
    ctx: Ctx,
    input: Input,
    known: { before: T['row']; shown: T['shown']; held: Held },
  ): Promise<Change<T> | null> | Change<T> | null;
}

interface Removing<T extends Parts> {
  hold?(ctx: Ctx, input: ById): Promise<unknown>;
  /** True when something else could not be without it: refused as `blocked_by_dependants`. */
  isNeeded?(ctx: Ctx, before: T['row'], shown: T['shown']): Promise<boolean>;
  /** With the stamps of a row that is only marked as deleted. */
  remove(db: Db, companyId: number, id: number, stamps: Stamped & { deletedOn: Date }): Promise<void>;
}

type Fresh<T extends Parts> = Planned<T['fresh'], T['plan']>;
type Change<T extends Parts> = Planned<T['change'], T['plan']>;

/**
 * Verbs for the rows of a company. Each change is one transaction: the row is locked and is the company's (else it is
 * missing), it is as the caller saw it (else `stale`, with the row as it is now), its stamp moves on, and an audit row
 * tells how it was and how it is.
 */
export function crudVerbs<T extends Parts>(kind: CrudKind<T>) {
  const { entity, rowOf } = kind;

  function lists<Input extends Paged, Filter>(listing: Listing<T, Input, Filter>) {
    return async ({ ctx, input }: Call<Input>): Promise<Page<T['wire']>> => {
      const { companyId } = ctx.session;
      const filter = await listing.filter(ctx, input);
      const { IncludeCount: isCounted } = input.query;
      const part = { ...limitsOf(input.query), isCounted };
      const page = await listing.findPage(ctx.db, companyId, { ...filter, ...part });
      const { rows, total } = Array.isArray(page) ? { rows: page, total: null } : page;
      if (rows.length === 0) await listing.confirmEmpty?.(ctx, input);
      const count = isCounted ? (total ?? (await listing.count(ctx.db, companyId, filter))) : 0;
      return pageOf(await show(ctx, rows), input.query, count);
    };
  }

  /** The plan also locks what the new row rests on. */
  function creates<Input>(plan: (ctx: Ctx, input: Input) => Promise<Fresh<T>>) {
    return ({ ctx, input }: Call<Input>): Promise<T['wire']> =>
      transaction(ctx, async (ctx) => insert(ctx, await plan(ctx, input)));
  }

  function changes<Input extends ById, Held = unknown>(changing: Changing<T, Input, Held>) {
    return ({ ctx, input }: Call<Input>): Promise<T['wire']> =>
      transaction(ctx, async (ctx) => {
        const held = (await changing.hold?.(ctx, input)) as Held;
        const shown = await lockUnmodified(ctx, input);
        const before = rowOf(shown);
        const plan = await changing.plan(ctx, input, { before, shown, held });
        const action = typeof changing.action === 'function' ? changing.action(input) : changing.action;
        return plan ? update(ctx, { before, plan, action }) : leave(ctx, { before, action });
      });
  }

  function removes(removing: Removing<T>) {
    return ({ ctx, input }: Call<ById>): Promise<void> =>
      transaction(ctx, async (ctx) => {
        await removing.hold?.(ctx, input);
        const shown = await lockUnmodified(ctx, input);
        const before = rowOf(shown);
        if (await removing.isNeeded?.(ctx, before, shown)) throw new ProblemError('blocked_by_dependants');
        const { clock } = ctx.platform;
        const stamps = { deletedOn: clock.now(), updatedOn: nextStamp(clock, before.updatedOn) };
        await removing.remove(ctx.db, ctx.session.companyId, before.id, stamps);
        await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
        await kind.follow?.(ctx, { isDeleted: true, before, after: null, plan: null });
      });
  }

  /** Within the caller's transaction. */
  async function insert(ctx: Ctx, plan: Fresh<T>): Promise<T['wire']> {
    const { clock } = ctx.platform;
    const { companyId, userId } = ctx.session;
    const created = { companyId, createdBy: userId, createdOn: clock.now(), updatedOn: nextStamp(clock) };
    const shown = found(await kind.insert(ctx.db, { ...plan.columns, ...created }, plan));
    return finish(ctx, { action: 'create', before: null, shown, plan });
  }

  /** Within the caller's transaction, of a row that the caller has locked. */
  async function update(
    ctx: Ctx,
    { before, plan, action = 'update' }: { before: T['row']; plan: Change<T>; action?: string | undefined },
  ): Promise<T['wire']> {
    const key = { companyId: ctx.session.companyId, id: before.id };
    const change = { ...plan.columns, updatedOn: nextStamp(ctx.platform.clock, before.updatedOn) };
    const shown = found(await kind.update(ctx.db, key, change, plan));
    return finish(ctx, { action, before, shown, plan });
  }

  /** The row as it is, with what the plan may have changed beside it. */
  async function leave(
    ctx: Ctx,
    { before, action = 'update' }: { before: T['row']; action?: string | undefined },
  ): Promise<T['wire']> {
    const shown = found(await kind.lock(ctx.db, ctx.session.companyId, before.id));
    await audit(ctx, { action, entity, entityId: before.id, before, after: rowOf(shown) });
    return kind.toWire(ctx)(shown);
  }

  async function finish(
    ctx: Ctx,
    change: { action: string; before: T['row'] | null; shown: T['shown']; plan: T['plan'] },
  ): Promise<T['wire']> {
    const { action, before, shown, plan } = change;
    const after = rowOf(shown);
    await audit(ctx, { action, entity, entityId: after.id, before, after });
    await kind.follow?.(ctx, { isDeleted: false, before, after, plan });
    return kind.toWire(ctx)(shown);
  }

  async function lockUnmodified(ctx: Ctx, { params, unmodifiedSince }: ById): Promise<T['shown']> {
    const current = found(await kind.lock(ctx.db, ctx.session.companyId, params.id));
    const row = rowOf(current);
    await assertUnmodified(
      row.updatedOn,
      unmodifiedSince,
      () => kind.toWire(ctx)(current),
      () => lastChangeOf(ctx, entity, row.id, row.updatedOn),
    );
    return current;
  }

  /** Rows as they are answered; one after the other, since there may be one connection only. */
  async function show(ctx: Ctx, rows: readonly T['shown'][]): Promise<T['wire'][]> {
    const toWire = kind.toWire(ctx);
    const wires: T['wire'][] = [];
    for (const row of rows) wires.push(await toWire(row));
    return wires;
  }

  return { lists, creates, changes, removes, insert, update, show };
}
