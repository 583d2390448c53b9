/** Fills that tell parts of one hue apart, also without colour. */
const fillPatterns = ['plain', 'rising', 'dots', 'level', 'falling', 'upright'] as const;
export type FillPattern = (typeof fillPatterns)[number];

/** The fill of each part by its scope: the first of a scope is plain, the next of the same scope has the next pattern. */
export function fillPatternsOf(scopes: readonly (number | null | undefined)[]): FillPattern[] {
  return scopes.map((scope, index) => {
    if (!scope) return 'plain';
    const before = scopes.slice(0, index).filter((other) => other === scope).length;
    return fillPatterns[before % fillPatterns.length] ?? 'plain';
  });
}
