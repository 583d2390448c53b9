import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

const runScript = new URL('./run.mjs', import.meta.url).href;

/** One of our scripts in a separate process, once it reports that it is ready. */
async function start(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('ends a script that serves', async () => {
    const server = await start(`import '${runScript}'; setInterval(() => {}, 1000); console.log('ready');`);
    server.kill(signal);
    expect(await once(server, 'exit')).toEqual([130, null]);
  });

  test('ends the command that a script runs, and then the script', async () => {
    const script = await start(`
      import { runToEnd } from '${runScript}';
      await runToEnd(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("ready")']);`);
    script.kill(signal);
    expect(await once(script, 'exit')).toEqual([130, null]);
  });
});
