import { awaitSandbox } from '#api/contract/engine';
import { setSandboxClock } from '#api/contract/sandbox/sandbox';
import { guidedDemos } from '@/features/sandbox/sandbox/recipes/guided-demos';
import { nodeHost } from '../node-host';

/**
 * Lines to copy for testing a client. They match the README section "Testing against the sandbox":
 * testing-lines.test.ts checks that each address, call, variable and command here is named there and exists.
 */
export type TestingLine = {
  id: LineId;
  text: string;
  /** Set when it is an address that a browser can open. */
  href?: string;
};

const groups = {
  state: ['recipe', 'packed', 'person', 'reset'],
  time: ['clock', 'settled'],
  builds: ['unattended', 'remote'],
  node: ['host', 'reference', 'openapi', 'psql'],
} as const;

export const lineGroups = Object.keys(groups) as LineGroup[];
export type LineGroup = keyof typeof groups;
export type LineId = (typeof groups)[LineGroup][number];

type Place = {
  /** The folder of this deployment. */
  base: URL;
  /** An account of this sandbox. */
  userId: number;
};

const [demo] = guidedDemos;

/** The lines of a group with the addresses of this deployment. */
export function linesOf(group: LineGroup, place: Place): TestingLine[] {
  return groups[group].map((id) => ({ id, ...lines[id](place) }));
}

const at = (base: URL, path: string) => new URL(path.replace(/^\//, ''), base).href;
const link = (address: string) => ({ text: address, href: address });

const lines: Record<LineId, (place: Place) => Omit<TestingLine, 'id'>> = {
  recipe: ({ base }) => link(at(base, `demo?recipe=${demo}`)),
  // Created by "Share this demo", so there is nothing to open here.
  packed: ({ base }) => ({ text: `${at(base, 'demo')}#demo=…` }),
  person: ({ base, userId }) => link(at(base, `demo?as=${userId}`)),
  reset: ({ base }) => link(at(base, 'demo?reset=true')),
  clock: ({ base }) => ({
    text: `await fetch('${at(base, setSandboxClock.path)}', { method: '${setSandboxClock.method.toUpperCase()}', headers: { 'content-type': 'application/json' }, body: '{"today":"2027-03-15"}' });`,
  }),
  settled: ({ base }) => ({ text: `await fetch('${at(base, awaitSandbox.path)}');` }),
  unattended: () => ({ text: 'VITE_UNATTENDED_RESET=1 npm run build' }),
  remote: () => ({ text: 'VITE_API_BASE_URL=https://api.example.com npm run build' }),
  host: () => ({
    text: 'DATABASE_URL=postgres://user:secret@localhost/ledgerleaf npm run api -- --seed',
  }),
  reference: () => link(`${nodeHost}/api/docs`),
  openapi: () => link(`${nodeHost}/api/openapi.json`),
  psql: () => ({ text: 'psql "$DATABASE_URL"' }),
};

/** A complete Playwright test with these lines. */
export function playwrightExample({ base }: Pick<Place, 'base'>): string {
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    "test('the overview shows the year', async ({ page }) => {",
    `  await page.goto('${at(base, `demo?recipe=${demo}`)}');`,
    "  await page.locator('h1:visible').first().waitFor();",
    `  await page.evaluate(() => fetch('${at(base, awaitSandbox.path)}'));`,
    `  await page.goto('${base.href}');`,
    "  await expect(page.getByText('t CO₂e').first()).toBeVisible();",
    '});',
  ].join('\n');
}
