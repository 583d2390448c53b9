import type { ContractEffect } from '#api/contract/company/contract-preview';
import type { LocationSupplyTypeBody } from '#api/contract/company/supply-types';
import { decimal } from '#api/domain/units/decimal';
import type { Call } from '#api/kernel/crud-verbs';
import { previewContract } from '#api/modules/emissions/recalculation/service';
import { contractColumns, requirePlace } from './service';

/** What saving the contract would do, by the same rules: one that would be refused is refused here. */
export async function previewLocationSupplyType({
  ctx,
  input: { body },
}: Call<{ body: LocationSupplyTypeBody }>): Promise<ContractEffect> {
  const { locationId } = await requirePlace(ctx, body);
  const { startDate } = body;
  const { certificateReference, ...columns } = contractColumns(body);
  const contract = { ...columns, startDate, hasCertificate: Boolean(certificateReference) };
  const { changedRows, differences } = await previewContract(ctx, locationId, contract);
  const market = differences.filter(({ scope, method }) => scope === 2 && method === 'market');
  const sum = (rows: typeof differences, of: (row: (typeof differences)[number]) => string) =>
    rows.reduce((total, row) => total.plus(of(row)), decimal(0));
  const years = [...new Set(market.map(({ year }) => year))].sort((a, b) => a - b);
  const yearRows = years.map((year) => {
    const rows = market.filter((row) => row.year === year);
    return {
      year,
      beforeKg: sum(rows, ({ beforeKg }) => beforeKg).toNumber(),
      afterKg: sum(rows, ({ afterKg }) => afterKg).toNumber(),
    };
  });
  return {
    changedRows,
    years: yearRows.filter(({ beforeKg, afterKg }) => beforeKg !== afterKg),
    beforeKg: sum(market, ({ beforeKg }) => beforeKg).toNumber(),
    afterKg: sum(market, ({ afterKg }) => afterKg).toNumber(),
    headlineChangeKg: sum(differences, ({ countedAfterKg }) => countedAfterKg)
      .minus(sum(differences, ({ countedBeforeKg }) => countedBeforeKg))
      .toNumber(),
  };
}
