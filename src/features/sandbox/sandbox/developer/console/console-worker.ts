import { readEngineStatus } from '#api/contract/engine';
import {
  type ConsoleAnswer,
  type ConsoleRequest,
  consoleWorkerName,
  type SqlOutcome,
} from '#api/contract/engine-console';
import { appBaseUrl } from '@/lib/api/api-base';
import { call } from '@/lib/api/call';

/** Longer than any statement on the demo's data takes. */
const longestMs = 60_000;

/** Why a statement has no outcome. `late` means that it took too long without being stopped by the user. */
export type StopReason = 'stopped' | 'late' | 'no-store' | 'not-opened';

export class ConsoleStopped extends Error {
  constructor(
    readonly reason: StopReason,
    message = '',
  ) {
    super(message);
  }
}

type Asked = Pick<ConsoleRequest, 'sql' | 'mode' | 'maxRows'>;

/**
 * Runs statements one by one in the console's worker. Stopping terminates the worker, whatever PostgreSQL is doing;
 * the next statement starts a new one.
 */
export function createConsole() {
  let worker: Worker | null = null;
  let lastId = 0;
  let refuse: ((stopped: ConsoleStopped) => void) | null = null;

  function stop(reason: StopReason, message?: string) {
    worker?.terminate();
    worker = null;
    refuse?.(new ConsoleStopped(reason, message));
    refuse = null;
  }

  function start(): Worker {
    const started = new Worker(new URL('sw.js', appBaseUrl), { name: consoleWorkerName });
    started.onerror = ({ message }) => stop('not-opened', message);
    return started;
  }

  async function run(asked: Asked): Promise<SqlOutcome> {
    const { store } = await call(readEngineStatus, {});
    if (store?.kind !== 'overlay') throw new ConsoleStopped('no-store');
    worker ??= start();
    const target = worker;
    lastId += 1;
    const request: ConsoleRequest = { ...asked, id: lastId, state: { id: store.id, epoch: store.epoch } };
    const timer = setTimeout(() => stop('late'), longestMs);
    const answered = new Promise<SqlOutcome>((resolve, reject) => {
      refuse = reject;
      target.onmessage = ({ data }: MessageEvent<ConsoleAnswer>) => {
        if (data.id !== request.id) return;
        if (data.outcome) resolve(data.outcome);
        else reject(new ConsoleStopped('not-opened', data.problem ?? ''));
      };
    });
    target.postMessage(request);
    return answered.finally(() => clearTimeout(timer));
  }

  return { run, stop: () => stop('stopped') };
}

export type SqlConsole = ReturnType<typeof createConsole>;
