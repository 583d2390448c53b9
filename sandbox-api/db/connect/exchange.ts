import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

const dataRow = 'D'.charCodeAt(0);
/** One byte for the type of a message, and four for the length of the rest, including those four. */
const headLength = 5;
const decoder = new TextDecoder();

/**
 * Sends messages to PGlite in one call and returns PostgreSQL's response to all of them; after a failure the
 * rest is skipped up to the `Sync` at the end, and the failure is thrown. PGlite's own reading of a response
 * takes ten times as long as PostgreSQL takes to give it (it copies each value twice), so rows are read here,
 * and PGlite reads only the messages around them. Must be called inside `runExclusive`; it does not flush
 * changed files to the store.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export async function exchange(
  pglite: PGlite,
  ...parts: readonly Uint8Array[]
): Promise<messages.BackendMessage[]> {
  const chunks: Uint8Array[] = [];
  await pglite.execProtocolRawStream(joined(parts), {
    syncToFs: false,
    // A view of PGlite's memory, which the next chunk overwrites.
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  const answer = readAnswer(joined(chunks));
  const failure = answer.find(({ name }) => name === 'error');
  if (failure) throw failure;
  return answer;
}

/** Complete messages, in order. */
export function readAnswer(bytes: Uint8Array): messages.BackendMessage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answer: messages.BackendMessage[] = [];
  const parser = new protocol.Parser();
  let at = 0;
  while (at < bytes.length) {
    const end = at + 1 + view.getUint32(at + 1);
    if (bytes[at] === dataRow) answer.push(readRow(bytes, view, at));
    else parser.parse(bytes.subarray(at, end), (message) => answer.push(message));
    at = end;
  }
  return answer;
}

/** The number of values, then each value with its length before it; null has −1. */
function readRow(bytes: Uint8Array, view: DataView, start: number): messages.DataRowMessage {
  const fields: (string | null)[] = [];
  const count = view.getUint16(start + headLength);
  let at = start + headLength + 2;
  for (let field = 0; field < count; field += 1) {
    const length = view.getInt32(at);
    at += 4;
    if (length < 0) fields.push(null);
    else {
      fields.push(decoder.decode(bytes.subarray(at, at + length)));
      at += length;
    }
  }
  return new protocol.messages.DataRowMessage(view.getUint32(start + 1), fields);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
