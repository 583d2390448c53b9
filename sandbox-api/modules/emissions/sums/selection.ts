import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import type { ModuleKey } from '#api/contract/endpoint';
import { monthOf } from '#api/domain/calendar/calendar';
import type { Ctx } from '#api/kernel/context';
import { found, ProblemError } from '#api/kernel/problem-error';
import { requireLocationOrAll } from '#api/modules/company/locations/service';
import { findHeadlineMethod } from '#api/modules/emissions/ledger/repository-context';

/** A complete selection, as the repositories need it. */
export type LedgerSelection = {
  measure: EmissionSelection['measure'];
  firstMonth: string;
  lastMonth: string;
  locationId: number | null;
  scopes: readonly number[];
  /** Scope 2 method. `headline` is the method that applied to each month when its lines were calculated. */
  method: EmissionSelection['method'];
  isOwn: boolean;
} & Pick<
  EmissionSelection,
  'category' | 'kind' | 'itemId' | 'supplyTypeId' | 'factorId' | 'reason' | 'estimate'
>;

/** Applies licences and the company's settings to a selection. Another company's location counts as missing. */
export async function resolveSelection(ctx: Ctx, asked: EmissionSelection): Promise<LedgerSelection> {
  for (const needed of neededModules(asked))
    if (!ctx.session.modules.includes(needed)) throw new ProblemError('module_required');
  const { measure, from, to, scope, part } = asked;
  const { category, kind, itemId, supplyTypeId, factorId, reason, estimate } = asked;
  const locationId = await requireLocationOrAll(ctx, asked.locationId);
  return {
    measure,
    locationId,
    isOwn: part === 'own',
    category,
    kind,
    itemId,
    supplyTypeId,
    factorId,
    reason,
    estimate,
    firstMonth: monthOf(from),
    lastMonth: monthOf(to),
    scopes: scope === undefined ? licensedScopes(ctx) : [scope],
    // Both methods have the same kWh, but only the market-based lines name the contract.
    method: measure === 'electricity' ? 'market' : asked.method,
  };
}

/** The Scope 2 method of the company's headline figures. */
export async function headlineMethod(ctx: Ctx): Promise<'location' | 'market'> {
  return found(await findHeadlineMethod(ctx.db, ctx.session.companyId));
}

/** A company sees only the scopes it has licensed. Lines of other scopes stay hidden. */
export function licensedScopes({ session }: Ctx): number[] {
  return [1, 2, 3].filter((scope) => session.modules.some((key) => key === `SCOPE${scope}`));
}

/** Rows of these kinds need the licence for their data. Renewables are available to all. */
const moduleOfKind = { fuel: 'SCOPE1', utility: 'SCOPE2', renewable: null, scope3: 'SCOPE3' } as const;

function neededModules({ measure, scope, kind }: EmissionSelection): ModuleKey[] {
  const ofKind = kind && moduleOfKind[kind];
  const ofScope = scope === undefined ? [] : [`SCOPE${scope}` as ModuleKey];
  const ofMeasure: ModuleKey[] = measure === 'electricity' ? ['SCOPE2'] : [];
  return [...(ofKind ? [ofKind] : []), ...ofScope, ...ofMeasure];
}
