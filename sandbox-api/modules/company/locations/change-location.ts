import { closingReasons } from '#api/contract/company/location-removal';
import type { Location, LocationBody } from '#api/contract/company/locations';
import type { FieldIssue } from '#api/contract/field-issue';
import { dayText } from '#api/domain/calendar/day-text';
import { gridSubregionsOf } from '#api/domain/factors/grid-subregions';
import { type Ctx, today } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { deleteLocationUploads } from '#api/modules/activity-data/imports/forget-uploads';
import { deleteLocationFiles } from '#api/modules/company/supply-type-files/service';
import { deleteLocationContracts } from '#api/modules/company/supply-types/service';
import {
  deleteLocationActivity,
  recalculateLocation,
  refusePinned,
  summarizeLocationActivity,
} from '#api/modules/emissions/recalculation/service';
import { deleteLocationFactors } from '#api/modules/factors/company-factors/service';
import { deleteLocationExplanations } from '#api/modules/reviews/gap-explanations/service';
import * as repository from './repository';
import { toLocation } from './wire';

type Archiving = { deleteData: boolean; disableDate?: string };

const verbs = crudVerbs<{
  row: repository.LocationRow['location'];
  shown: repository.LocationRow;
  fresh: ReturnType<typeof toColumns>;
  change: Parameters<typeof repository.updateLocationRow>[3];
  plan: object;
  wire: Location;
}>({
  entity: 'locations',
  rowOf: ({ location }) => location,
  async lock(db, companyId, id) {
    const row = await repository.lockLocationRow(db, companyId, id);
    return row && repository.findLocation(db, companyId, id);
  },
  async insert(db, { createdBy: _createdBy, ...columns }) {
    return repository.findLocation(db, columns.companyId, await repository.insertLocation(db, columns));
  },
  async update(db, { companyId, id }, change) {
    await repository.updateLocationRow(db, companyId, id, change);
    return repository.findLocation(db, companyId, id);
  },
  toWire: (ctx) => (row) => toLocation(row, ctx.locale),
  /** Another country or part of its grid means other factors: the emissions of everything entered there follow. */
  async follow(ctx, { before, after }) {
    if (!before || !after || !changedGrid(before, after)) return;
    await recalculateLocation(ctx, { locationId: after.id, cause: 'country' });
  },
});

export const createLocation = verbs.creates(async (ctx, { body }: { body: LocationBody }) => {
  await assertGrid(ctx, body);
  return { columns: toColumns(body) };
});

/** No entry of a pinned month may follow another country or part of its grid. */
export const updateLocation = verbs.changes({
  async plan(ctx, { body }: ById & { body: LocationBody }, { before }) {
    await assertGrid(ctx, body);
    const field = changedGrid(before, body);
    if (field) await refusePinned(ctx, { field, locationId: before.id });
    return { columns: toColumns(body) };
  },
});

const archive = verbs.changes({
  action: ({ query }: ById & { query: Archiving }) =>
    query.deleteData ? 'archive-and-delete-data' : 'archive',
  async plan(ctx, { query }, { before }) {
    const disabledOn = await closingDay(ctx, query, before.id);
    if (query.deleteData) {
      await deleteLocationActivity(ctx, before.id);
      await deleteLocationFactors(ctx, before.id);
      await deleteLocationFiles(ctx, before.id);
      await deleteLocationContracts(ctx, before.id);
      await deleteLocationUploads(ctx, before.id);
      await deleteLocationExplanations(ctx, before.id);
    }
    const closingReason = query.deleteData ? closingReasons.other : closingReasons.closed;
    return { columns: { isActive: false, closingReason, disabledOn } };
  },
});

/**
 * Archives a location: closed on a day with its data kept, or with all its entries deleted, including
 * contracts, their files and uploads. Kept data keeps the company's own factors for the location, because
 * recalculations need them.
 */
export async function archiveLocation(call: Parameters<typeof archive>[0]): Promise<void> {
  await archive(call);
}

export const restoreLocation = verbs.changes({
  action: 'restore',
  plan: () => ({ columns: { isActive: true, closingReason: null, disabledOn: null } }),
});

/** A location was open on every day with data; if the data is deleted, no day has to match. */
async function closingDay(ctx: Ctx, archiving: Archiving, locationId: number): Promise<string> {
  const { deleteData, disableDate } = archiving;
  const now = today(ctx.platform.clock);
  if (disableDate === undefined && !deleteData) throw fieldProblem('disableDate', 'required');
  if (disableDate !== undefined && disableDate > now) throw fieldProblem('disableDate', 'dateAfterToday');
  if (disableDate === undefined || deleteData) return disableDate ?? now;
  const { firstDay } = await summarizeLocationActivity(ctx, locationId);
  if (firstDay !== null && disableDate < firstDay)
    throw fieldProblem('disableDate', 'closedBeforeFirstEntry', { day: dayText(firstDay) });
  return disableDate;
}

type Grid = Pick<LocationBody, 'countryId' | 'gridSubregion'>;

/** The country must be one of ours, and the part of the grid one of the country's. */
export async function gridIssues(ctx: Ctx, { countryId, gridSubregion }: Grid): Promise<FieldIssue[]> {
  const countryCode = await repository.findCountryCode(ctx.db, countryId);
  if (countryCode === undefined) return [{ path: 'countryId', code: 'unknownReference', params: {} }];
  const isKnown = gridSubregionsOf(countryCode).some(({ code }) => code === gridSubregion);
  if (gridSubregion === null || isKnown) return [];
  return [{ path: 'gridSubregion', code: 'unknownReference', params: {} }];
}

async function assertGrid(ctx: Ctx, grid: Grid): Promise<void> {
  const issues = await gridIssues(ctx, grid);
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
}

/** The field that makes the grid another one. */
function changedGrid(before: Grid, after: Grid): keyof Grid | undefined {
  if (before.countryId !== after.countryId) return 'countryId';
  return before.gridSubregion === after.gridSubregion ? undefined : 'gridSubregion';
}

function toColumns({ area, ...body }: LocationBody) {
  const { name, countryId, gridSubregion, postCode, town, address1, address2, address3 } = body;
  const address = { postCode, town, address1, address2, address3 };
  return { name, countryId, gridSubregion, ...address, areaM2: area };
}
