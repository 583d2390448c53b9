import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { FieldIssue } from '#api/contract/field-issue';
import type { IntakeEntry, IntakeKind } from '#api/contract/intake/intakes';
import { groupBy } from '#api/domain/reviews/groups';
import type { Ctx } from '#api/kernel/context';
import type { EntryBatch, ExaminedEntries } from '#api/modules/activity-data/consumptions/batch';
import { fuelBatch } from '#api/modules/activity-data/fuel-consumptions/service';
import { utilityBatch } from '#api/modules/activity-data/utility-consumptions/service';
import { valueChainBatch } from '#api/modules/activity-data/value-chain/service';
import { listLocations } from '#api/modules/company/locations/service';
import { assertLicensed } from './kinds';

/** Entries of one list at one location, with their places among all entries. */
export type Group = {
  kind: IntakeKind;
  locationId: number;
  indexes: readonly number[];
  examined: ExaminedEntries;
};

export type Examined = {
  /** What is wrong with each entry, by the rules of the single one. */
  issues: FieldIssue[][];
  /** Without entries at a location that is not there. */
  groups: Group[];
};

export const batches = { fuel: fuelBatch, utility: utilityBatch, valueChain: valueChainBatch };

/** Looks at all entries in one pass for each list and location, and writes nothing. */
export async function examineEntries(ctx: Ctx, entries: readonly IntakeEntry[]): Promise<Examined> {
  assertLicensed(
    ctx,
    entries.map(({ kind }) => kind),
  );
  const issues: FieldIssue[][] = entries.map(() => []);
  const locations = await listLocations({
    ctx,
    input: { query: { addOptionAll: false, includeInactive: false } },
  });
  const known = new Set(locations.map(({ locationId }) => locationId));
  const placed = [...entries.entries()].filter(([index, { entry }]) => {
    if (!known.has(entry.locationId))
      issues[index]?.push({ path: 'locationId', code: 'unknownReference', params: {} });
    return known.has(entry.locationId);
  });
  const groups = [
    ...(await examineKind(
      ctx,
      { kind: 'fuel', batch: fuelBatch },
      placed.flatMap(([index, one]) => (one.kind === 'fuel' ? [{ index, body: one.entry }] : [])),
    )),
    ...(await examineKind(
      ctx,
      { kind: 'utility', batch: utilityBatch },
      placed.flatMap(([index, one]) => (one.kind === 'utility' ? [{ index, body: one.entry }] : [])),
    )),
    ...(await examineKind(
      ctx,
      { kind: 'valueChain', batch: valueChainBatch },
      placed.flatMap(([index, one]) => (one.kind === 'valueChain' ? [{ index, body: one.entry }] : [])),
    )),
  ];
  for (const { indexes, examined } of groups)
    for (const [position, index] of indexes.entries())
      issues[index]?.push(...(examined.issues[position] ?? []));
  return { issues, groups };
}

async function examineKind<Body extends { locationId: number }>(
  ctx: Ctx,
  { kind, batch }: { kind: IntakeKind; batch: EntryBatch<Body> },
  placed: readonly { index: number; body: Body }[],
): Promise<Group[]> {
  const groups: Group[] = [];
  for (const [locationId, ofPlace] of groupBy(placed, ({ body }) => body.locationId)) {
    const bodies = ofPlace.map(({ body }) => body);
    groups.push({
      kind,
      locationId,
      indexes: ofPlace.map(({ index }) => index),
      examined: await batch.examine(ctx, locationId, bodies),
    });
  }
  return groups;
}

/** What is worth a second look, in the order of the entries. An entry compared with is named by its place among them. */
export async function warnOf(ctx: Ctx, count: number, groups: readonly Group[]): Promise<EntryWarning[][]> {
  const warnings: EntryWarning[][] = Array.from({ length: count }, () => []);
  for (const { indexes, examined } of groups) {
    const found = (await examined.warn?.(ctx)) ?? [];
    for (const [position, index] of indexes.entries())
      warnings[index] = (found[position] ?? []).map((warning) => inPlace(warning, indexes));
  }
  return warnings;
}

function inPlace(warning: EntryWarning, indexes: readonly number[]): EntryWarning {
  const { other } = warning;
  if (other?.index == null) return warning;
  return { ...warning, other: { ...other, index: indexes[other.index] ?? null } };
}
