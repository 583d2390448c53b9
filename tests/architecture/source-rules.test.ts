import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingsIn } from './source-rules';

const root = join(import.meta.dirname, '../..');
/** These two contain what they search for. */
const own = ['tests/architecture/source-rules.ts', 'tests/architecture/source-rules.test.ts'];

/** Tracked files and new ones, but not those that git ignores. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|cjs|css|html|json|md|sql|yml)$|^\.ci\/|^\.npmrc$/.test(path))
  .filter((path) => !own.includes(path) && !path.endsWith('.gen.ts') && existsSync(join(root, path)));

test('the project follows its own rules', () => {
  const findings = files.flatMap((path) =>
    findingsIn(path, readFileSync(join(root, path), 'utf8')).map(
      ({ rule, line, text }) => `${path}:${line} ${rule}: ${text.slice(0, 120)}`,
    ),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(findings).toEqual([]);
});

/** One violation per rule, where it counts; then something similar that is allowed. */
const offences: { rule: string; path: string; offence: string; innocent: string }[] = [
  {
    rule: 'no test replaces a module: the files of a process share them',
    path: 'src/a.test.ts',
    offence: "vi.mock('./b');",
    innocent: "vi.fn(() => './b');",
  },
  {
    rule: 'the clock is injected',
    path: 'sandbox-api/http/a.ts',
    offence: 'const a = new Date();',
    innocent: 'const a = new Date(stamp);',
  },
  {
    rule: 'the clock is injected',
    path: 'sandbox-api/domain/a.ts',
    offence: 'Date.now()',
    innocent: '// not Date.now()',
  },
  {
    rule: 'chance is injected',
    path: 'seed/load/a.ts',
    offence: 'crypto.randomUUID()',
    innocent: 'random.bytes(16)',
  },
  { rule: 'no Math.random', path: 'src/lib/a.ts', offence: 'Math.random()', innocent: 'Math.round(1)' },
  {
    rule: 'SQL does not ask for the time',
    path: 'sandbox-api/db/a.sql',
    offence: 'default now()',
    innocent: 'update a set b = 1',
  },
  {
    rule: 'SQL does not ask for the time',
    path: 'sandbox-api/db/schema/a.ts',
    offence: "timestamp('a').defaultNow()",
    innocent: 'ctx.platform.clock.now()',
  },
  {
    rule: 'figures and dates are formatted in lib/format',
    path: 'src/features/a/b.ts',
    offence: 'value.toLocaleString()',
    innocent: "text.toLocaleUpperCase('pl')",
  },
  {
    rule: 'the server formats only what the specification calls formatted',
    path: 'sandbox-api/modules/a/service.ts',
    offence: 'new Intl.NumberFormat()',
    innocent: 'new Intl.Collator(locale)',
  },
  {
    rule: 'nothing is left to do',
    path: 'src/a.css',
    offence: '/* TODO: later */',
    innocent: '/* to do this */',
  },
  {
    rule: 'no type check is switched off',
    path: 'src/a.ts',
    offence: '// @ts-expect-error',
    innocent: '// expects an error',
  },
  {
    rule: 'no host of a package registry',
    path: 'package-lock.json',
    offence: '"https://registry.npmjs.org/a"',
    innocent: '"https://example.org/a"',
  },
  {
    rule: 'no untranslated literal in JSX',
    path: 'src/a.tsx',
    offence: 'const a = <p>Hello</p>;',
    innocent: "const a = <p>{t('hello')} · 5 %</p>;",
  },
  {
    rule: 'no untranslated literal in JSX',
    path: 'src/a.tsx',
    offence: "const a = <p>{b ? 'Yes' : t('no')}</p>;",
    innocent: "const a = <p className={b ? 'yes' : 'no'}>{t('a')}</p>;",
  },
  {
    rule: 'no untranslated literal in JSX',
    path: 'src/a.tsx',
    offence: 'const a = <input placeholder="Search" />;',
    innocent: 'const a = <input type="search" />;',
  },
  {
    rule: 'a query declares what it depends on',
    path: 'src/features/a/queries.ts',
    offence: "const a = queryOptions({ queryKey: ['a'], queryFn: () => call(b, {}) });",
    innocent:
      "const a = queryOptions({ queryKey: ['a'], meta: { dependsOn: 'locations' }, queryFn: () => call(b, {}) });",
  },
  {
    rule: 'a literal is written out where it stands',
    path: 'sandbox-api/modules/a/service.ts',
    offence: 'const a = { ...{ b, c }, d };',
    innocent: 'const a = { ...(b && { c }), ...(d ? { e } : {}), ...f };',
  },
  {
    rule: 'a literal is written out where it stands',
    path: 'seed/load/a.test.ts',
    offence: "const a = [...(['b', 'c'] as const), d];",
    innocent: "const a = [...(b ? ['c'] : []), ...['d'].map(f)];",
  },
];

describe('a rule', () => {
  test.each(offences)('$rule finds $offence', ({ rule, path, offence }) => {
    expect(findingsIn(path, offence).map((finding) => finding.rule)).toContain(rule);
  });

  test.each(offences)('$rule permits $innocent', ({ path, innocent }) => {
    expect(findingsIn(path, innocent)).toEqual([]);
  });
});
