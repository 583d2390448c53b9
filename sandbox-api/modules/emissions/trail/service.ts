import type { EmissionTrail, TrailKind, TrailLine } from '#api/contract/emissions/emissions';
import type { ModuleKey } from '#api/contract/endpoint';
import type { ResidualMixPublication } from '#api/contract/factors/residual-mixes';
import { yearOf } from '#api/domain/calendar/calendar';
import { residualMixPublication } from '#api/domain/factors/published-residual-mixes';
import type { ConversionStep } from '#api/domain/units/conversion';
import { decimal, sum } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import { enteredLabel } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { notFound, ProblemError } from '#api/kernel/problem-error';
import { gwpRestatements } from './gwp-restatements';
import { findEntries } from './repository-entries';
import { explainSource, findGwpValues } from './repository-explain';
import { ownFactorOf, trailFactorOf } from './trail-factor';
import { withPotentials } from './warming-potential';

/** A trail needs the licence of its row. Renewables are available to all. */
const neededModules: Partial<Record<TrailKind, ModuleKey>> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  scope3: 'SCOPE3',
};

/** The trail of one row of activity data. A row without lines belongs to another company or doesn't exist. */
export async function readEmissionTrail({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { kind: TrailKind; id: number } };
}): Promise<EmissionTrail> {
  const needed = neededModules[params.kind];
  if (needed && !ctx.session.modules.includes(needed)) throw new ProblemError('module_required');
  const { companyId } = ctx.session;
  const rows = await explainSource({ db: ctx.db, companyId, source: params });
  if (rows.length === 0) throw notFound();
  const headline = rows.filter((row) => row.line.isHeadline).map((row) => decimal(row.line.kgCo2e));
  const potentials = await findGwpValues(ctx.db);
  return {
    carbonEquivalentKg: sum(headline).toString(),
    ...(await entryOf(ctx, params)),
    lines: await withPotentials(
      ctx,
      params,
      rows.map((row) => ({ ...toWire(row, ctx), gwp: gwpRestatements(row, potentials) })),
    ),
  };
}

/** Details of an entry that its lines don't have. Value chain entries have all of them in their fields. */
async function entryOf(
  { db, session, locale }: Ctx,
  { kind, id }: { kind: TrailKind; id: number },
): Promise<Pick<EmissionTrail, 'reference' | 'details' | 'workedOut'>> {
  const [entry] =
    kind === 'scope3' ? [] : await findEntries(db, session.companyId, { kind, ids: [id], locale });
  return {
    reference: entry?.reference ?? null,
    details: entry?.details ?? [],
    workedOut: entry?.workedOut ?? null,
  };
}

type TrailRow = Awaited<ReturnType<typeof explainSource>>[number];

function toWire(
  { line, steps, category, place, ...found }: TrailRow,
  { locale }: Ctx,
): Omit<TrailLine, 'gwp' | 'potential'> {
  const notes = line.selectionNotes ? line.selectionNotes.split(',') : [];
  return {
    periodMonth: line.periodMonth,
    scope: line.scope,
    category: line.category,
    categoryName: category ? localName(category, locale) : '',
    method: line.method,
    isHeadline: line.isHeadline,
    activityQuantity: plain(line.activityQuantity),
    activityUnit: localSymbol(line.activityUnit, locale),
    steps: steps.map((step) => inWords(step, line.itemId, locale)),
    factorQuantity: plain(line.factorQuantity),
    factorUnit: localSymbol(line.factorUnit, locale),
    factor: ownFactorOf(found, locale) ?? trailFactorOf(found, locale),
    factorValue: line.factorValue && plain(line.factorValue),
    co2KgCo2e: line.co2KgCo2e && plain(line.co2KgCo2e),
    ch4KgCo2e: line.ch4KgCo2e && plain(line.ch4KgCo2e),
    n2oKgCo2e: line.n2oKgCo2e && plain(line.n2oKgCo2e),
    otherKgCo2e: line.otherKgCo2e && plain(line.otherKgCo2e),
    kgCo2e: plain(line.kgCo2e),
    kgCo2Biogenic: plain(line.kgCo2Biogenic),
    gwpSet: line.gwpSet,
    reason: line.selectionReason,
    notes,
    residualMix: notes.includes('no-residual-mix') ? standInOf(line, place) : null,
    derivedFrom: line.derivedFromPosition,
  };
}

/** Charging away from a location counts with the whole country's grid. */
function standInOf(
  { sourceKind, periodMonth }: TrailRow['line'],
  { countryCode, gridSubregion }: TrailRow['place'],
): ResidualMixPublication {
  const region = (sourceKind === 'fuel' ? null : gridSubregion) ?? countryCode ?? '';
  return residualMixPublication(region, yearOf(periodMonth));
}

/** A step has the names of fields and the units of the catalogue. Readers see the words of the screen instead. */
function inWords(step: ConversionStep, formId: number, locale: Ctx['locale']): ConversionStep {
  const read = { ...step, from: localSymbol(step.from, locale), to: localSymbol(step.to, locale) };
  if (step.kind !== 'entered' || !step.source) return read;
  return { ...read, source: enteredLabel(formId, step.source)?.[locale] ?? step.source };
}

/** Removes the zeros that the column's scale adds. */
function plain(value: string): string {
  return decimal(value).toString();
}
