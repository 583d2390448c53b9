/** Controls a browser over W3C WebDriver; here WebKitGTK on a virtual screen. */
import { spawn } from 'node:child_process';
import { asyncScript, type JourneyBrowser, type ScriptResult, stopGroup, unwrap } from './journey-browser';

export async function startWebKit(port: number): Promise<JourneyBrowser> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilListening(`${base}/status`);
    const { sessionId } = await send<{ sessionId: string }>(`${base}/session`, {
      capabilities: { alwaysMatch: {} },
    });
    const session = `${base}/session/${sessionId}`;
    return {
      open: async (url) => void (await send(`${session}/url`, { url })),
      run: async (body, ...args) =>
        unwrap(await send<ScriptResult>(`${session}/execute/async`, { script: asyncScript(body), args })),
      close: async () => {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined);
        stopGroup(driver);
      },
    };
  } catch (error) {
    stopGroup(driver);
    throw error;
  }
}

async function send<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value as T;
}

async function untilListening(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The driver does not listen.');
}
