/** A connection between a browser and a server on this machine, with a given bandwidth and round trip time. */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import type { Server } from './sites';

export type Line = { megabitsPerSecond: number; roundTripMs: number };

/** How much a connection may have waiting for its turn; others get their turns in between. */
const windowBytes = 64 * 1024;

/**
 * Forwards connections. Downloads share the bandwidth of the line; each direction takes half of the round trip, and
 * a new connection a whole one before it transfers anything. TCP's slow start is not simulated.
 */
export async function startSlowLine(port: number, line: Line): Promise<Server> {
  const takeTurn = createQueue(line.megabitsPerSecond);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const host = connect(port, '127.0.0.1');
    open.add(browser);
    browser.on('close', () => open.delete(browser));
    carryUp(browser, host, line);
    carryDown(host, browser, line, takeTurn);
    for (const socket of [browser, host])
      socket.on('error', () => {
        browser.destroy();
        host.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line does not listen.');
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connections for the next request.
        for (const browser of open) browser.destroy();
      }),
  };
}

type TakeTurn = (bytes: number) => number;

/** Resolves when the last of these bytes has been sent; all connections share one queue. */
function createQueue(megabitsPerSecond: number): TakeTurn {
  const bytesPerMs = (megabitsPerSecond * 1e6) / 8 / 1000;
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    return freeAt;
  };
}

function carryUp(from: Socket, to: Socket, { roundTripMs }: Line): void {
  const openedAt = performance.now() + roundTripMs;
  const carry = createCarrier();
  const arrival = () => Math.max(performance.now(), openedAt) + roundTripMs / 2;
  from.on('data', (part) => carry(arrival(), () => to.write(part)));
  from.on('close', () => carry(arrival(), () => to.end()));
}

function carryDown(from: Socket, to: Socket, { roundTripMs }: Line, takeTurn: TakeTurn): void {
  const carry = createCarrier();
  let waitingBytes = 0;
  from.on('data', (part) => {
    const leftAt = takeTurn(part.length);
    waitingBytes += part.length;
    if (waitingBytes >= windowBytes) from.pause();
    void rest(leftAt - performance.now()).then(() => {
      waitingBytes -= part.length;
      if (waitingBytes < windowBytes) from.resume();
    });
    carry(leftAt + roundTripMs / 2, () => to.write(part));
  });
  from.on('close', () => carry(performance.now() + roundTripMs / 2, () => to.end()));
}

/** Runs tasks at their time, in the given order. */
function createCarrier(): (at: number, act: () => unknown) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (at, act) => {
    last = last.then(() => rest(Math.max(0, at - performance.now()))).then(act);
  };
}
