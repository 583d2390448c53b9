import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runToEnd } from './setup/run.mjs';

/** `npm run screens`: pictures of every screen in `screens/`, for review. Arguments limit the selection. */
await ensureDependencies();
await ensureBuilt();
const args = ['--import', 'tsx', 'tests/screens/main.ts', ...process.argv.slice(2)];
process.exitCode = await runToEnd(process.execPath, args);
