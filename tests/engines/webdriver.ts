/** The few commands of W3C WebDriver that the journey needs; any driver that speaks it will do. */
import { type ChildProcess, spawn } from 'node:child_process';

export class WebDriver {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly sessionUrl: string,
  ) {}

  static async start(command: string[], port: number, capabilities: object): Promise<WebDriver> {
    const [program = '', ...args] = command;
    // A group of its own, so that stopping it stops what it started.
    const driver = spawn(program, args, { stdio: 'ignore', detached: true });
    const base = `http://127.0.0.1:${port}`;
    try {
      await untilListening(`${base}/status`);
      const { sessionId } = await send(`${base}/session`, { capabilities: { alwaysMatch: capabilities } });
      return new WebDriver(driver, `${base}/session/${sessionId}`);
    } catch (error) {
      stop(driver);
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await send(`${this.sessionUrl}/url`, { url });
  }

  /** Runs an async function body in the page; its return value must be JSON. */
  async run<T>(body: string, ...args: unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send(`${this.sessionUrl}/execute/async`, { script, args });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  async close(): Promise<void> {
    await fetch(this.sessionUrl, { method: 'DELETE' }).catch(() => undefined);
    stop(this.driver);
  }
}

function stop(driver: ChildProcess): void {
  try {
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the answer's form depends on the command.
async function send(url: string, body: object): Promise<any> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilListening(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The driver does not listen.');
}
