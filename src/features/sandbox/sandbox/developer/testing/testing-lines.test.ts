import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isEndpoint } from '#api/contract/endpoint';
import * as engine from '#api/contract/engine';
import * as sandbox from '#api/contract/sandbox/sandbox';
import { Route } from '@/routes/demo';
import { lineGroups, linesOf, playwrightExample } from './testing-lines';

const base = new URL('https://demo.example/ledgerleaf/');
const lines = lineGroups.flatMap((group) => linesOf(group, { base, userId: 201 }));
const all = [...lines.map(({ text }) => text), playwrightExample({ base })];
const readme = readFileSync('README.md', 'utf8');
const addressesIn = (text: string) => text.match(/https?:\/\/[^\s'",)]+/g) ?? [];
const own = [...new Set(all.flatMap(addressesIn).filter((address) => address.startsWith(base.href)))]
  .map((address) => new URL(address))
  .filter(({ pathname }) => pathname !== base.pathname);
const pathOf = ({ pathname }: URL) => pathname.slice(base.pathname.length - 1);

describe('the lines of the testing page', () => {
  it('contain the addresses of this deployment, whatever folder it is in', () => {
    expect(lines.find(({ id }) => id === 'person')).toMatchObject({
      text: 'https://demo.example/ledgerleaf/demo?as=201',
      href: 'https://demo.example/ledgerleaf/demo?as=201',
    });
    expect(own.length).toBeGreaterThan(5);
  });

  it('name links and calls that the README names and that exist', () => {
    const contracts: unknown[] = [...Object.values(engine), ...Object.values(sandbox)];
    const endpoints = contracts.filter(isEndpoint);
    for (const address of own) {
      const path = pathOf(address);
      if (path === '/demo') {
        const [[key] = []] = address.searchParams;
        const named = key ? `/demo?${key}=` : '/demo#demo=';
        expect(readme).toContain(named);
        if (key) expect(Object.keys(searchOf(address))).toContain(key);
      } else {
        const named = endpoints
          .filter((endpoint) => endpoint.path === path)
          .map(({ method }) => `${method.toUpperCase()} ${path}`)
          .filter((call) => readme.includes(`\`${call}\``));
        expect(named, path).toHaveLength(1);
      }
    }
  });

  it('open an existing recipe', () => {
    const [recipe] = own.flatMap(({ searchParams }) => searchParams.get('recipe') ?? []);
    expect(existsSync(`public/demos/${recipe}.json`)).toBe(true);
  });

  it('name variables, commands and documents of the Node host as the README does', () => {
    const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    for (const text of all) {
      for (const [, name] of text.matchAll(/([A-Z_]{6,})=/g)) expect(readme).toContain(name);
      for (const [, script] of text.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script ?? '');
    }
    for (const text of [
      'DATABASE_URL=postgres://user:secret@localhost/ledgerleaf npm run api -- --seed',
      'psql',
    ])
      expect(readme).toContain(text);
    const description = readFileSync('sandbox-api/http/description.ts', 'utf8');
    for (const path of ['/api/docs', '/api/openapi.json']) {
      expect(all.some((text) => text.endsWith(path))).toBe(true);
      expect(readme).toContain(path);
      expect(description).toContain(`'${path}'`);
    }
    expect(readFileSync('src/features/sandbox/sandbox/recipes/reset-arrival.tsx', 'utf8')).toContain(
      'import.meta.env.VITE_UNATTENDED_RESET',
    );
  });
});

/** The parameters that the link route reads from an address. */
function searchOf(address: URL): object {
  const read = Route.options.validateSearch as (raw: object) => object;
  const values = [...address.searchParams].map(([key, value]) => [key, JSON.parse(quotedUnlessJson(value))]);
  return read(Object.fromEntries(values));
}

/** How the router reads a value: anything that is not JSON is text. */
function quotedUnlessJson(value: string): string {
  return /^(\d+|true|false)$/.test(value) ? value : JSON.stringify(value);
}
