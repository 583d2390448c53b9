import type { ChartCategory, ChartPoint } from '#api/contract/emissions/explorer';
import { figures } from '#api/contract/emissions/figures';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { resolveSelection } from '#api/modules/emissions/sums/selection';
import { findChartPoints } from './repository';

type ChartInput = {
  query: { category: ChartCategory; locationId: number; typeId: number; from: string; to: string };
};

export async function readEmissionCharts({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: ChartInput;
}): Promise<ChartPoint[]> {
  const shown = figures.explorer(query);
  const isRenewable = query.category === 'renewable';
  const own = await resolveSelection(ctx, { ...shown, measure: 'emissions', part: 'own' });
  // Renewables are available without a Scope 2 licence.
  const rows = await findChartPoints(ctx.db, ctx.session.companyId, {
    kind: kinds[query.category],
    own: isRenewable ? { ...own, scopes: [2] } : own,
    avoided: isRenewable ? await resolveSelection(ctx, shown) : null,
  });
  return rows.map((row) => ({
    date: row.month,
    typeId: row.typeId,
    name: localName(row, ctx.locale),
    carbonEquivalent: Number(row.kgCo2e),
    avoidedCarbonEquivalent: row.avoidedKgCo2e === null ? null : Number(row.avoidedKgCo2e),
    colour: row.colour,
    unitSymbol: 'kg CO₂e',
  }));
}

const kinds = { fuels: 'fuel', utilities: 'utility', renewable: 'renewable' } as const;
