import { connect, createServer } from 'node:net';

export type ByteCounter = { url: string; bytes(): number; close(): Promise<void> };

/** Forwards connections to a local server and counts every byte it sends, headers included. */
export async function startByteCounter(target: string): Promise<ByteCounter> {
  const { port, pathname } = new URL(target);
  let bytes = 0;
  const ends = new Set<() => void>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    const end = () => {
      ends.delete(end);
      client.destroy();
      upstream.destroy();
    };
    ends.add(end);
    upstream.on('data', (part) => {
      bytes += part.length;
    });
    for (const socket of [client, upstream]) socket.on('close', end).on('error', end);
    client.pipe(upstream).pipe(client);
  });
  const own = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://localhost:${own}${pathname}`,
    bytes: () => bytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const end of [...ends]) end();
      }),
  };
}
