import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import type { Ctx } from '#api/kernel/context';
import {
  type BatchCursor,
  type PreviewDifference,
  previewBatch,
  type RecalculationExtent,
} from '#api/modules/emissions/ledger/ledger';

type Preview = { changedRows: number; differences: PreviewDifference[] };

/**
 * Emissions of a location's electricity with one more contract, which replaces one with the same start date. Nothing is
 * written. The bills are calculated as they will be when the contract is saved.
 */
export async function previewContract(
  { db, session: { companyId } }: Ctx,
  locationId: number,
  contract: Contract,
): Promise<Preview> {
  const extent = { kinds: ['utility' as const], isElectricity: true, locationId };
  const contractsOf = (contracts: Contract[]) => [
    ...contracts.filter(({ startDate }) => startDate !== contract.startDate),
    { ...contract, id: contracts.find(({ startDate }) => startDate === contract.startDate)?.id },
  ];
  return previewAll({ db, companyId, extent, contractsOf });
}

/** Emissions of rows under other settings. Nothing is written. */
export function previewSettings(
  { db, session: { companyId } }: Ctx,
  extent: RecalculationExtent,
  settingsOf: (settings: EmissionSettings) => EmissionSettings,
): Promise<Preview> {
  return previewAll({ db, companyId, extent, settingsOf });
}

/** Goes through the rows in the same batches as a recalculation. */
async function previewAll(what: Omit<Parameters<typeof previewBatch>[0], 'cursor'>): Promise<Preview> {
  const differences: PreviewDifference[] = [];
  let changedRows = 0;
  let cursor: BatchCursor | null = { kindIndex: 0, afterId: 0 };
  while (cursor) {
    const done: Awaited<ReturnType<typeof previewBatch>> = await previewBatch({ ...what, cursor });
    differences.push(...done.differences);
    changedRows += done.changedRows;
    cursor = done.next;
  }
  return { changedRows, differences };
}
