import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runQuietly, runToEnd, tool } from './setup/run.mjs';

/** `npm run bench`: every performance figure beside its peer, in one run. Arguments go to tests/bench/main.ts. */
await ensureDependencies();
await ensureBuilt();
const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
process.exitCode = await runToEnd(process.execPath, args);
// A record of a whole run is committed, and the formatter has its own way with tables.
await runQuietly(process.execPath, [tool.biome, 'format', '--write', 'bench']);
