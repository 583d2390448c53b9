import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { EntryRangeQuery } from '#api/contract/activity-data/entry-lists';
import type { Scope3Consumption, Scope3ConsumptionBody } from '#api/contract/activity-data/value-chain';
import type { PageQuery } from '#api/contract/fields';
import { entryActivity } from '#api/domain/value-chain/entry-activity';
import { findForm } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs, type Planned, type Written } from '#api/kernel/crud-verbs';
import { found, ProblemError } from '#api/kernel/problem-error';
import { EntryTables, type KeptEntry, readEntry } from '#api/modules/activity-data/value-chain-forms/service';
import { lockLocationOf, placeIssues, requireLocation } from '#api/modules/company/locations/service';
import {
  type EmissionSetting,
  lockEmissionSetting,
  type PreparedEmissions,
  prepareEmissions,
  recordEmissions,
  removeEmissions,
} from '#api/modules/emissions/ledger/ledger';
import { deleteEvidenceOf } from '#api/modules/intake/evidence/entry-links';
import { scheduleCompletenessCheck } from '#api/modules/reviews/reviews/completeness';
import { insideValues } from './batch';
import { warningsOfEntry } from './checks';

export { valueChainBatch } from './batch';
export { recordedEntryWarnings } from './checks';

import * as repository from './repository';

type AtLocation = { locationId: number };
type List<Params> = { params: Params; query: PageQuery };

type Entry = KeptEntry & { locationId: number; inputFormId: number; carbonEquivalentKg: string };
type Plan = { emissions: PreparedEmissions };

/** Entries of the forms of the value chain. */
const verbs = crudVerbs<{
  row: repository.Scope3Row;
  shown: repository.Scope3Row;
  fresh: Entry;
  change: Entry;
  plan: Plan;
  wire: Scope3Consumption;
}>({
  entity: 'scope3_consumptions',
  rowOf: (row) => row,
  lock: repository.lockScope3Consumption,
  async insert(db, columns) {
    const id = await repository.insertScope3Consumption(db, columns);
    return repository.findScope3Consumption(db, columns.companyId, id);
  },
  async update(db, { companyId, id }, change) {
    await repository.updateScope3Consumption(db, companyId, id, change);
    return repository.findScope3Consumption(db, companyId, id);
  },
  toWire(ctx) {
    const tables = new EntryTables(ctx);
    return (row) => toWire(row, tables);
  },
  follow,
});

export const listScope3Consumptions = verbs.lists({
  filter: (ctx, { params }: List<AtLocation>) => ofLocation(ctx, params),
  findPage: repository.findScope3Consumptions,
  count: repository.countScope3Consumptions,
});

export const listScope3FormConsumptions = verbs.lists({
  async filter(
    ctx,
    { params, query }: List<AtLocation & { inputFormId: number }> & { query: EntryRangeQuery },
  ) {
    found(findForm(params.inputFormId));
    const { startDate, endDate } = query;
    return { ...(await ofLocation(ctx, params)), startDate, endDate };
  },
  findPage: repository.findScope3Consumptions,
  count: repository.countScope3Consumptions,
});

export const createScope3Consumption = verbs.creates(async (ctx, { body }: { body: Scope3ConsumptionBody }) =>
  planned(ctx, body, await lockSetting(ctx, body)),
);

export const updateScope3Consumption = verbs.changes({
  hold: (ctx, { body }: ById & { body: Scope3ConsumptionBody }) => lockSetting(ctx, body),
  plan: (ctx, { body }, { held }) => planned(ctx, body, held),
});

export const deleteScope3Consumption = verbs.removes({
  hold: (ctx, { params }) =>
    lockLocationOf(ctx.db, ctx.session.companyId, { table: 'scope3_consumptions', id: params.id }),
  remove: repository.deleteScope3Consumption,
});

/** An entry that is not complete is told so when it is recorded; until then nothing is compared. */
export async function checkScope3Consumptions({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: { entries: (Scope3ConsumptionBody & { scope3ConsumptionEntryId?: number | undefined })[] } };
}): Promise<EntryWarning[][]> {
  const warned: EntryWarning[][] = [];
  for (const one of body.entries) {
    const { locationId, scope3InputFormId: inputFormId, scope3ConsumptionEntryId: id = null } = one;
    await requireLocation(ctx, locationId);
    const { entry } = await readEntry(ctx, one);
    warned.push(entry ? await warningsOfEntry(ctx, { ...entry, id, locationId, inputFormId }) : []);
  }
  return warned;
}

async function ofLocation<Of extends AtLocation>(ctx: Ctx, of: Of): Promise<Of> {
  await requireLocation(ctx, of.locationId);
  return of;
}

function lockSetting(ctx: Ctx, { locationId }: Scope3ConsumptionBody): Promise<EmissionSetting | undefined> {
  return lockEmissionSetting(ctx.db, ctx.session.companyId, locationId);
}

async function planned(
  ctx: Ctx,
  body: Scope3ConsumptionBody,
  setting: EmissionSetting | undefined,
): Promise<Planned<Entry, Plan>> {
  const { locationId, scope3InputFormId: inputFormId } = body;
  const entry = await requireEntry(ctx, body, setting);
  const emissions = await emissionsOf(ctx, locationId, { entry, setting });
  const { carbonEquivalentKg } = emissions;
  return { columns: { ...entry, locationId, inputFormId, carbonEquivalentKg }, emissions };
}

/** Names every field that does not fit, not only the first; the fields of a method are inside `values`. */
async function requireEntry(
  ctx: Ctx,
  body: Scope3ConsumptionBody,
  setting: EmissionSetting | undefined,
): Promise<KeptEntry> {
  const { issues, entry } = await readEntry(ctx, body);
  const all = [...placeIssues(setting), ...issues.map(insideValues)];
  if (!entry || all.length > 0) throw new ProblemError('validation_failed', { issues: all });
  return entry;
}

/** Calculated before anything is written, because the row contains its headline figure. */
async function emissionsOf(
  ctx: Ctx,
  locationId: number,
  { entry, setting }: { entry: KeptEntry; setting: EmissionSetting | undefined },
) {
  const { companyId } = ctx.session;
  const activity = entryActivity(entry);
  try {
    const { db, locale } = ctx;
    return await prepareEmissions({ db, companyId, locationId, setting, activity, locale });
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.details.issues) throw error;
    throw new ProblemError(error.code, { issues: error.details.issues.map(insideValues) });
  }
}

/** The ledger has what the entry emits, and nothing of a deleted one. */
async function follow(ctx: Ctx, written: Written<repository.Scope3Row, Plan>): Promise<void> {
  const where = { db: ctx.db, companyId: ctx.session.companyId };
  const sourceOf = ({ id }: repository.Scope3Row) => ({ kind: 'scope3' as const, id });
  if (written.isDeleted) {
    await removeEmissions({ ...where, source: sourceOf(written.before) });
    await deleteEvidenceOf(ctx, 'valueChain', [written.before.id]);
  } else {
    const { before, after, plan } = written;
    const isFresh = before === null;
    await recordEmissions({ ...where, source: sourceOf(after), emissions: plan.emissions, isFresh });
  }
  await scheduleCompletenessCheck(ctx);
}

async function toWire(row: repository.Scope3Row, tables: EntryTables): Promise<Scope3Consumption> {
  return {
    scope3ConsumptionEntryId: row.id,
    scope3InputFormId: row.inputFormId,
    locationId: row.locationId,
    scope3MethodId: row.methodId,
    startDate: row.startDate,
    endDate: row.endDate,
    values: { ...row.values, startDate: row.startDate, endDate: row.endDate },
    ...(await tables.of(row)),
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
