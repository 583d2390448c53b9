import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** What the engine's journey needs from a browser, whatever protocol controls it. */
export interface JourneyBrowser {
  open(url: string): Promise<void>;
  /** Runs an async function body in the page with `args`; its result must be JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  close(): Promise<void>;
}

export type ScriptResult = { value?: unknown; error?: string };

export function asyncScript(body: string): string {
  return `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);
    (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
}

export function unwrap<T>({ value, error }: ScriptResult): T {
  if (error) throw new Error(error);
  return value as T;
}

/** Ends a process that leads its own process group, together with everything it started. */
export function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });
}
