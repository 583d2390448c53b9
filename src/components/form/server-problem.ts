/** The server's problems with a form: messages by form field, and one text for the form as a whole. */
export type ServerProblem = {
  fields: Record<string, string>;
  detail: string | null;
};

/**
 * Reads a thrown problem: `errors: { StartDate: ["…"] }` becomes `startDate`, `Rows[0].UnitId` becomes
 * `rows.0.unitId`. Anything that is not an API problem gives no fields and no detail.
 */
export function readServerProblem(error: unknown): ServerProblem {
  const source = isRecord(error) && isRecord(error.problem) ? error.problem : error;
  if (!isRecord(source)) return { fields: {}, detail: null };
  const fields: Record<string, string> = {};
  if (isRecord(source.errors))
    for (const [name, messages] of Object.entries(source.errors)) {
      const text = readMessages(messages);
      if (text) fields[toFieldName(name)] = text;
    }
  return { fields, detail: typeof source.detail === 'string' && source.detail ? source.detail : null };
}

/** The form's name of a server field. */
export function toFieldName(name: string): string {
  return name
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('.');
}

function readMessages(messages: unknown): string {
  const list = Array.isArray(messages) ? messages : [messages];
  return list.filter((message) => typeof message === 'string' && message !== '').join(' ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
