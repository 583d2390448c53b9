import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyPglite } from '#api/testing/pglite-copies';
import { exchange } from './exchange';

const { serialize } = protocol;

let pglite: PGlite;
beforeAll(async () => {
  pglite = await openEmptyPglite();
});
afterAll(() => pglite.close());

const asked = (text: string) => [
  serialize.parse({ text }),
  serialize.bind({}),
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
  serialize.sync(),
];
const ours = (text: string) => pglite.runExclusive(() => exchange(pglite, ...asked(text)));
const theirs = (text: string) =>
  pglite.runExclusive(async () => {
    const answer: messages.BackendMessage[] = [];
    for (const part of asked(text))
      answer.push(...(await pglite.execProtocolStream(part, { syncToFs: false })));
    return answer;
  });

test.each([
  [
    'every kind of value',
    `select 1, -2.50, 'a', '', null, true, array[1, null], '{"a": "ś"}'::jsonb, '\\xff00'::bytea`,
  ],
  ['no column', 'select from generate_series(1, 3)'],
  ['no row', 'select 1 where false'],
  ['letters of two to four bytes', `select 'Łódź €', '𝄞', repeat('ż', 40000)`],
  [
    'many rows, in chunks that end within a value',
    `select i, repeat('ół', i % 90) from generate_series(1, 9000) i`,
  ],
  ['a value of 3 MB', `select repeat('0123456789', 300000), 1`],
  ['a statement without rows', `set application_name = 'reader'`],
  ['nothing', ''],
])('reads %s as PGlite does', async (_, text) => {
  expect(await ours(text)).toEqual(await theirs(text));
});

test("throws PostgreSQL's errors as PGlite does, and leaves the connection usable", async () => {
  const refused = await ours('select 1 / (i - 5000) from generate_series(1, 9000) i').catch((error) => error);
  const other = await theirs('select 1 / (i - 5000) from generate_series(1, 9000) i').catch((error) => error);
  // The connection was still waiting for one when it threw.
  await exchange(pglite, serialize.sync());
  expect(refused).toBeInstanceOf(Error);
  expect({ ...refused }).toEqual({ ...other });
  expect(refused.code).toBe('22012');
  expect((await ours('select 7')).find(({ name }) => name === 'dataRow')).toMatchObject({ fields: ['7'] });
});

test('a notice before the response does not hide the response', async () => {
  const answer = await ours('drop table if exists missing_one');
  expect(answer.map(({ name }) => name)).toContain('commandComplete');
});
