import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a folder from other processes of this machine. PGlite takes no lock of its own, and when a second
 * process opens and closes the files, changes that the first one makes after that disappear with its next
 * start.
 *
 * The claim is a socket that the process listens on, because that ends with the process in every case. A file
 * with the process number would have to be removed after a kill, and the number may belong to another process
 * by then.
 * @returns a function that releases the folder; null when another process has it.
 */
export async function claimFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const address = addressOf(await realpath(folder));
  let server = await listenAt(address);
  if (!server && !(await isAnswered(address))) {
    // Left by a killed process. On Linux and Windows nothing is left: there another process has just released
    // it.
    await unlink(address).catch(() => undefined);
    server = await listenAt(address);
  }
  return server && (() => closed(server));
}

/** Of fixed length, unlike a path in the folder: the path of a socket has at most 104 bytes. */
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
