/** Controls Firefox over Marionette, the protocol that geckodriver uses: JSON prefixed by its length. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncScript, type JourneyBrowser, type ScriptResult, stopGroup, unwrap } from './journey-browser';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

export async function startFirefox(program: string, port: number): Promise<JourneyBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'ledgerleaf-firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const browser = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    detached: true,
  });
  const close = async () => {
    stopGroup(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const call = speak(await connectWhenReady(browser, port));
    await call('WebDriver:NewSession', {});
    return {
      open: async (url) => void (await call('WebDriver:Navigate', { url })),
      run: async (body, ...args) => {
        const parameters = { script: asyncScript(body), args, scriptTimeout: 60_000 };
        const { value } = (await call('WebDriver:ExecuteAsyncScript', parameters)) as { value: ScriptResult };
        return unwrap(value);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function speak(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first message only introduces the browser.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const message = Buffer.from(JSON.stringify([0, lastId, command, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    });
}

async function connectWhenReady(browser: ChildProcess, port: number): Promise<Socket> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && browser.exitCode === null) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const attempt = connect(port, '127.0.0.1', () => resolve(attempt));
      attempt.once('error', () => resolve(null));
    });
    if (socket) return socket;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('Firefox does not listen.');
}
