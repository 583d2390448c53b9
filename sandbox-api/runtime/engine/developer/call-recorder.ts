import type { Endpoint } from '#api/contract/endpoint';
import type { RecordedBody, RecordedCall, RecordedCallDetails } from '#api/contract/engine-calls';
import type { DoneStatement } from '#api/db/connect/pglite';
import { type BodyRecord, emptyBody, recordAnswer, recordRequest, textOf } from './record-body';
import { addressWithoutSecrets, withoutSecrets } from './secrets';

const maxCalls = 200;
const maxStatements = 500;
const maxStatementChars = 4000;
const keptHeaders = ['accept-language', 'content-type', 'if-unmodified-since', 'if-modified-since'];

type Kept = Omit<RecordedCallDetails, 'request' | 'response' | 'operation'> & {
  /** Null if no endpoint answered: then its secret fields are unknown. */
  endpoint: Endpoint | null;
  request: BodyRecord;
  response: BodyRecord;
};

export type Answering = (request: Request) => Promise<{ response: Response; isInjected: boolean }>;

export type CallRecorder = ReturnType<typeof createCallRecorder>;

/**
 * Records the last calls while it is on, in memory only, so they are lost with the host. A streamed response
 * still streams, and only the start of a body is recorded.
 * @param writtenBytes number of bytes written to the store so far.
 */
export function createCallRecorder(writtenBytes: () => number) {
  const running = new WeakMap<Request, Kept>();
  let calls: Kept[] = [];
  let lastId = 0;

  async function record(request: Request, answer: Answering): Promise<Response> {
    const kept = begin(request, await recordRequest(request));
    running.set(request, kept);
    const [startedAt, writtenBefore] = [performance.now(), writtenBytes()];
    const { response, isInjected } = await answer(request);
    kept.ms = performance.now() - startedAt;
    kept.storedBytes = Math.max(0, writtenBytes() - writtenBefore);
    kept.status = response.status;
    kept.isInjected = isInjected;
    const passing = recordAnswer(response);
    kept.response = passing.record;
    calls = [kept, ...calls].slice(0, maxCalls);
    return passing.response;
  }

  function begin(request: Request, body: BodyRecord): Kept {
    lastId += 1;
    return {
      id: lastId,
      startedOn: new Date().toISOString(),
      method: request.method,
      path: addressWithoutSecrets(request.url),
      status: 0,
      ms: 0,
      statementCount: 0,
      statementsMs: 0,
      storedBytes: 0,
      isInjected: false,
      isSignedIn: request.headers.has('authorization'),
      headers: Object.fromEntries(
        keptHeaders.flatMap((name) => {
          const value = request.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      statements: [],
      endpoint: null,
      request: body,
      response: emptyBody(),
    };
  }

  return {
    calls: (): RecordedCall[] => calls.map(summaryOf),
    find(id: number): RecordedCallDetails | undefined {
      const kept = calls.find((call) => call.id === id);
      return kept && detailsOf(kept);
    },
    record,
    /** For the statements of a call that is being recorded; undefined for any other. */
    listen(request: Request, endpoint: Endpoint): ((statement: DoneStatement) => void) | undefined {
      const kept = running.get(request);
      if (!kept) return undefined;
      kept.endpoint = endpoint;
      return (statement) => addStatement(kept, statement);
    },
    clear: () => {
      calls = [];
    },
  };
}

function addStatement(kept: Kept, { text, ms, rowCount }: DoneStatement): void {
  kept.statementCount += 1;
  kept.statementsMs += ms;
  if (kept.statements.length >= maxStatements) return;
  const isLong = text.length > maxStatementChars;
  kept.statements.push({ text: isLong ? `${text.slice(0, maxStatementChars)}…` : text, ms, rowCount });
}

function summaryOf(kept: Kept): RecordedCall {
  const { id, startedOn, method, path, status, ms, statementCount, statementsMs, storedBytes, isInjected } =
    kept;
  return { id, startedOn, method, path, status, ms, statementCount, statementsMs, storedBytes, isInjected };
}

function detailsOf(kept: Kept): RecordedCallDetails {
  const { endpoint, request, response, isSignedIn, headers, statements } = kept;
  // The accounts and the mail of the demo contain passwords and codes throughout.
  const isKnown = endpoint !== null && endpoint.tag !== 'Sandbox';
  // A response that is not kept for repeated calls contains a secret.
  const isAnswerSecret = endpoint ? !endpoint.isReadOnly && !endpoint.isIdempotencyKept : false;
  return {
    ...summaryOf(kept),
    operation: endpoint?.id ?? null,
    isSignedIn,
    headers,
    statements,
    request: bodyOf(request, isKnown && !endpoint.isBodySecret),
    response: bodyOf(response, isKnown && !isAnswerSecret),
  };
}

function bodyOf(record: BodyRecord, isShown: boolean): RecordedBody {
  const text = isShown ? textOf(record) : null;
  return { text: text && withoutSecrets(text), isCut: record.isCut, bytes: record.bytes };
}
