import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CruiseReport, cruise, root, sources } from './cruise';

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
);

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
 * Allowed: planted so that another file can import it, or to show what a rule permits. A cycle is reported once, at
 * its first file.
 */
const innocent = [
  'sandbox-api/domain/planted-type.ts',
  'src/features/planted/two/own.ts',
  'sandbox-api/runtime/planted/planted-main.ts',
  'src/lib/planted-cycle-b.ts',
];

/** No rule needs the tests, and reading them takes a fifth of the time. */
const isNoTest = (path: string) => !/\.test\.tsx?$/.test(path);

let folder: string;
let report: CruiseReport;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const name of [...sources, 'package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isNoTest });
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

  test('permits what is allowed, including a type of the contract in the domain', () => {
    const accused = report.summary.violations.map((violation) => violation.from);
    for (const path of innocent) expect(accused).not.toContain(path);
  });
});

test('the run covers the whole project besides the planted files', () => {
  expect(report.summary.totalCruised).toBeGreaterThan(1_000);
});

test('the module names in the rules exist', () => {
  for (const path of ['sandbox-api/contract', 'sandbox-api/domain', 'sandbox-api/kernel', 'src/lib']) {
    expect(existsSync(join(root, path))).toBe(true);
  }
});
