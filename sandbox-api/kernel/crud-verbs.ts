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

/** The types that describe one type of row. */
type Parts = {
  /** The row as stored; the audit keeps this form. */
  row: { id: number; updatedOn: Date };
  /** The row with the data from other tables that its wire form needs. */
  shown: unknown;
  /** Column values of a new row, and of a changed one. */
  fresh: object;
  change: object;
  /** Results of planning that are needed after the row is written. */
  plan: object;
  wire: unknown;
};

/** Additional columns of a new row. */
export type Created = { companyId: number; createdBy: number; createdOn: Date; updatedOn: Date };
type Stamped = Pick<Created, 'updatedOn'>;

/** The columns to write, with the other results of planning. */
export type Planned<Columns, Plan = object> = Plan & { columns: Columns };

/** A change after its row is written; `before` is null for a new row. */
export type Written<Row, Plan> =
  | { isDeleted: false; before: Row | null; after: Row; plan: Plan }
  | { isDeleted: true; before: Row; after: null; plan: null };

/** What each type of row provides to the shared verbs. */
export interface CrudKind<T extends Parts> {
  /** Table name for the audit. */
  entity: string;
  rowOf(shown: T['shown']): T['row'];
  /** The company's row, locked until the transaction ends; undefined for a row of another company. */
  lock(db: Db, companyId: number, id: number): Promise<T['shown'] | undefined>;
  insert(db: Db, row: T['fresh'] & Created, plan: T['plan']): Promise<T['shown'] | undefined>;
  update(
    db: Db,
    key: { companyId: number; id: number },
    change: T['change'] & Stamped,
    plan: T['plan'],
  ): Promise<T['shown'] | undefined>;
  /** Created once per response, so that lookups for all rows of a list are made once. */
  toWire(ctx: Ctx): (shown: T['shown']) => T['wire'] | Promise<T['wire']>;
  /** Effects of a change besides its row, in the same transaction: other rows, jobs, refusals. */
  follow?(ctx: Ctx, written: Written<T['row'], T['plan']>): Promise<void>;
}

type Paged = { query: PageQuery };

/** Rows of a page, with the total number on all pages if the same statement has counted them. */
export type CountedPage<Row> = { rows: Row[]; total: number | null };
export type PagePart = { limit: number; offset: number; isCounted: boolean };

interface Listing<T extends Parts, Input, Filter> {
  /** Refuses a list that is not available. */
  filter(ctx: Ctx, input: Input): Promise<Filter> | Filter;
  /**
   * Refuses a list whose parent does not exist. Called only for an empty list: any row proves the parent
   * exists.
   */
  confirmEmpty?(ctx: Ctx, input: Input): Promise<unknown>;
  findPage(
    db: Db,
    companyId: number,
    page: Filter & PagePart,
  ): Promise<T['shown'][] | CountedPage<T['shown']>>;
  count(db: Db, companyId: number, filter: Filter): Promise<number>;
}

interface Changing<T extends Parts, Input, Held> {
  /** The name for the audit when it is more than an update. */
  action?: string | ((input: Input) => string);
  /**
   * Locks other rows before the row itself. All changes use the same order, so that no two wait for each
   * other.
   */
  hold?(ctx: Ctx, input: Input): Promise<Held>;
  /**
   * Checks the change and refuses it with all invalid fields. Null means that nothing changed: the row is not
   * written and keeps its stamp, and the audit records that a user saved it.
   */
  plan(
    ctx: Ctx,
    input: Input,
    known: { before: T['row']; shown: T['shown']; held: Held },
  ): Promise<Change<T> | null> | Change<T> | null;
}

interface Removing<T extends Parts> {
  hold?(ctx: Ctx, input: ById): Promise<unknown>;
  /**
   * True when other rows could not exist without this one: the deletion is refused as
   * `blocked_by_dependants`.
   */
  isNeeded?(ctx: Ctx, before: T['row'], shown: T['shown']): Promise<boolean>;
  /** With the stamps of a row that is only marked as deleted. */
  remove(db: Db, companyId: number, id: number, stamps: Stamped & { deletedOn: Date }): Promise<void>;
}

type Fresh<T extends Parts> = Planned<T['fresh'], T['plan']>;
type Change<T extends Parts> = Planned<T['change'], T['plan']>;

/**
 * Verbs for the rows of a company. Each change is one transaction. The row is locked and must belong to the
 * company (otherwise it is missing) and be unchanged since the caller read it (otherwise `stale`, with the
 * current row). Its stamp advances, and an audit row records it before and after.
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

  /** The plan also locks the rows that the new one depends on. */
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

  /** Runs within the caller's transaction. */
  async function insert(ctx: Ctx, plan: Fresh<T>): Promise<T['wire']> {
    const { clock } = ctx.platform;
    const { companyId, userId } = ctx.session;
    const created = { companyId, createdBy: userId, createdOn: clock.now(), updatedOn: nextStamp(clock) };
    const shown = found(await kind.insert(ctx.db, { ...plan.columns, ...created }, plan));
    return finish(ctx, { action: 'create', before: null, shown, plan });
  }

  /** Runs within the caller's transaction, on a row that the caller has locked. */
  async function update(
    ctx: Ctx,
    { before, plan, action = 'update' }: { before: T['row']; plan: Change<T>; action?: string | undefined },
  ): Promise<T['wire']> {
    const key = { companyId: ctx.session.companyId, id: before.id };
    const change = { ...plan.columns, updatedOn: nextStamp(ctx.platform.clock, before.updatedOn) };
    const shown = found(await kind.update(ctx.db, key, change, plan));
    return finish(ctx, { action, before, shown, plan });
  }

  /** The current row, with data beside it that the plan may have changed. */
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

  /** Rows in wire form, converted one after the other because there may be only one connection. */
  async function show(ctx: Ctx, rows: readonly T['shown'][]): Promise<T['wire'][]> {
    const toWire = kind.toWire(ctx);
    const wires: T['wire'][] = [];
    for (const row of rows) wires.push(await toWire(row));
    return wires;
  }

  return { lists, creates, changes, removes, insert, update, show };
}
