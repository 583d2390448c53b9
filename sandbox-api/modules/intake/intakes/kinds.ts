import type { ModuleKey } from '#api/contract/endpoint';
import { type IntakeKind, intakeKinds } from '#api/contract/intake/intakes';
import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';

/** The licensed module that each list of entries belongs to. */
const modules = { fuel: 'SCOPE1', utility: 'SCOPE2', valueChain: 'SCOPE3' } as const satisfies Record<
  IntakeKind,
  ModuleKey
>;

export function licensedKinds({ session }: Ctx): IntakeKind[] {
  return intakeKinds.filter((kind) => session.modules.includes(modules[kind]));
}

export function assertLicensed(ctx: Ctx, kinds: Iterable<IntakeKind>): void {
  const licensed = licensedKinds(ctx);
  for (const kind of kinds) if (!licensed.includes(kind)) throw new ProblemError('module_required');
}
