import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
);
const sources = ['src', 'sandbox-api', 'seed'];

/** One broken boundary per rule; each is a file that the rule must name. */
const violations: Record<string, Record<string, string>> = {
  'no-unresolvable-imports': {
    'src/lib/planted-missing-alias.ts': "import '@/lib/planted-nowhere';",
    'sandbox-api/http/planted-missing-import.ts': "import '#api/planted-nowhere';",
  },
  'client-sees-only-the-contract': {
    'src/lib/planted-client.ts': "import { createApp } from '#api/http/app';\nexport { createApp };",
    'src/lib/planted-type-only.ts': "export type { Db } from '#api/db/db';",
  },
  'features-do-not-know-each-other': {
    'src/features/planted/one/own.ts': "export { planted } from '@/features/planted/two/own';",
    'src/features/planted/two/own.ts': 'export const planted = 1;',
  },
  'shared-knows-no-feature': {
    'src/components/planted-shared.ts': "export { planted } from '@/features/planted/two/own';",
  },
  'contract-is-only-zod': {
    'sandbox-api/contract/planted-contract.ts': "export type { Db } from '#api/db/db';",
    'sandbox-api/contract/planted-package.ts': "export { default } from 'decimal.js';",
  },
  'addresses-are-read-with-lib-address-not-zod': {
    'src/routes/planted-search.ts': "export { z } from 'zod';",
    'src/features/planted/three/search.ts': "export { z } from 'zod';",
  },
  'domain-is-pure': {
    'sandbox-api/domain/planted-domain.ts': "export type { Clock } from '#api/kernel/context';",
  },
  'domain-takes-only-types-from-the-contract': {
    'sandbox-api/domain/planted-schema.ts': "export { document } from '#api/contract/documents/document';",
    'sandbox-api/domain/planted-type-and-schema.ts':
      "import type { Document } from '#api/contract/documents/document';\nimport { document } from '#api/contract/documents/document';\nexport const planted: Document = document.parse(null);",
    'sandbox-api/domain/planted-type.ts':
      "import type { Document } from '#api/contract/documents/document';\nexport type Planted = Document;",
  },
  'kernel-is-below-the-modules': {
    'sandbox-api/kernel/planted-module.ts': "export * from '#api/modules/company/locations/service';",
    'sandbox-api/kernel/planted-edge.ts': "export { createApp } from '#api/http/app';",
  },
  'modules-meet-through-services': {
    'sandbox-api/modules/company/planted/neighbour.ts':
      "export * from '#api/modules/company/locations/repository';",
  },
  'sql-stays-in-db-and-repositories': {
    'sandbox-api/modules/company/planted/service.ts': "export { sql } from 'drizzle-orm';",
    'sandbox-api/http/planted-table.ts': "export { auditLog } from '#api/db/schema/platform';",
  },
  'nobody-imports-a-composition-root': {
    'sandbox-api/http/planted-root.ts': "export * from '#api/runtime/planted/planted-main';",
    'sandbox-api/runtime/planted/planted-main.ts': 'export const planted = 1;',
  },
  'no-node-in-the-worker': {
    'sandbox-api/http/planted-node.ts': "export { readFileSync } from 'node:fs';",
    'sandbox-api/http/planted-bare-node.ts': "export { join } from 'path';",
    'sandbox-api/runtime/planted/planted-server.ts': "export { serve } from '@hono/node-server';",
  },
  'no-cycles': {
    'src/lib/planted-cycle-a.ts': "import { b } from './planted-cycle-b';\nexport const a = () => b;",
    'src/lib/planted-cycle-b.ts': "import { a } from './planted-cycle-a';\nexport const b = () => a;",
  },
};

/**
 * Allowed: planted so that another file can import it, or to show what a rule lets through. A cycle is reported once, at
 * its first file.
 */
const innocent = [
  'sandbox-api/domain/planted-type.ts',
  'src/features/planted/two/own.ts',
  'sandbox-api/runtime/planted/planted-main.ts',
  'src/lib/planted-cycle-b.ts',
];

type Report = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] } };

let folder: string;
let report: Report;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const name of [...sources, 'package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.values(violations).flatMap((files) => Object.entries(files))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  report = await cruise(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every boundary', () => {
  test('has a planted violation in this file', () => {
    expect(Object.keys(violations).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  test.each(Object.keys(violations))('%s is reported where it is broken', (rule) => {
    const planted = Object.keys(violations[rule] ?? {}).filter((path) => !innocent.includes(path));
    const reported = report.summary.violations
      .filter((violation) => violation.rule.name === rule)
      .map((violation) => violation.from);
    expect(reported).toEqual(expect.arrayContaining(planted));
  });

  test('leaves alone what is allowed, a type of the contract in the domain too', () => {
    const accused = report.summary.violations.map((violation) => violation.from);
    for (const path of innocent) expect(accused).not.toContain(path);
  });
});

test('the real run sees the whole project', async () => {
  const { summary } = await cruise(root);
  expect(summary.totalCruised).toBeGreaterThan(200);
});

test('the module names that the rules speak of exist', () => {
  for (const path of ['sandbox-api/contract', 'sandbox-api/domain', 'sandbox-api/kernel', 'src/lib']) {
    expect(existsSync(join(root, path))).toBe(true);
  }
});

/** Runs the command line tool, as `npm run verify` does; its exit code is the number of violations. */
async function cruise(cwd: string): Promise<Report> {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources];
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 256 * 1024 * 1024 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}
