/** What a report of a large ledger costs beside reading its lines once. The processor's time, which other work does not prolong. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleKeys } from '#api/contract/endpoint';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import type { Ctx } from '#api/kernel/context';
import { buildWorkbook } from '#api/modules/reports/workbook/service';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, recordYear } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { draftDocument, ledgerStateOf } from './service';

/** Forty places with five meters and more each. */
const copies = 220;
let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let lineCount: number;
let readingSeconds: number;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  await recordYear(api, owner);
  for (const table of ['emission_lines', 'emission_rollups']) await copyRows(table);
  headerId = (await beginReport(api, owner)).body.reportHeaderId;
  const read = () => api.db.select().from(emissionLines).where(eq(emissionLines.companyId, owner.companyId));
  // The first one reads them from where they were written.
  await read();
  lineCount = (await read()).length;
  readingSeconds = await secondsOf(read);
}, 300_000);
afterAll(() => api.close());

/** The same rows for other places and other entries, without statistics of them: a PGlite never has any. */
async function copyRows(table: string): Promise<void> {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`,
  );
  const selected = rows.map(({ name }) => {
    if (name === 'location_id') return 'location_id + 1000 * (copy % 40 + 1)';
    return name === 'source_id' ? 'source_id + 1000 * copy' : name;
  });
  const from = table === 'emission_rollups' ? 40 : copies;
  const names = rows.map(({ name }) => name).join(', ');
  await api.db.execute(
    sql.raw(
      `insert into ${table} (${names}) select ${selected.join(', ')} from ${table}, generate_series(1, ${from}) copy where company_id = ${owner.companyId}`,
    ),
  );
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function ctx(): Ctx {
  const session = {
    companyId: owner.companyId,
    userId: owner.userId.User,
    role: 'User',
    modules: moduleKeys,
  };
  return { db: api.db, platform: api.platform, locale: 'en', session } as unknown as Ctx;
}

it('stands over a ledger as large as that of forty shops', async () => {
  expect(lineCount).toBeGreaterThan(10_000);
  expect(await api.db.$count(emissionRollups)).toBeGreaterThan(1000);
});

it.each([
  ['the state of the ledger', () => ledgerStateOf(ctx(), headerId), 15],
  ['the document', () => draftDocument(ctx(), headerId), 15],
  ['the workbook', () => buildWorkbook(ctx(), headerId), 25],
])(
  '%s costs a few times what reading the lines does',
  async (_, make, times) => {
    await make();
    expect(await secondsOf(make)).toBeLessThan(Math.max(0.1, readingSeconds) * times);
  },
  300_000,
);
