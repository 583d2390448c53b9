/** The simplest static host: files, no compression, 404.html for missing ones, no policy. It can be killed. */

import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** What is served in place of a file, or null as if it were missing; a promise delays the response. */
type Change = (content: Buffer) => Buffer | string | null | Promise<Buffer>;

export interface PlainHost {
  url: string;
  /** Requested paths, in order. */
  requests: string[];
  /** Serves this instead of the file, or the file changed. */
  replace(path: string, change: Change): void;
  kill(): Promise<void>;
  /** Listens again on the same address. */
  revive(): Promise<void>;
}

export async function startPlainHost(folder: string, basePath: string): Promise<PlainHost> {
  const requests: string[] = [];
  const replaced = new Map<string, Change>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) || 'index.html' : '';
    requests.push(path);
    const file = resolve(folder, path);
    const isFile =
      path !== '' && file.startsWith(resolve(folder) + sep) && (await stat(file).catch(() => null))?.isFile();
    const content = isFile ? await readFile(file) : null;
    const change = replaced.get(path);
    const served = content && change ? await change(content) : content;
    if (served === null) {
      const page = await readFile(resolve(folder, '404.html'));
      response.writeHead(404, { 'content-type': 'text/html' }).end(page);
      return;
    }
    response.writeHead(200, {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(served);
  }

  let server = createServer(answer);
  const listen = (port: number) =>
    new Promise<number>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        done(typeof address === 'object' && address ? address.port : port);
      });
    });
  const port = await listen(0);
  return {
    url: `http://localhost:${port}${basePath}`,
    requests,
    replace: (path, change) => replaced.set(path, change),
    kill: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    revive: async () => {
      server = createServer(answer);
      await listen(port);
    },
  };
}
