import { type ScopeKind, scopeColours } from './scope-badge';

/** Scopes whose sources must be told apart within one chart. */
export type TintedScope = Exclude<ScopeKind, 'outside'>;

/** The hue itself and five shades of it; contrast.test.ts keeps them distinct and visible. */
export const tintCount = 6;

const names: Record<TintedScope, string> = {
  1: 'scope-1',
  2: 'scope-2',
  3: 'scope-3',
  renewable: 'renewable',
};

/**
 * The CSS colours of a chart's sources, each in the hue of its scope: coal never looks like Scope 3, nor gas like an
 * error. `[1, 2, 1]` gives the hue of Scope 1, the hue of Scope 2 and a shade of Scope 1.
 */
export function scopeTints(scopes: readonly TintedScope[]): string[] {
  return scopes.map((scope, index) => {
    const before = scopes.slice(0, index).filter((other) => other === scope).length;
    const shade = (before % tintCount) + 1;
    return shade === 1 ? scopeColours[scope] : `var(--color-${names[scope]}-tint-${shade})`;
  });
}
