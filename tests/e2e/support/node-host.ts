/** The API on Node over a temporary PostgreSQL, started as `npm run api` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { startPostgres } from '#api/testing/start-postgres';

export type NodeHost = { url: string; close(): Promise<void> };

/** Null where no PostgreSQL is installed. */
export async function startNodeHost(port: number, corsOrigin: string): Promise<NodeHost | null> {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const program = ['--import', 'tsx', 'sandbox-api/runtime/node/main.ts', '--seed'];
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      CORS_ORIGIN: corsOrigin,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    await postgres.stop();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilAnswering(`${url}/api/openapi.json`, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode}.`);
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The API did not answer in time.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
