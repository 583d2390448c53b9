import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { callFacts, factsOf } from './endpoint-facts';

const saveThing = defineEndpoint({
  id: 'saveThing',
  tag: 'Things',
  summary: 'Save a thing',
  method: 'put',
  path: '/api/Things/{id}',
  access: { level: 'editor', modules: ['SCOPE1'] },
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string() }),
});
const code = factsOf('/contract/things.ts', {
  saveThing,
  thingBody: z.object({ name: z.string() }),
  thingKinds: ['large', 'small'],
  isLarge: (kind: string) => kind === 'large',
});

describe("a contract file in the client's build", () => {
  it('has its endpoints with what a call needs and without schemas', () => {
    const line = code.split('\n').find((text) => text.startsWith('export const saveThing = '));
    const facts = JSON.parse(line?.slice('export const saveThing = '.length, -1) ?? 'null');
    expect(Object.keys(facts).sort()).toEqual([...callFacts].sort());
    expect(facts).toMatchObject({ method: 'put', path: '/api/Things/{id}', isIdempotencyKept: true });
  });

  it('has its lists inlined and leaves schemas and functions in the original file', () => {
    expect(code).toContain('export * from "/contract/things.ts";');
    expect(code).toContain('export const thingKinds = ["large","small"];');
    expect(code).not.toMatch(/thingBody|isLarge/);
  });
});

it('no screen reads a schema from an endpoint, which has it in the tests but not in the build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const asking = files.flatMap((path) => {
    const text = readFileSync(join('src', path), 'utf8');
    const imports = [...text.matchAll(/import \{([^}]*)\} from '#api\/contract\//g)];
    const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    return names
      .filter(
        (name) => /^\w+$/.test(name) && new RegExp(`\\b${name}\\.(body|query|params|response)\\b`).test(text),
      )
      .map((name) => `${path}: ${name}`);
  });
  expect(asking).toEqual([]);
});
