/**
 * The first word of a statement in lower case, after any spaces, brackets, semicolons and comments. Empty if
 * there is none.
 */
export function firstWordOf(sql: string): string {
  let rest = sql;
  for (;;) {
    rest = rest.replace(/^[\s(;\uFEFF]+/, '');
    if (rest.startsWith('--')) rest = rest.replace(/^--[^\n\r]*/, '');
    else if (rest.startsWith('/*')) rest = rest.slice(commentLength(rest));
    else return /^[a-z_]+/i.exec(rest)?.[0].toLowerCase() ?? '';
  }
}

/** Comments nest. */
function commentLength(text: string): number {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return index + mark.length;
  }
  return text.length;
}
