import type { ModuleKey } from '#api/contract/endpoint';

/** The licence that a screen needs: any module, at least one of a list, or all of a list. */
export type ModuleNeed =
  | { kind: 'any' }
  | { kind: 'one-of'; modules: readonly ModuleKey[] }
  | { kind: 'all-of'; modules: readonly ModuleKey[] };

export function isLicensed(licensed: readonly ModuleKey[], need: ModuleNeed): boolean {
  switch (need.kind) {
    case 'any':
      return licensed.length > 0;
    case 'one-of':
      return need.modules.some((key) => licensed.includes(key));
    case 'all-of':
      return need.modules.every((key) => licensed.includes(key));
  }
}
