import type { Contract } from '#api/domain/emissions/activity';
import type { Ctx } from '#api/kernel/context';
import { type BatchCursor, type PreviewDifference, previewBatch } from '#api/modules/emissions/ledger/ledger';

/**
 * What the electricity of a location would emit with one more contract, which replaces one of the same day. Nothing is
 * written, and the bills are worked out as they are when the contract is saved.
 */
export async function previewContract(
  { db, session: { companyId } }: Ctx,
  locationId: number,
  contract: Contract,
): Promise<{ changedRows: number; differences: PreviewDifference[] }> {
  const extent = { kinds: ['utility' as const], isElectricity: true, locationId };
  const contractsOf = (contracts: Contract[]) => [
    ...contracts.filter(({ startDate }) => startDate !== contract.startDate),
    { ...contract, id: contracts.find(({ startDate }) => startDate === contract.startDate)?.id },
  ];
  const differences: PreviewDifference[] = [];
  let changedRows = 0;
  let cursor: BatchCursor | null = { kindIndex: 0, afterId: 0 };
  while (cursor) {
    const done: Awaited<ReturnType<typeof previewBatch>> = await previewBatch({
      db,
      companyId,
      extent,
      cursor,
      contractsOf,
    });
    differences.push(...done.differences);
    changedRows += done.changedRows;
    cursor = done.next;
  }
  return { changedRows, differences };
}
