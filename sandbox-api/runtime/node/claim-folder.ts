import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a folder from other processes of this machine: PGlite takes no lock of its own, and a second one that opens and
 * closes the files makes the first one's changes since then disappear with its next start.
 *
 * The claim is a socket that somebody listens on, because that ends with the process, however it ends: a file with the
 * number of a process would have to be cleared away after a kill, and the number may be another one's by then.
 * @returns gives the folder back; null when another process has it.
 */
export async function claimFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const address = addressOf(await realpath(folder));
  let server = await listenAt(address);
  if (!server && !(await isAnswered(address))) {
    // Left by a process that was killed. On Linux and Windows nothing is: there somebody has let go of it just now.
    await unlink(address).catch(() => undefined);
    server = await listenAt(address);
  }
  return server && (() => closed(server));
}

/** Of a fixed length, which a path in the folder has not: 104 bytes are all that a socket's may have. */
function addressOf(path: string): string {
  const name = `ledgerleaf-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listenAt(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
