import type { PageQuery } from '#api/contract/fields';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found, refuse } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { holdLocationOf, placeIssues, requireLocation } from '#api/modules/company/locations/service';
import {
  type EmissionSetting,
  holdEmissionSetting,
  type PreparedEmissions,
  prepareEmissions,
  recordEmissions,
  removeEmissions,
} from '#api/modules/emissions/ledger/ledger';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { consumptionBatch } from './batch';
import { type ConsumptionKind, futureIssues, type ItemRange, type Shown } from './consumption-kind';

type Call<Input> = { ctx: Ctx; input: Input };
type ById = { params: { id: number }; unmodifiedSince: Date | undefined };

/**
 * What can be done with one kind of consumption. A change checks the entry, writes the row, puts it into the
 * ledger, leaves an audit row and has the reviews looked at again, all in one transaction.
 */
export function consumptionVerbs<
  Body extends { locationId: number },
  Columns extends { value: string },
  Row extends { id: number; updatedOn: Date },
  Names,
  Wire,
>(kind: ConsumptionKind<Body, Columns, Row, Names, Wire>) {
  const { rows, source, entity } = kind;

  async function list({
    ctx,
    input: { params, query },
  }: Call<{ params: { locationId: number }; query: PageQuery }>): Promise<Page<Wire>> {
    const { companyId } = ctx.session;
    await requireLocation(ctx, params.locationId);
    const page = await rows.findPage(ctx.db, companyId, { ...params, ...limitsOf(query) });
    const total = query.IncludeCount ? await rows.count(ctx.db, companyId, params.locationId) : 0;
    return pageOf(
      page.map((row) => kind.toWire(row, ctx)),
      query,
      total,
    );
  }

  async function listInRange(ctx: Ctx, range: ItemRange): Promise<Wire[]> {
    await requireLocation(ctx, range.locationId);
    const inRange = await rows.findInRange(ctx.db, ctx.session.companyId, range);
    return inRange.map((row) => kind.toWire(row, ctx));
  }

  async function create({ ctx, input: { body } }: Call<{ body: Body }>): Promise<Wire> {
    return transaction(ctx, async (ctx) => {
      const { companyId, userId } = ctx.session;
      const held = await holdEmissionSetting(ctx.db, companyId, body.locationId);
      const { setting, names } = await lookedUp(ctx, body, held);
      const emissions = await emissionsOf(ctx, body, setting);
      const { clock } = ctx.platform;
      const row = await rows.insert(ctx.db, {
        ...kind.toColumns(body),
        companyId,
        carbonEquivalentKg: emissions.carbonEquivalentKg,
        createdBy: userId,
        createdOn: clock.now(),
        updatedOn: nextStamp(clock),
      });
      return finishChange(ctx, { row: found(row), names }, { emissions, before: null });
    });
  }

  async function update({
    ctx,
    input: { params, body, unmodifiedSince },
  }: Call<ById & { body: Body }>): Promise<Wire> {
    return transaction(ctx, async (ctx) => {
      const { companyId } = ctx.session;
      const held = await holdEmissionSetting(ctx.db, companyId, body.locationId);
      const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
      const { setting, names } = await lookedUp(ctx, body, held);
      const emissions = await emissionsOf(ctx, body, setting);
      const row = await rows.update(ctx.db, companyId, params.id, {
        ...kind.toColumns(body),
        carbonEquivalentKg: emissions.carbonEquivalentKg,
        updatedOn: nextStamp(ctx.platform.clock, before.updatedOn),
      });
      return finishChange(ctx, { row: found(row), names }, { emissions, before });
    });
  }

  async function remove({ ctx, input: { params, unmodifiedSince } }: Call<ById>): Promise<void> {
    await transaction(ctx, async (ctx) => {
      const { companyId } = ctx.session;
      await holdLocationOf(ctx.db, companyId, { table: entity, id: params.id });
      const before = await lockUnmodified(ctx, params.id, unmodifiedSince);
      await removeEmissions({ db: ctx.db, companyId, source: { kind: source, id: params.id } });
      await rows.delete(ctx.db, companyId, params.id);
      await audit(ctx, { action: 'delete', entity, entityId: params.id, before });
      await scheduleCompletenessCheck(ctx);
    });
  }

  /** The row, locked, unless somebody changed it after the caller read it. */
  async function lockUnmodified(ctx: Ctx, id: number, unmodifiedSince: Date | undefined): Promise<Row> {
    const current = found(await rows.lock(ctx.db, ctx.session.companyId, id));
    assertUnmodified(current.row.updatedOn, unmodifiedSince, kind.toWire(current, ctx));
    return current.row;
  }

  /** Looks up what the entry refers to. Names every field that does not fit, not only the first. */
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

  /** Worked out before anything is written: the row's headline figure goes in with it. */
  function emissionsOf(ctx: Ctx, body: Body, setting: EmissionSetting) {
    return prepareEmissions({
      db: ctx.db,
      companyId: ctx.session.companyId,
      locationId: body.locationId,
      setting,
      activity: kind.toActivity(body),
      locale: ctx.locale,
    });
  }

  /** What follows the written row, which is new when there is none before it. */
  async function finishChange(
    ctx: Ctx,
    shown: Shown<Row, Names>,
    { emissions, before }: { emissions: PreparedEmissions; before: Row | null },
  ): Promise<Wire> {
    const { id } = shown.row;
    await recordEmissions({
      db: ctx.db,
      companyId: ctx.session.companyId,
      source: { kind: source, id },
      emissions,
      isFresh: before === null,
    });
    const action = before === null ? 'create' : 'update';
    await audit(ctx, { action, entity, entityId: id, before, after: shown.row });
    await scheduleCompletenessCheck(ctx);
    return kind.toWire(shown, ctx);
  }

  return { list, listInRange, create, update, remove, batch: consumptionBatch(kind) };
}
