import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runToEnd } from './setup/run.mjs';

/** `npm run bench`: every performance figure beside its peer, in one run. Arguments go to tests/bench/main.ts. */
await ensureDependencies();
await ensureBuilt();
const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
process.exitCode = await runToEnd(process.execPath, args);
