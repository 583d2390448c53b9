import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runToEnd, tool } from './setup/run.mjs';

/**
 * Writes tests/soak/tests-by-file.tsv: how many tests each file has in the full form. Its diff shows whether a
 * change moved or lost tests.
 */
const list = '.cache/test-reports/list.json';
mkdirSync('.cache/test-reports', { recursive: true });
const code = await runToEnd(process.execPath, [tool.vitest, 'list', `--json=${list}`]);
if (code !== 0) throw new Error(`Vitest ended with code ${code}.`);
const counts = new Map();
for (const { projectName, file } of JSON.parse(readFileSync(list, 'utf8'))) {
  const row = `${projectName}\t${relative('.', file).replaceAll('\\', '/')}`;
  counts.set(row, (counts.get(row) ?? 0) + 1);
}
const rows = [...counts].map(([row, count]) => `${row}\t${count}`).sort();
writeFileSync('tests/soak/tests-by-file.tsv', `project\tfile\ttests\n${rows.join('\n')}\n`);
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} tests in ${counts.size} files`);
