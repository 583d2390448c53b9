import { type Cell, EndedThread, type Page, UnreadableFile } from '../model';
import type { ReadProgress } from '../read-progress';
import type {
  CallInput,
  CallName,
  CallResult,
  Interpretation,
  InterpretInput,
  SourceFacts,
  ThreadReply,
  ThreadRequest,
} from './messages';

/** Reads a file and interprets it in a worker of the page, which keeps the content of the file. */
export type IntakeThread = {
  /** Fails with an `UnreadableFile` if the file cannot be read. */
  read: (file: Blob, name: string) => Promise<SourceFacts>;
  /** While one is under way, only the newest answers wait; earlier ones that waited get the result of those. */
  interpret: (input: InterpretInput) => Promise<Interpretation>;
  /** Rows of a sheet, from 0. */
  grid: (sheet: string | null, firstRow: number, count: number) => Promise<Cell[][]>;
  /** From 1. */
  page: (number: number) => Promise<Page>;
  /** Ends the worker, and with it frees the memory that the file takes. What is under way fails. */
  close: () => void;
};

/** The part of a worker that is used here. */
export type ThreadWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Options = { onProgress?: (progress: ReadProgress) => void; startWorker?: () => ThreadWorker };

export function openIntakeThread({
  onProgress,
  startWorker = startIntakeWorker,
}: Options = {}): IntakeThread {
  const { call, close } = openCalls(startWorker(), onProgress);
  return {
    read: (file, name) => call('read', { file, name }),
    interpret: newestFirst((input) => call('interpret', input)),
    grid: (sheet, firstRow, count) => call('grid', { sheet, firstRow, count }),
    page: (number) => call('page', { number }),
    close,
  };
}

function startIntakeWorker(): ThreadWorker {
  return new Worker(new URL('./intake-worker.ts', import.meta.url), { type: 'module', name: 'intake' });
}

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

function openCalls(worker: ThreadWorker, onProgress: Options['onProgress']) {
  const waiting = new Map<number, Waiting>();
  let failure: Error | null = null;
  let count = 0;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<ThreadReply>) => {
    if (data.type === 'progress') return onProgress?.(data.progress);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    // The worker answers a call with the result of that call.
    if (data.type === 'done') call?.resolve(data.result as never);
    else if (data.type === 'unreadable') call?.reject(new UnreadableFile(data.reason));
    else call?.reject(new Error(data.message));
  };
  worker.onerror = ({ message }) =>
    fail(new EndedThread(message || 'The worker of the intake did not start'));
  return {
    call: <Name extends CallName>(name: Name, input: CallInput<Name>) =>
      new Promise<CallResult<Name>>((resolve, reject) => {
        if (failure) return reject(failure);
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, name, input } as ThreadRequest);
      }),
    close: () => fail(new EndedThread('The file was closed')),
  };
}

/** Answers can change faster than a large file is interpreted; those in between are of no interest any more. */
function newestFirst<Input, Result>(run: (input: Input) => Promise<Result>) {
  let running: Promise<Result> | null = null;
  let next: { input: Input; result: Promise<Result> } | null = null;
  const start = (input: Input): Promise<Result> => {
    const current = run(input);
    running = current;
    const end = () => {
      if (running === current) running = null;
    };
    current.then(end, end);
    return current;
  };
  return (input: Input): Promise<Result> => {
    if (next) {
      next.input = input;
      return next.result;
    }
    if (!running) return start(input);
    const startNext = () => {
      const newest = next?.input ?? input;
      next = null;
      return start(newest);
    };
    next = { input, result: running.then(startNext, startNext) };
    return next.result;
  };
}
