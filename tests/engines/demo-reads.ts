/** Every read call, with parameters that exist in the demo: ids come from earlier responses. */
import fc from 'fast-check';
import type { z } from 'zod';
import type { Endpoint } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { arbitraryOf } from '../contract/fuzz/schema-arbitrary';

type Fields = Record<string, string>;

/**
 * Read calls; those that provide ids for the others come first. Not the history, because it contains what each host
 * did by itself (the sandbox set its clock), in the order of timestamps that are specific to each host.
 * tests/contract/fuzz.test.ts compares the hosts' history after the same changes.
 */
export const readingEndpoints = endpoints
  .filter(({ method, id }) => method === 'get' && id !== 'readHistory')
  .sort((a, b) => placeholders(a).length - placeholders(b).length);

const mostPerParameter = 3;
const mostPaths = 6;

/** Ids from responses, by field name and by list. */
export function createDemoIds() {
  const byName = new Map<string, Set<number>>();
  const byList = new Map<string, Set<number>>();

  function learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      if (/Id$/.test(name) && typeof field === 'number' && field > 0) remember(byName, name, field);
      else learn(field);
    }
  }

  return {
    learnFrom({ path }: Endpoint, body: unknown): void {
      learn(body);
      if (!Array.isArray(body)) return;
      for (const row of body) {
        const [key] = Object.entries(row ?? {}).filter(([name]) => /id$/i.test(name));
        if (typeof key?.[1] === 'number' && key[1] > 0) remember(byList, path, key[1]);
      }
    },
    /**
     * For a parameter: rows of the list before it, otherwise fields of its name, otherwise of the segment before it.
     */
    for(name: string, pathBefore = ''): number[] {
      const segment = pathBefore.split('/').at(-1) ?? '';
      const singular = segment.replace(/ies$/, 'y').replace(/s$/, '');
      const fieldName = `${singular.charAt(0).toLowerCase()}${singular.slice(1)}Id`;
      const ofMateriality = `dm${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const found =
        byName.get(name) ??
        byName.get(ofMateriality) ??
        byList.get(pathBefore) ??
        byName.get(fieldName) ??
        [];
      return [...found].slice(0, mostPerParameter);
    },
  };
}

type DemoIds = ReturnType<typeof createDemoIds>;

/** The addresses at which a call is worth making. */
export function readsOf(endpoint: Endpoint, ids: DemoIds, today: string): string[] {
  const paths = pathsOf(endpoint, ids).slice(0, mostPaths);
  const searches = queriesOf(endpoint, ids, today).map((query) => new URLSearchParams(query).toString());
  return paths.flatMap((path) => searches.map((search) => (search ? `${path}?${search}` : path)));
}

function placeholders({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function pathsOf(endpoint: Endpoint, ids: DemoIds): string[] {
  let paths: string[] = [endpoint.path];
  for (const name of placeholders(endpoint)) {
    const before = endpoint.path.slice(0, endpoint.path.indexOf(`/{${name}}`));
    const known = isOfReport(endpoint, name)
      ? ids.for('reportHeaderId').reverse()
      : /id$/i.test(name)
        ? ids.for(name, before)
        : [];
    const values = known.length > 0 ? known.map(String) : samples(endpoint.params.shape[name]);
    paths = paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
  }
  return paths;
}

/** Below `/api/Reports/{id}` the key is that of a started report; the newest type, with an assessment, is last. */
function isOfReport({ path }: Endpoint, name: string): boolean {
  return name === 'id' && path.startsWith('/api/Reports/{id}/');
}

/** No parameters, if accepted; all parameters together; and each choice of a field with choices. */
function queriesOf({ query }: Endpoint, ids: DemoIds, today: string): Fields[] {
  const full: Fields = {};
  const choices: [string, string[]][] = [];
  for (const [name, schema] of Object.entries(query.shape)) {
    const values = valuesOf(name, schema as z.core.$ZodType, ids, today);
    const [value] = values;
    if (value === undefined) continue;
    full[name] = value;
    if (values.length > 1) choices.push([name, values]);
  }
  const one = choices.flatMap(([name, values]) => values.map((value) => ({ ...full, [name]: value })));
  const all = [{}, full, ...one].filter((fields) => query.safeParse(fields).success);
  return all.length > 0 ? all : [full];
}

function valuesOf(name: string, schema: z.core.$ZodType, ids: DemoIds, today: string): string[] {
  if (name === 'PageNumber') return ['2', '1'];
  if (name === 'PageSize') return ['7', '200'];
  if (/^(startDate|from)$/.test(name)) return [`${Number(today.slice(0, 4)) - 2}${today.slice(4)}`];
  if (/^(endDate|to)$/.test(name)) return [today];
  const known = /id$/i.test(name) ? ids.for(name).map(String) : [];
  return known.length > 0 ? known : samples(schema);
}

function samples(schema: unknown): string[] {
  const drawn = fc.sample(arbitraryOf(schema as z.core.$ZodType), { numRuns: 24, seed: 1 });
  const texts = drawn.filter((value) => value !== undefined && value !== null).map(String);
  return [...new Set(texts)].sort().slice(0, mostPerParameter * 2);
}

function remember(map: Map<string, Set<number>>, name: string, id: number): void {
  const known = map.get(name) ?? new Set();
  map.set(name, known.add(id));
}
