import type {
  EntryListQuery,
  EntrySummary,
  EntrySummaryQuery,
} from '#api/contract/activity-data/entry-lists';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs, type Planned, type Written } from '#api/kernel/crud-verbs';
import { found, refuse } from '#api/kernel/problem-error';
import { lockLocationOf, placeIssues, requireLocation } from '#api/modules/company/locations/service';
import {
  type EmissionSetting,
  lockEmissionSetting,
  type PreparedEmissions,
  prepareEmissions,
  recordEmissions,
  removeEmissions,
  sharesVolume,
} from '#api/modules/emissions/ledger/ledger';
import { deleteEvidenceOf } from '#api/modules/intake/evidence/entry-links';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { consumptionBatch } from './batch';
import { consumptionChecks, recordedChecks } from './checks';
import { type ConsumptionKind, futureIssues, type ItemRange, type Shown } from './consumption-kind';
import { type Correcting, creditNoteIssues } from './credit-notes';
import { type EntryFilter, wordsOf } from './entry-filter';

type AtLocation<Query> = { params: { locationId: number }; query: Query };

/**
 * The operations on one type of consumption. A change checks the entry, writes the row, updates the ledger
 * and has the reviews checked again, all in one transaction.
 */
export function consumptionVerbs<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row extends { id: number; updatedOn: Date },
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>) {
  const { rows, source, entity } = kind;
  type Entered = Columns & { carbonEquivalentKg: string };
  type Plan = Pick<Shown<Row, Names>, 'names' | 'creditNotes'> & { emissions: PreparedEmissions };

  const verbs = crudVerbs<{
    row: Row;
    shown: Shown<Row, Names>;
    fresh: Entered;
    change: Entered;
    plan: Plan;
    wire: Wire;
  }>({
    entity,
    rowOf: ({ row }) => row,
    lock: rows.lock,
    async insert(db, columns, { names, creditNotes }) {
      return { row: found(await rows.insert(db, columns)), names, creditNotes };
    },
    async update(db, { companyId, id }, change, { names, creditNotes }) {
      return { row: found(await rows.update(db, companyId, id, change)), names, creditNotes };
    },
    toWire: (ctx) => (shown) => kind.toWire(shown, ctx),
    follow,
  });

  const list = verbs.lists({
    filter({ locale }, input: AtLocation<EntryListQuery>) {
      const { sortBy, isDescending } = input.query;
      return { ...filterOf(input), sortBy, isDescending, locale };
    },
    confirmEmpty: (ctx, { params }) => requireLocation(ctx, params.locationId),
    findPage: rows.findPage,
    count: rows.count,
  });

  async function summarize({
    ctx,
    input,
  }: {
    ctx: Ctx;
    input: AtLocation<EntrySummaryQuery>;
  }): Promise<EntrySummary> {
    await requireLocation(ctx, input.params.locationId);
    return rows.summarize(ctx.db, ctx.session.companyId, filterOf(input));
  }

  function filterOf({ params, query }: AtLocation<EntrySummaryQuery>): EntryFilter {
    const { search, startDate, endDate } = query;
    return { locationId: params.locationId, words: wordsOf(search), startDate, endDate };
  }

  async function listInRange(ctx: Ctx, range: ItemRange): Promise<Wire[]> {
    await requireLocation(ctx, range.locationId);
    return verbs.show(ctx, await rows.findInRange(ctx.db, ctx.session.companyId, range));
  }

  const create = verbs.creates(async (ctx, { body }: { body: Body }) =>
    plan(ctx, body, { held: await lockSetting(ctx, body), before: null }),
  );

  const update = verbs.changes({
    hold: (ctx, { body }: ById & { body: Body }) => lockSetting(ctx, body),
    plan: (ctx, { body }, { shown, held }) => plan(ctx, body, { held, before: shown }),
  });

  const remove = verbs.removes({
    hold: (ctx, { params }) =>
      lockLocationOf(ctx.db, ctx.session.companyId, { table: entity, id: params.id }),
    isNeeded: async (_ctx, _before, { creditNotes }) => creditNotes.length > 0,
    remove: rows.delete,
  });

  function lockSetting(ctx: Ctx, { locationId }: Body): Promise<EmissionSetting | undefined> {
    return lockEmissionSetting(ctx.db, ctx.session.companyId, locationId);
  }

  async function plan(
    ctx: Ctx,
    body: Body,
    { held, before }: { held: EmissionSetting | undefined; before: Shown<Row, Names> | null },
  ): Promise<Planned<Entered, Plan>> {
    const { setting, names } = await lookedUp(ctx, body, held);
    const columns = kind.toColumns(body);
    refuse(await creditNoteIssues(ctx, kind, { columns, before }));
    const emissions = await emissionsOf(ctx, body, setting, before?.row.id);
    const { carbonEquivalentKg } = emissions;
    const creditNotes = before?.creditNotes ?? [];
    return { columns: { ...columns, carbonEquivalentKg }, names, creditNotes, emissions };
  }

  /** Looks up the references of the entry. Names every invalid field, not only the first. */
  async function lookedUp(
    ctx: Ctx,
    body: Body,
    setting: EmissionSetting | undefined,
  ): Promise<{ setting: EmissionSetting; names: Names }> {
    const { issues, names } = await kind.look(ctx, body);
    refuse([
      ...futureIssues(ctx, kind.lastDay, String(body[kind.lastDay])),
      ...placeIssues(setting),
      ...issues,
    ]);
    return { setting: found(setting), names: found(names) };
  }

  /** Calculated before anything is written, because the row contains its headline figure. */
  function emissionsOf(ctx: Ctx, body: Body, setting: EmissionSetting, replacedId?: number) {
    return prepareEmissions({
      db: ctx.db,
      companyId: ctx.session.companyId,
      locationId: body.locationId,
      setting,
      activity: kind.toActivity(body),
      replacedId,
      locale: ctx.locale,
    });
  }

  /** The ledger has what the row emits, and nothing of a deleted one. */
  async function follow(ctx: Ctx, written: Written<Row, Plan>): Promise<void> {
    const where = { db: ctx.db, companyId: ctx.session.companyId };
    const sourceOf = ({ id }: Row) => ({ kind: source, id });
    if (written.isDeleted) {
      await removeEmissions({ ...where, source: sourceOf(written.before) });
      await deleteEvidenceOf(ctx, source, [written.before.id]);
      await kind.follow?.(ctx, [written.before]);
    } else {
      const { before, after, plan } = written;
      const isFresh = before === null;
      await recordEmissions({ ...where, source: sourceOf(after), emissions: plan.emissions, isFresh });
      if (before) await kind.follow?.(ctx, [before, after]);
      // What a new entry emits tells already whether it counts for others.
      else if (sharesVolume(plan.emissions)) await kind.follow?.(ctx, [after]);
    }
    await scheduleCompletenessCheck(ctx);
  }

  return {
    list,
    summarize,
    listInRange,
    create,
    update,
    remove,
    check: consumptionChecks(kind),
    recorded: recordedChecks(kind),
    batch: consumptionBatch(kind),
  };
}
