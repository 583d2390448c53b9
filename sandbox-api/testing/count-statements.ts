import { PGlite } from '@electric-sql/pglite';

/** Number of statements that reach PGlite while something runs, including BEGIN and COMMIT. */
export function countStatements(run: () => Promise<unknown>): Promise<number> {
  // `Execute` and a simple `Query` make PostgreSQL do something.
  return countMessages(['E', 'Q'], run);
}

/** Number of statements that PGlite has to parse and plan, because they are not prepared. */
export function countParsed(run: () => Promise<unknown>): Promise<number> {
  return countMessages(['P'], run);
}

async function countMessages(types: readonly string[], run: () => Promise<unknown>): Promise<number> {
  const counted = types.map((type) => type.charCodeAt(0));
  const send = PGlite.prototype.execProtocolRawSync;
  let count = 0;
  PGlite.prototype.execProtocolRawSync = function (message) {
    count += messageTypes(message).filter((type) => counted.includes(type)).length;
    return send.call(this, message);
  };
  try {
    await run();
    return count;
  } finally {
    PGlite.prototype.execProtocolRawSync = send;
  }
}

/** Each message is one byte for its type and four for the length of the rest, including those four. */
function messageTypes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const types: number[] = [];
  for (let at = 0; at < bytes.length; at += 1 + view.getInt32(at + 1)) types.push(view.getUint8(at));
  return types;
}
