import { ensureDependencies } from './setup/dependencies.mjs';
import { runToEnd, tool } from './setup/run.mjs';

/** `npm run dev`: the client with hot reload; the build's plugin rebuilds the worker when the API changes. */
await ensureDependencies();
process.exitCode = await runToEnd(process.execPath, [tool.vite, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
