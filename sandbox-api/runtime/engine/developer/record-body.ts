import type { RecordedBody } from '#api/contract/engine-calls';

/** Of each body, so that 200 calls take a few megabytes at most. */
const maxBodyBytes = 16_384;

/** Filled while the body passes through. */
export type BodyRecord = Pick<RecordedBody, 'bytes' | 'isCut'> & { chunks: Uint8Array[] };

export function emptyBody(): BodyRecord {
  return { bytes: 0, isCut: false, chunks: [] };
}

/** The body for the caller, and a record that fills while it is read. Nothing waits for the whole body. */
export function recordAnswer(response: Response): { response: Response; record: BodyRecord } {
  const record = emptyBody();
  if (!response.body) return { response, record };
  if (!isJson(response.headers)) return { response, record: { ...record, bytes: null } };
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      take(record, chunk);
      controller.enqueue(chunk);
    },
  });
  return { response: new Response(response.body.pipeThrough(passing), response), record };
}

/** A copy is read only as far as it is recorded. Forms with files are not copied at all. */
export async function recordRequest(request: Request): Promise<BodyRecord> {
  const record = emptyBody();
  if (!request.body) return record;
  if (!isJson(request.headers)) return { ...record, bytes: null };
  const reader = request.clone().body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    take(record, next.value);
    if (record.isCut) break;
  }
  // The other branch of a copied stream waits forever if this one is not read to its end.
  reader?.cancel().catch(() => undefined);
  return record.isCut ? { ...record, bytes: null } : record;
}

/** Leaves out a character of several bytes at the cut. */
export function textOf({ chunks }: BodyRecord): string | null {
  if (chunks.length === 0) return null;
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}

function take(record: BodyRecord, chunk: Uint8Array): void {
  const before = record.bytes ?? 0;
  const room = Math.max(0, maxBodyBytes - before);
  // Copied, because a view of a large chunk would keep all of it in memory.
  if (room > 0) record.chunks.push(chunk.slice(0, room));
  record.bytes = before + chunk.length;
  record.isCut = record.bytes > maxBodyBytes;
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}
