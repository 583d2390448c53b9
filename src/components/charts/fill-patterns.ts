/** Fills that distinguish parts of the same hue even without colour. */
const fillPatterns = ['plain', 'rising', 'dots', 'level', 'falling', 'upright'] as const;
export type FillPattern = (typeof fillPatterns)[number];

/** The fill of each part by its scope: the first part of a scope is plain, the next has the next pattern. */
export function fillPatternsOf(scopes: readonly (number | null | undefined)[]): FillPattern[] {
  return scopes.map((scope, index) => {
    if (!scope) return 'plain';
    const before = scopes.slice(0, index).filter((other) => other === scope).length;
    return fillPatterns[before % fillPatterns.length] ?? 'plain';
  });
}
