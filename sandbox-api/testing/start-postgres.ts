import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export type PostgresServer = { url: string; version: string; stop(): Promise<void> };

const oldestVersion = 15;
const run = promisify(execFile);

/**
 * Starts a throw-away PostgreSQL (15 or newer) on a free port, or returns null where none is installed. It
 * refuses to run as root, so root starts it as `postgres` or `nobody`. Nothing survives `stop`. A commit does
 * not wait for the disk unless `isDurable`: tests gain nothing from it, a benchmark would be wrong without.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer | null> {
  const found = await findPrograms();
  if (!found) return null;
  const owner = await serverOwner();
  const folder = mkdtempSync('/tmp/postgres-');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  await run(
    join(found.folder, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    max_connections: '60',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(found.folder, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...as,
    stdio: 'ignore',
  });
  await untilReady(join(found.folder, 'pg_isready'), port, server);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    version: found.version,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT is PostgreSQL's fast shutdown.
      if (server.exitCode === null && server.kill('SIGINT')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest installation that is new enough, in Debian's folders or on the path. */
async function findPrograms(): Promise<{ folder: string; version: string } | null> {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  const versions = await Promise.all(
    folders.map(async (folder) => ({ folder, version: await versionOf(folder) })),
  );
  const [newest] = versions
    .filter(({ version }) => Number.parseInt(version, 10) >= oldestVersion)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
  return newest ?? null;
}

async function versionOf(folder: string): Promise<string> {
  const { stdout } = await run(join(folder, 'postgres'), ['--version']);
  return /(\d+(\.\d+)?)/.exec(stdout)?.[0] ?? '0';
}

async function serverOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]).catch(() => null)));
    const [uid, gid] = ids.map((answer) => Number(answer?.stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody account.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(pgIsReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
    const isReady = await run(pgIsReady, ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGINT');
  throw new Error('PostgreSQL did not become ready within 15 seconds.');
}
