import { ensureDependencies } from './setup/dependencies.mjs';
import { runToEnd } from './setup/run.mjs';

/** `npm run samples`: two reports as PDF and two as workbook in `samples/`, to check page by page. */
await ensureDependencies();
process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'tests/samples/main.ts']);
