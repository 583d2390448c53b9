import type { ModuleKey } from '#api/contract/endpoint';
import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';

/** Evidence is licensed like the lists of its entries; renewables are free to all. */
const modules: Record<EvidencedKind, ModuleKey | null> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  renewable: null,
  valueChain: 'SCOPE3',
};

export function isLicensed({ session }: Ctx, kind: EvidencedKind): boolean {
  const needed = modules[kind];
  return needed === null || session.modules.includes(needed);
}

export function assertLicensed(ctx: Ctx, kind: EvidencedKind): void {
  if (!isLicensed(ctx, kind)) throw new ProblemError('module_required');
}
