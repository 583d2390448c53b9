import type { ModuleKey } from '#api/contract/endpoint';
import type { ChartCategory, ChartPoint } from '#api/contract/explorer';
import { monthOf } from '#api/domain/calendar/calendar';
import { requireLocationOrAll } from '#api/modules/locations/service';
import type { Ctx } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { ProblemError } from '#api/modules/platform/problem-error';
import { findChartPoints } from './repository';

type ChartInput = {
  query: { category: ChartCategory; locationId: number; typeId: number; from: string; to: string };
};

const sourceKinds = { fuels: 'fuel', utilities: 'utility', renewable: 'renewable' } as const;

/** Fuels and utilities are licensed like their data; renewables are free to all. */
const neededModules: Partial<Record<ChartCategory, ModuleKey>> = { fuels: 'SCOPE1', utilities: 'SCOPE2' };

export async function readEmissionCharts({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: ChartInput;
}): Promise<ChartPoint[]> {
  const needed = neededModules[query.category];
  if (needed && !ctx.session.modules.includes(needed)) throw new ProblemError('module_required');
  const rows = await findChartPoints(ctx.db, ctx.session.companyId, {
    sourceKind: sourceKinds[query.category],
    locationId: await requireLocationOrAll(ctx, query.locationId),
    typeId: query.typeId === 0 ? null : query.typeId,
    firstMonth: monthOf(query.from),
    lastMonth: monthOf(query.to),
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
