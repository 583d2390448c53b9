import type { RecordedCall } from '#api/contract/engine-calls';

const maxCalls = 200;
const maxBodyChars = 8_000;
const secretName = /password|token|secret/i;

export type CallRecorder = ReturnType<typeof createCallRecorder>;

/** Keeps the last calls while it is on. In memory only: it ends with its host. */
export function createCallRecorder() {
  let isRecording = false;
  let calls: RecordedCall[] = [];
  let lastId = 0;

  async function record(
    request: Request,
    answer: (request: Request) => Promise<Response>,
    storedBytes: () => number,
  ): Promise<Response> {
    const sent = await request.clone().arrayBuffer();
    const [startedAt, storedBefore] = [performance.now(), storedBytes()];
    const response = await answer(request);
    const ms = performance.now() - startedAt;
    const storedAfter = storedBytes();
    const received = await response.clone().arrayBuffer();
    // It may have been turned off while this call was answered.
    if (!isRecording) return response;
    lastId += 1;
    const call = {
      id: lastId,
      method: request.method,
      path: pathWithoutSecrets(request),
      status: response.status,
      ms,
      requestBytes: sent.byteLength,
      responseBytes: received.byteLength,
      storedBytes: Math.max(0, storedAfter - storedBefore),
      body: bodyWithoutSecrets(request, sent),
    };
    calls = [call, ...calls].slice(0, maxCalls);
    return response;
  }

  return {
    isRecording: () => isRecording,
    calls: (): readonly RecordedCall[] => calls,
    record,
    start: () => {
      isRecording = true;
    },
    stop: () => {
      isRecording = false;
      calls = [];
    },
  };
}

function pathWithoutSecrets({ url }: Request): string {
  const { pathname, search, searchParams } = new URL(url);
  const secrets = [...searchParams.keys()].filter((key) => secretName.test(key));
  for (const key of secrets) searchParams.set(key, '<secret>');
  return secrets.length === 0 ? pathname + search : `${pathname}?${searchParams}`;
}

function bodyWithoutSecrets({ headers }: Request, sent: ArrayBuffer): string | null {
  if (!headers.get('content-type')?.includes('json')) return null;
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(sent));
    const text = JSON.stringify(body, (key, value: unknown) => (secretName.test(key) ? '<secret>' : value));
    return text.length > maxBodyChars ? null : text;
  } catch {
    return null;
  }
}
