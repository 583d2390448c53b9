/** A company moved to another database is the same there: every read call answers as before. */

import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readHistory } from '#api/contract/account/history';
import { listIntakes, undoIntake } from '#api/contract/intake/intakes';
import { companyTables } from '#api/db/workspace-file/company-rows';
import { unpackFile } from '#api/db/workspace-file/file-format';
import { createTestApi } from '#api/testing/create-test-api';
import { testForm } from '#api/testing/test-form';
import { createDemoIds, readingEndpoints, readsOf } from '../../engines/demo-reads';
import { type Api, fileOf, openWorkspace, replacingFile, signIn } from './demo-workspace';
import { loadInto, occupy, step } from './load-into';

const databaseUrl = inject('databaseUrl');
const hosts = [
  { name: 'PGlite', options: {}, isThere: true },
  {
    name: 'PostgreSQL',
    options: { databaseUrl: databaseUrl ?? undefined },
    isThere: databaseUrl !== null && testForm !== 'quick',
  },
];
const admins = ['admin@jagodno.example', 'admin@blauweide.example', 'admin@nowytor.example'];
const isQuick = testForm === 'quick';
const asked = isQuick ? admins.slice(0, 1) : admins;

/** An address with its response; ids are removed from the text. */
type Answer = { path: string; status: number; text: string };
type Answers = { answers: Answer[]; pictures: Answer[]; token: string };

let source: Api;
let file: Uint8Array<ArrayBuffer>;
/** By account. */
let expected: Map<string, Answers>;
beforeAll(async () => {
  source = await openWorkspace();
  file = await fileOf(source);
  expected = new Map();
  for (const admin of asked) expected.set(admin, await answersOf(source, admin));
}, 900_000);
afterAll(async () => {
  expect(source.unexpected).toEqual([]);
  await source.close();
});

test('the workspace has a row in every table that a file contains', async () => {
  const { tables } = await unpackFile(file);
  const names = tables.map(({ name }) => name);
  expect(companyTables.map((table) => getTableName(table)).filter((name) => !names.includes(name))).toEqual(
    [],
  );
});

describe.each(hosts.filter(({ isThere }) => isThere))('loaded over $name', ({ options }) => {
  let target: Api;
  let offsets: readonly number[];
  beforeAll(async () => {
    target = await createTestApi(options);
    target.clock.advance(source.clock.now().getTime() - target.clock.now().getTime());
    offsets = await occupy(target, file);
    await loadInto(target, file);
  }, 600_000);
  afterAll(async () => {
    expect(target.unexpected).toEqual([]);
    await target.close();
  });

  test.each(asked)(
    'every call answers %s the same except for ids',
    async (admin) => {
      const { answers: before, pictures = [] } = expected.get(admin) ?? { answers: [] };
      const { answers: after, pictures: picturesAfter, token } = await answersOf(target, admin);
      expect(after.length).toBe(before.length);
      expect(picturesAfter.map(({ text }) => text)).toEqual(pictures.map(({ text }) => text));
      if (admin === admins[0]) expect(picturesAfter.map(({ status }) => status)).toContain(200);
      const differing: string[] = [];
      for (const [index, one] of before.entries()) {
        const other = after[index];
        if (other && other.text !== one.text && !(await isElsewhere(target, token, { one, other, offsets })))
          differing.push(shortly(one, other));
      }
      expect(differing).toEqual([]);
      // Two refusals would prove little.
      expect(after.filter(({ status }) => status === 200).length).toBeGreaterThan(400);
    },
    900_000,
  );

  test('a recording that is undone there brings back what it replaced, with its evidence', async () => {
    const token = await signIn(target, admins[0] ?? '');
    const { body: list } = await target.call(listIntakes, { token });
    const replacing = list.find(({ file }) => file.fileName === replacingFile);
    const params = { id: replacing?.intakeId ?? 0 };
    const { body } = await target.call(undoIntake, { token, params });
    expect(body).toMatchObject({ state: 'undone', entryCount: 0 });
    const { body: after } = await target.call(listIntakes, { token });
    const first = after.find(({ file }) => file.fileName === 'receipts.csv');
    expect(first).toMatchObject({ entryCount: 1, file: { entryCount: 1 } });
  });
});

/** Every read call. Sessions are specific to each host. */
async function answersOf(api: Api, admin: string): Promise<Answers> {
  const token = await signIn(api, admin);
  const today = api.clock.now().toISOString().slice(0, 10);
  const ids = createDemoIds();
  const answers: Answer[] = [];
  for (const endpoint of [...readingEndpoints, readHistory]) {
    if (endpoint.id === 'listDevices' || endpoint.id === 'readIssueImage') continue;
    for (const path of readsOf(endpoint, ids, today)) {
      const { answer, body } = await ask(api, token, path);
      if (answer.status === 200) ids.learnFrom(endpoint, body);
      answers.push(answer);
    }
  }
  const { rows } = await api.db.execute(sql`
    select document from report_issues where company_id = (select company_id from users where email = ${admin})`);
  const pictures: Answer[] = [];
  for (const picture of picturesIn(rows)) pictures.push((await ask(api, token, picture)).answer);
  return { answers, pictures, token };
}

/** Addresses of the pictures stored with an issued report. */
function picturesIn(body: unknown): string[] {
  const found = JSON.stringify(body).matchAll(/"(\/api\/Reports\/Headers\/\d+\/Issues\/\d+\/Images\/\d+)"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

async function ask(api: Api, token: string, path: string): Promise<{ answer: Answer; body: unknown }> {
  const response = await api.app.request(path, { headers: { authorization: `Basic ${token}` } });
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.json() : await digestOf(await response.arrayBuffer());
  const { status } = response;
  // The checksum first, because some of its digits could be mistaken for an id.
  const text = withoutIds(withoutSimulationHash(`${path} ${status} ${JSON.stringify(body)}`));
  return { answer: { path, status, text }, body };
}

type Pair = { one: Answer; other: Answer; offsets: readonly number[] };

/**
 * Where no response named an id of its type, a number was tried, which may be a row's id before and none after: the
 * row must answer the same under its new id.
 */
async function isElsewhere(target: Api, token: string, { one, other, offsets }: Pair): Promise<boolean> {
  if (other.status === 200 || withoutIds(one.path) !== withoutIds(other.path)) return false;
  for (const { index, 0: digits } of other.path.matchAll(/(?<![\d-])\d{1,3}(?![\d-])/g))
    for (const offset of offsets) {
      const end = other.path.slice(index + digits.length);
      const path = `${other.path.slice(0, index)}${Number(digits) + offset}${end}`;
      if ((await ask(target, token, path)).answer.text === one.text) return true;
    }
  return false;
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('base64');
}

/** An id of either side is mapped to the original one; request ids, sessions and states are specific to each host. */
function withoutIds(text: string): string {
  return text
    .replaceAll(/"(requestId|sessionId|dataState)":("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/"entity":"sessions","entityId":\d+/g, '"entity":"sessions","entityId":0')
    .replaceAll(/(?<![\d.])\d{7,8}(?![\d.])/g, (digits) => String(Number(digits) % step));
}

/** The checksum of a simulation is recalculated from the inputs, which name locations. */
function withoutSimulationHash(text: string): string {
  return /^\/api\/(Scenarios|ReductionPlans)\//.test(text)
    ? text.replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":""')
    : text;
}

function shortly({ text: before }: Answer, { text: after }: Answer): string {
  let at = 0;
  while (before[at] === after[at] && at < before.length) at += 1;
  const from = Math.max(0, at - 120);
  return `${after.slice(0, 90)}: ${before.slice(from, at + 120)} | ${after.slice(from, at + 120)}`;
}
