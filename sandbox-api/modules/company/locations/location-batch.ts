import type { LocationBody } from '#api/contract/company/locations';
import type { FieldIssue } from '#api/contract/field-issue';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { foldedName } from '#api/kernel/names';
import type { Origin } from '#api/modules/activity-data/consumptions/batch';
import { createLocation, gridIssues } from './change-location';
import { listLocations } from './service';

/** Locations as an import brings them: each is added by the rules and with the audit row of a single one. */
export const locationBatch = {
  /** Countries are chosen from the list, so parts of their grids and names are left to be wrong with. Writes nothing. */
  async examine(ctx: Ctx, _locationId: number, bodies: readonly LocationBody[]) {
    const query = { addOptionAll: false, includeInactive: false };
    const known = new Set(
      (await listLocations({ ctx, input: { query } })).map(({ name }) => foldedName(name)),
    );
    const first = new Map<string, number>();
    const twins = bodies.map(({ name }, index): number | 'recorded' | undefined => {
      const earlier = first.get(foldedName(name));
      if (earlier === undefined) first.set(foldedName(name), index);
      return known.has(foldedName(name)) ? 'recorded' : earlier;
    });
    const issues: FieldIssue[][] = [];
    for (const body of bodies) issues.push(await gridIssues(ctx, body));
    return {
      issues,
      twins,
      record: (ctx: Ctx, origin: Origin, onRecorded: (rows: number) => Promise<void>) =>
        record(ctx, { bodies, origin, onRecorded }),
    };
  },
};

type Recording = {
  bodies: readonly LocationBody[];
  origin: Origin;
  onRecorded: (rows: number) => Promise<void>;
};

/** Within the transaction of the import. */
async function record(ctx: Ctx, { bodies, origin, onRecorded }: Recording): Promise<number[]> {
  const ids: number[] = [];
  for (const body of bodies) {
    ids.push((await createLocation({ ctx, input: { body } })).locationId);
    await onRecorded(ids.length);
  }
  await audit(ctx, { action: 'import', entity: 'locations', after: { ...origin, ids } });
  return ids;
}
