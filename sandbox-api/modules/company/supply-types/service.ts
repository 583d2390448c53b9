import type {
  AvailableSupplyType,
  LocationSupplyType,
  LocationSupplyTypeBody,
} from '#api/contract/company/supply-types';
import { previousDay } from '#api/domain/calendar/calendar';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { type Call, crudVerbs } from '#api/kernel/crud-verbs';
import { localName } from '#api/kernel/names';
import { found, refuse } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { requireUtility } from '#api/modules/activity-data/utilities/service';
import { locationIssues, lockLocation, requireLocation } from '#api/modules/company/locations/service';
import { recalculateLocation, refusePinned } from '#api/modules/emissions/recalculation/service';
import { startDayIssues } from './first-day';
import * as repository from './repository';

type OfUtility = Call<{ params: { id: number; utilityId: number } }>;

export async function listLocationSupplyTypes({
  ctx,
  input: { params },
}: OfUtility): Promise<LocationSupplyType[]> {
  await requireLocation(ctx, params.id);
  await requireUtility(ctx, params.utilityId);
  const place = { locationId: params.id, utilityId: params.utilityId };
  const rows = await repository.findLocationSupplyTypes(ctx.db, ctx.session.companyId, place);
  return rows.map((row) => toWire(row, ctx));
}

/** Only electricity is bought by contract type; other utilities have none to choose from. */
export async function listAvailableSupplyTypes({
  ctx,
  input: { params },
}: OfUtility): Promise<AvailableSupplyType[]> {
  await requireLocation(ctx, params.id);
  const utility = await requireUtility(ctx, params.utilityId);
  if (!utility.isElectricity) return [];
  const rows = await repository.findSupplyTypes(ctx.db);
  return rows.map((row) => ({
    supplyTypeId: row.id,
    name: localName(row, ctx.locale),
    description: ctx.locale === 'pl' ? row.descriptionPl : row.descriptionEn,
    isRenewable: row.isRenewable,
  }));
}

const entity = 'location_supply_types';

type ContractColumns = Pick<
  repository.ContractRow,
  | 'supplyTypeId'
  | 'certificateReference'
  | 'certificateType'
  | 'certificateFrom'
  | 'certificateTo'
  | 'certificateMwh'
  | 'sharePercent'
  | 'volumeMwh'
>;

/** Recalculates the location's electricity bills. */
const contracts = crudVerbs<{
  row: repository.ContractRow;
  shown: repository.LocationSupplyTypeRow;
  fresh: ContractColumns & Pick<repository.ContractRow, 'locationId' | 'utilityId' | 'startDate'>;
  change: ContractColumns;
  plan: object;
  wire: LocationSupplyType;
}>({
  entity,
  rowOf: ({ row }) => row,
  // A change of a contract has locked its location.
  lock: repository.findLocationSupplyType,
  async insert(db, { createdBy: _createdBy, ...columns }) {
    return repository.findLocationSupplyType(
      db,
      columns.companyId,
      await repository.insertContract(db, columns),
    );
  },
  async update(db, { companyId, id }, change) {
    await repository.updateContract(db, companyId, id, change);
    return repository.findLocationSupplyType(db, companyId, id);
  },
  toWire: (ctx) => (row) => toWire(row, ctx),
  async follow(ctx, { after }) {
    if (after) await recalculateLocation(ctx, { locationId: after.locationId, cause: 'contracts' });
  },
});

/**
 * Adds a contract. There can be one per day, so one that starts on the same day is replaced, which is how a
 * wrong one is put right. None of the bills that follow it may lie in a pinned month.
 */
export async function createLocationSupplyType({
  ctx,
  input: { body },
}: Call<{ body: LocationSupplyTypeBody }>): Promise<LocationSupplyType> {
  return transaction(ctx, async (ctx) => {
    await lockLocation(ctx.db, ctx.session.companyId, body.locationId);
    const place = await requirePlace(ctx, body);
    const { startDate } = body;
    const before = await repository.findContractOn(ctx.db, ctx.session.companyId, place, startDate);
    const columns = contractColumns(body);
    if (before) return contracts.update(ctx, { before, plan: { columns } });
    return contracts.insert(ctx, { columns: { ...columns, ...place, startDate } });
  });
}

/** Where a contract would be; refuses one that cannot be entered, or that reaches bills of a pinned month. */
export async function requirePlace(ctx: Ctx, body: LocationSupplyTypeBody): Promise<repository.Place> {
  await assertEnterable(ctx, body);
  const { locationId, startDate } = body;
  const place = { locationId, utilityId: found(await repository.findElectricityId(ctx.db)) };
  const next = await repository.findNextStart(ctx.db, ctx.session.companyId, place, startDate);
  await refusePinned(ctx, { field: 'startDate', ...place, from: startDate, to: next && previousDay(next) });
  return place;
}

/** What a contract says beside where and from when. */
export function contractColumns(body: LocationSupplyTypeBody): ContractColumns {
  const { supplyTypeId, certificateReference, certificateMwh, sharePercent, volumeMwh } = body;
  return {
    supplyTypeId,
    certificateReference,
    certificateType: body.certificateType ?? null,
    certificateFrom: body.certificateFrom ?? null,
    certificateTo: body.certificateTo ?? null,
    certificateMwh: certificateMwh ? String(certificateMwh) : null,
    sharePercent: sharePercent ? String(sharePercent) : null,
    volumeMwh: volumeMwh ? String(volumeMwh) : null,
  };
}

/** Deletes the contracts of a location whose data goes; their files went before. */
export async function deleteLocationContracts(ctx: Ctx, locationId: number): Promise<void> {
  const { companyId } = ctx.session;
  for (const before of await repository.deleteContractsOfLocation(ctx.db, companyId, locationId))
    await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
}

export async function countLocationContracts(
  { db, session: { companyId } }: Ctx,
  locationId: number,
): Promise<number> {
  return repository.countContractsOfLocation(db, companyId, locationId);
}

/** Loads a contract of the caller's company; a foreign one is as missing as one that never was. */
export async function requireContract(ctx: Ctx, id: number): Promise<repository.LocationSupplyTypeRow> {
  return found(await repository.findLocationSupplyType(ctx.db, ctx.session.companyId, id));
}

/** Refuses a contract that cannot be entered, with every field that does not fit. */
async function assertEnterable(ctx: Ctx, body: LocationSupplyTypeBody): Promise<void> {
  const supplyTypes = await repository.findSupplyTypes(ctx.db);
  const kind = supplyTypes.find((supplyType) => supplyType.id === body.supplyTypeId);
  // What a share or a volume would leave out of another contract counts like what it covers.
  const pointless = (['sharePercent', 'volumeMwh'] as const).filter(
    (path) => kind && !kind.isRenewable && body[path],
  );
  refuse([
    ...(await locationIssues(ctx, body.locationId)),
    ...(kind ? [] : [{ path: 'supplyTypeId', code: 'unknownReference', params: {} }]),
    ...pointless.map((path) => ({ path, code: 'shareOfRenewable', params: {} })),
    ...startDayIssues(body),
  ]);
}

function toWire(found: repository.LocationSupplyTypeRow, { locale }: Ctx): LocationSupplyType {
  const { row } = found;
  return {
    id: row.id,
    locationId: row.locationId,
    utilityId: row.utilityId,
    supplyTypeId: row.supplyTypeId,
    supplyTypeName: localName(found, locale),
    startDate: row.startDate,
    certificateReference: row.certificateReference,
    certificateType: row.certificateType,
    certificateFrom: row.certificateFrom,
    certificateTo: row.certificateTo,
    certificateMwh: row.certificateMwh === null ? null : Number(row.certificateMwh),
    sharePercent: row.sharePercent === null ? null : Number(row.sharePercent),
    volumeMwh: row.volumeMwh === null ? null : Number(row.volumeMwh),
    isCertificateMissing: found.isRenewable && !row.certificateReference,
    updatedOn: row.updatedOn.toISOString(),
  };
}
