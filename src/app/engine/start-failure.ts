import type { EngineProblem } from '#api/contract/engine';

/** What a browser must have; each has its own text. */
export type MissingPart = 'webassembly' | 'workers' | 'compression' | 'secure-context';

/** The engine cannot be started, for a reason that the user can do something about. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  constructor(
    readonly reason: EngineProblem | 'unsupported',
    readonly detail: string | null = null,
    readonly missing: readonly MissingPart[] = [],
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}

/** This host does not work; the next one may. */
export class RungUnavailable extends Error {
  override name = 'RungUnavailable';
}

/** Reasons that no other host would change; trying further hosts would only hide them. */
const final: readonly EngineProblem[] = [
  'newer-schema',
  'foreign-format',
  'foreign-pglite',
  'foreign-snapshot',
  'corrupt',
  'in-use',
  'download-failed',
  'download-corrupt',
];

export function isFinal(problem: EngineProblem | null): problem is EngineProblem {
  return problem !== null && final.includes(problem);
}
