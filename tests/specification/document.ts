import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import type { Line } from './proof';

/** An entity of section 3 with the fields it must have, separated by blanks. */
export type Entity = { name: string; schema: { shape: object }; fields: string };

/** A specification document, or a part of it, as it is held against the product. */
export type DocumentPart = {
  lines: readonly Line[];
  entities: readonly Entity[];
  /** Section 7: `GET /api/Locations/{id}?listAllPossible`; every parameter in a path is called `id`. */
  calls: readonly string[];
};

type Document = DocumentPart & {
  /** A document that lost lines would not be noticed otherwise. */
  atLeast: number;
};

/** Whether every line is proved by a test that exists, and the contract has every entity and call. */
export function describeDocument({ lines, entities, calls, atLeast }: Document): void {
  describe('the lines of the specification', () => {
    it('have ids of their own and say something', () => {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.filter(({ says }) => says.trim() === '')).toEqual([]);
      expect(lines.length).toBeGreaterThan(atLeast);
    });

    it('are each mapped to a test', () => {
      expect(lines.filter(({ proof }) => proof.length === 0).map(({ id }) => id)).toEqual([]);
    });

    it('name tests that there are', () => {
      const missing = lines.flatMap(({ id, proof }) =>
        proof
          .filter(({ file, test }) => !hasTest(file, test))
          .map(({ file, test }) => `${id}: ${file} › ${test}`),
      );
      expect(missing).toEqual([]);
    });
  });

  describe('the entities', () => {
    it.each(entities)('$name has its fields', ({ schema, fields }) => {
      expect(fields.split(' ').filter((field) => !(field in schema.shape))).toEqual([]);
    });
  });

  describe('the calls', () => {
    const described = endpoints.map(({ method, path, query }) => ({
      call: `${method.toUpperCase()} ${withoutNames(path)}`,
      query: Object.keys(query.shape),
    }));

    it.each(calls)('%s is there with its parameters', (call) => {
      const [path = '', query = ''] = call.split('?');
      const found = described.find((candidate) => candidate.call === path);
      expect(found, path).toBeDefined();
      expect(query.split('&').filter((name) => name !== '' && !found?.query.includes(name))).toEqual([]);
    });
  });
}

/** Whether the file has a test whose name is exactly this, placeholders included. */
export function hasTest(file: string, name: string): boolean {
  if (!existsSync(file)) return false;
  const quoted = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[(\\[]\\s*(['"\`])${quoted}\\1`).test(readFileSync(file, 'utf8'));
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{id}');
}
