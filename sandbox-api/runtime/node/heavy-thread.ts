import { Worker } from 'node:worker_threads';
import { HeavyWorkEnded, type RunHeavyWork } from '#api/kernel/heavy-work';
import type { Asked, Told } from './heavy-thread-main';

/** Reading the largest file that is accepted takes a second or two, and a hundred megabytes. */
type Limits = { workMs: number; memoryMb: number };
const usualLimits: Limits = { workMs: 20_000, memoryMb: 384 };

/** Starting a thread takes half a second, so it stays for the next file of an import. */
const idleMs = 600_000;

export interface HeavyThread {
  run: RunHeavyWork;
  close(): Promise<void>;
}

/**
 * One thread beside the one that answers requests, for one piece of work at a time. It starts with the first
 * one, is ended with work that takes too long or too much memory, and a new one starts with the next.
 */
export function createHeavyThread({ workMs, memoryMb } = usualLimits): HeavyThread {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: memoryMb / 8 };
    const worker = new Worker(new URL('./heavy-thread-start.mjs', import.meta.url), { resourceLimits });
    const forget = () => {
      if (thread === worker) thread = undefined;
    };
    // The caller that waits for the result receives the error too; a thread that fails in between must not
    // end the host.
    worker.on('error', forget).on('exit', forget);
    // An idle thread does not keep the process alive.
    worker.unref();
    return worker;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function tell(asked: Asked): Promise<unknown> {
    clearTimeout(idle);
    thread ??= start();
    try {
      const told = await answerOf(thread, asked, workMs);
      idle = setTimeout(() => void end(), idleMs).unref();
      if ('error' in told) throw new Error(told.error);
      return told.result;
    } catch (error) {
      if (error instanceof HeavyWorkEnded) await end();
      throw error;
    }
  }

  return {
    run: <Input, Result>({ name }: { name: string }, input: Input) => {
      const asked = { name, input };
      const told = last.then(() => tell(asked));
      last = told.catch(() => undefined);
      return told as Promise<Result>;
    },
    close: end,
  };
}

/** @throws HeavyWorkEnded when the thread is gone, or does not answer in time. */
function answerOf(thread: Worker, asked: Asked, workMs: number): Promise<Told> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      thread.off('message', answer).off('error', fail).off('exit', fail);
    };
    const answer = (told: Told) => {
      stop();
      resolve(told);
    };
    const fail = (reason: unknown) => {
      stop();
      reject(new HeavyWorkEnded(`${asked.name} was ended: ${String(reason)}`));
    };
    const timer = setTimeout(() => fail(`not done after ${workMs} ms`), workMs);
    thread.on('message', answer).on('error', fail).on('exit', fail);
    thread.postMessage(asked);
  });
}
