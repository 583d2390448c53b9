import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runQuietly, runToEnd, tool } from './setup/run.mjs';

/**
 * `npm run bench`: every performance figure beside its peer, in one run. Arguments are passed to
 * tests/bench/main.ts.
 */
await ensureDependencies();
await ensureBuilt();
const args = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
process.exitCode = await runToEnd(process.execPath, args);
// The record of a complete run is committed, and the formatter changes its tables.
await runQuietly(process.execPath, [tool.biome, 'format', '--write', 'bench']);
