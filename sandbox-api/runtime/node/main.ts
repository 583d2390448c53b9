/**
 * `npm run api`: the API on Node. With DATABASE_URL over PostgreSQL, else over PGlite on disk; `--seed` loads
 * the demo companies into a new database, `--load FILE` adds the companies of a workspace file, `--invite`
 * logs an invitation to register a company. Ends on SIGINT and SIGTERM after finishing the running requests.
 */
import { withoutValues } from '#api/db/failed-statement';
import { EnvironmentProblem, readEnvironment } from './environment';
import { type Host, startHost } from './start-host';

const shutdownMs = 10_000;

function log(message: string, error?: unknown): void {
  const line = `${new Date().toISOString()} ${message}`;
  if (error === undefined) console.log(line);
  else console.error(line, error);
}

function endOnSignal(host: Host): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log(`${signal}: closing …`);
      // Unreferenced, so that it does not itself keep the process alive.
      setTimeout(() => process.exit(1), shutdownMs).unref();
      host.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log('Closing failed', error);
          process.exit(1);
        },
      );
    });
  }
}

function loadPathOf(options: readonly string[]): string | undefined {
  const at = options.indexOf('--load');
  const path = options[at + 1];
  if (at >= 0 && (!path || path.startsWith('--')))
    throw new EnvironmentProblem('--load needs a workspace file: npm run api -- --load FILE');
  return at < 0 ? undefined : path;
}

try {
  const environment = readEnvironment(process.env);
  const [withDemo, withInvitation] = ['--seed', '--invite'].map((option) => process.argv.includes(option));
  const host = await startHost({
    environment,
    withDemo,
    withInvitation,
    loadPath: loadPathOf(process.argv),
    log,
  });
  log(`The API listens at ${host.url}/api (reference: ${host.url}/api/docs)`);
  endOnSignal(host);
} catch (error) {
  if (error instanceof EnvironmentProblem) console.error(error.message);
  else console.error('The API did not start.', withoutValues(error));
  process.exit(1);
}
