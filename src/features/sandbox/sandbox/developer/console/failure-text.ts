import type { SqlFailure } from '#api/contract/engine-console';

/** Line and column of a character in a statement, both from 1. */
export function placeOf(sql: string, position: number): { line: number; column: number } {
  const before = sql.slice(0, position - 1).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** PostgreSQL's message with its additional fields. */
export function messageOf({ message, code, detail, hint }: SqlFailure): string {
  const first = code ? `${message} (${code})` : message;
  return [first, detail, hint].filter(Boolean).join('\n');
}
