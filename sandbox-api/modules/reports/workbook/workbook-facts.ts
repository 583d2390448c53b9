import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { FactorGases, WorkbookFacts, WorkbookLine } from '#api/domain/reports/workbook/facts';
import type { ConversionStep } from '#api/domain/units/conversion';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { extentOf } from '#api/modules/reports/documents/extent';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import * as repository from './repository';

/** Data of a workbook besides the facts of the report's document. */
export async function readWorkbookFacts(
  ctx: Ctx,
  header: StoredHeader,
  report: GhgReportFacts,
): Promise<WorkbookFacts> {
  const { db, session } = ctx;
  const { ledger } = await extentOf(ctx, header);
  const rows = await repository.findWorkbookLines(db, ledger);
  const entries = await repository.findWorkbookEntries(db, session.companyId);
  const trailIds = new Set(rows.flatMap(({ trailId }) => trailId ?? []));
  const factorIds = new Set(rows.map(({ factorId }) => factorId));
  const conversions = await repository.findConversions(db, [...trailIds]);
  const lines = rows.map((row): WorkbookLine => {
    const { co2, ch4, n2o, other, ...line } = row;
    const entry = entries.get(`${row.sourceKind} ${row.sourceId}`);
    return {
      ...line,
      reference: entry?.reference ?? null,
      enteredQuantity: orNull(entry?.quantity ?? null),
      activityQuantity: decimal(row.activityQuantity),
      quantity: decimal(row.quantity),
      kgCo2e: decimal(row.kgCo2e),
      gases: { co2: orNull(co2), ch4: orNull(ch4), n2o: orNull(n2o), other: orNull(other) },
      kgCo2Biogenic: decimal(row.kgCo2Biogenic),
      energyKwh: orNull(row.energyKwh),
      factorValue: orNull(row.factorValue),
    };
  });
  return {
    report,
    lines,
    factorGases: gasesById(await repository.findFactorGases(db, [...factorIds])),
    ownFactorGases: gasesById(await repository.findOwnFactorGases(db, session.companyId)),
    gasPotentials: (await repository.findGasPotentials(db)).map((row) => ({
      ...row,
      value: decimal(row.value),
    })),
    conversions: Object.fromEntries(conversions.map(({ id, steps }) => [id, steps as ConversionStep[]])),
  };
}

function orNull(value: string | null) {
  return value === null ? null : decimal(value);
}

type GasRow = Awaited<ReturnType<typeof repository.findFactorGases>>[number];

function gasesById(rows: readonly GasRow[]): Record<number, FactorGases> {
  return Object.fromEntries(
    rows.map(({ id, total, co2, ch4, n2o, biogenic, ...row }) => [
      id,
      {
        ...row,
        total: orNull(total),
        co2: orNull(co2),
        ch4: orNull(ch4),
        n2o: orNull(n2o),
        biogenic: orNull(biogenic),
      },
    ]),
  );
}
