/**
 * Whether every line of the specification is proved by existing tests, and the contract has its entities and calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/contract/endpoints';
import { markersIn, readDocument, readMarkers } from './read';

/** The documents, and the minimum number of lines of each, so that lost lines are noticed. */
const documents = [
  { name: 'portal', atLeast: 219 },
  { name: 'reports', atLeast: 136 },
  { name: 'materiality', atLeast: 117 },
  { name: 'settings-reviews', atLeast: 195 },
].map((given) => ({ ...given, ...readDocument(join(import.meta.dirname, `${given.name}.md`)) }));
const lines = documents.flatMap((document) => document.lines);
const markers = readMarkers();

describe('the lines of the specification', () => {
  it('have unique ids and a text', () => {
    const ids = lines.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(lines.filter(({ id, says }) => id === '' || says === '')).toEqual([]);
  });

  it.each(documents)('of $name are complete', ({ lines, atLeast }) => {
    expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('have the tests that they name, and no others', () => {
    const differing = lines.flatMap(({ id, proof }) => {
      const files = markers.filter((marker) => marker.id === id).map(({ file }) => file);
      const isProved = proof.length > 0 && proof.toSorted().join() === files.toSorted().join();
      return isProved ? [] : [{ id, named: proof, marked: files }];
    });
    expect(differing).toEqual([]);
  });
});

describe('the markers', () => {
  it('name existing lines', () => {
    const ids = new Set(lines.map(({ id }) => id));
    expect(markers.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('are above a test', () => {
    expect(markers.filter(({ isAboveTest }) => !isAboveTest)).toEqual([]);
  });

  it('name a line once for each test', () => {
    const places = markers.map(({ id, file, line }) => `${file}:${line} ${id}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it.each([
    ['above a test', 'a.test.ts', "it('works', () => {});", true],
    ['above a table of tests', 'a.test.tsx', 'it.each([', true],
    ['above a test that is left out', 'a.test.ts', "it.skip('works', () => {});", false],
    ['above anything else', 'a.test.ts', "const test = 'works';", false],
    ['above a row of no test', 'a.test.ts', "['works', 1],", false],
    ['in a file that no test runner reads', 'a.ts', "it('works', () => {});", false],
  ])('%s', (_, file, next, isAboveTest) => {
    const found = markersIn(file, `  // spec: fuels.one, fuels.two\n  // spec: fuels.three\n  ${next}`);
    expect(found.map(({ id }) => id)).toEqual(['fuels.one', 'fuels.two', 'fuels.three']);
    expect(found.map((marker) => marker.isAboveTest)).toEqual([isAboveTest, isAboveTest, isAboveTest]);
  });

  it('above a row in a table of tests', () => {
    const table = (call: string) => `${call}([\n  ['first'],\n  // spec: fuels.one\n  ['second'],\n])('%s');`;
    expect(markersIn('a.test.ts', table('it.each'))).toMatchObject([{ line: 3, isAboveTest: true }]);
    expect(markersIn('a.test.ts', table('listed.each'))).toMatchObject([{ line: 3, isAboveTest: false }]);
  });
});

describe('the entities', () => {
  const contract = import.meta.glob('../../sandbox-api/contract/**/*.ts');

  it.each(documents.flatMap(({ entities }) => entities))('$contract has its fields', async (entity) => {
    const shape = await shapeOf(entity.contract);
    expect(entity.fields.filter((field) => !(field in shape))).toEqual([]);
  });

  /** The fields of `reports/questionnaires#question.shape.choices.element`. */
  async function shapeOf(name: string): Promise<object> {
    const [module = '', path = ''] = name.split('#');
    const exported = await contract[`../../sandbox-api/contract/${module}.ts`]?.();
    const schema = path.split('.').reduce(partOf, exported);
    return partOf(schema, 'shape') as object;
  }

  function partOf(value: unknown, name: string): unknown {
    const part = (value as Record<string, unknown> | undefined)?.[name];
    if (part === undefined) throw new Error(`There is no ${name}`);
    return part;
  }
});

describe('the calls', () => {
  const described = endpoints.map(({ method, path, query }) => ({
    call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{id}')}`,
    query: Object.keys(query.shape),
  }));

  it.each(documents.flatMap(({ calls }) => calls))('$call exists with its parameters', (asked) => {
    const found = described.find(({ call }) => call === asked.call);
    expect(found, asked.call).toBeDefined();
    expect(asked.parameters.filter((name) => !found?.query.includes(name))).toEqual([]);
  });
});

describe('the texts', () => {
  // spec: product.locked, errors.unspecified, errors.login, errors.resend, errors.conflict, errors.unsaved
  // spec: errors.contact, errors.title, errors.messages, knowledge-product.locked, knowledge-help.tour-steps
  // spec: knowledge-errors.global, knowledge-errors.title, knowledge-errors.contact, knowledge-errors.unsaved
  // spec: knowledge-errors.locked
  it.each(documents.flatMap(({ texts }) => texts))('says "$text" as given', ({ text, words: namespace }) => {
    const words = readFileSync(wordsOf(namespace), 'utf8');
    expect(words).toContain(`": ${JSON.stringify(text)}`);
  });
});

/** The English file of a namespace, whichever area has it. */
function wordsOf(namespace: string): string {
  const folder = 'src/i18n/locales/en';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return join(folder, files.find((file) => basename(file) === `${namespace}.json`) ?? `${namespace}.json`);
}
