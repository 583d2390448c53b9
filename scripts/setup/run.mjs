import { spawn } from 'node:child_process';

const running = new Set();

/** Runs a command with this terminal; resolves with its exit code, 127 when it could not be started. */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    running.add(child);
    child.on('error', () => finish(127));
    child.on('exit', (code) => finish(code ?? 1));
    const finish = (code) => {
      running.delete(child);
      resolve(code);
    };
  });
}

/** Runs a command without output; resolves with its exit code and its output. */
export async function runQuietly(command, args, options = {}) {
  let output = '';
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      output += error.message;
      running.delete(child);
      resolve(127);
    });
    child.on('close', (exitCode) => {
      running.delete(child);
      resolve(exitCode ?? 1);
    });
  });
  return { code, output };
}

/** The path of a package's command line file, run with this Node. */
export const tool = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/playwright-core/cli.js',
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    // A server, or a pause between two commands: there is no child process to wait for.
    if (running.size === 0) process.exit(130);
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}
