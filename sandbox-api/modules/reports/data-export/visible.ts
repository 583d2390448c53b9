import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { ModuleKey } from '#api/contract/endpoint';
import type { Ctx } from '#api/kernel/context';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import type { Visible } from './repository-ledger';

/** Entries are licensed like their screens; renewables are free to all. In the order in which the tables list them. */
const moduleOfKind: Record<SourceKind, ModuleKey | null> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  renewable: null,
  scope3: 'SCOPE3',
};

export function visibleTo(ctx: Ctx): Visible {
  const kinds = Object.entries(moduleOfKind) as [SourceKind, ModuleKey | null][];
  return {
    scopes: licensedScopes(ctx),
    kinds: kinds.flatMap(([kind, needed]) =>
      needed === null || ctx.session.modules.includes(needed) ? [kind] : [],
    ),
  };
}
