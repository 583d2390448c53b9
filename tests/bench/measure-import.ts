/** A spreadsheet of 5,000 rows through the worker: checked, then recorded. */
import type { Cell } from '#api/modules/activity-data/imports/workbook/sheet-content';
import { writeWorkbook } from '#api/modules/activity-data/imports/workbook/write-workbook';
import { bootSignedIn } from './account';
import { openProfile } from './browser';
import type { PageOf } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const reachMs = 3000;

export type Kind = { name: string; header: readonly string[]; row(number: number, round: number): Cell[] };

export const importKinds: readonly Kind[] = [
  {
    name: 'fuel entries',
    header: ['Fuel', 'Amount', 'Unit', 'Date', 'Related invoice'],
    row: (number, round) => [
      { value: number % 2 === 0 ? 'Natural gas' : 'Diesel' },
      { value: 10 + number / 8 },
      { value: number % 2 === 0 ? 'm³' : 'l' },
      { value: dayOf(number) },
      { value: `bench ${round}-${number}` },
    ],
  },
  {
    name: 'bills of four weeks',
    header: ['Utility', 'Amount', 'Unit', 'From', 'To', 'Related invoice'],
    row: (number, round) => [
      { value: number % 2 === 0 ? 'Electricity' : 'District heat' },
      { value: 10 + number / 8 },
      { value: 'MWh' },
      { value: dayOf(number) },
      { value: dayOf(number, 27) },
      { value: `bench ${round}-${number}` },
    ],
  },
];

/** A day within three years, and one some days after it. */
function dayOf(number: number, later = 0): string {
  return new Date(Date.UTC(2023, 0, 1 + (number % 900) + later)).toISOString().slice(0, 10);
}

export async function measureImport(
  { ours: { url } }: Sites,
  rounds: number,
  rowCount: number,
): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    const { token, insert } = await bootSignedIn(page, url);
    const { locationId } = insert.body as { locationId: number };
    const found: Row[] = [];
    for (const kind of importKinds) {
      const samples = { check: [] as number[], record: [] as number[], whole: [] as number[] };
      for (let round = 0; round <= rounds; round += 1) {
        const file = workbookOf(kind, round, round === 0 ? 100 : rowCount);
        const { checkMs, recordMs } = await importFile(page, { url, token, locationId, file });
        if (round === 0) continue;
        samples.check.push(checkMs);
        samples.record.push(recordMs);
        samples.whole.push(checkMs + recordMs);
      }
      const draft = { figure: `import of ${rowCount} ${kind.name}`, unit: 'ms' as const };
      found.push(
        within(draft, summarize(samples.whole), reachMs),
        within({ ...draft, figure: '  of it checking' }, summarize(samples.check), null),
        within({ ...draft, figure: '  of it recording' }, summarize(samples.record), null),
      );
    }
    return found;
  } finally {
    await profile.close();
  }
}

export function workbookOf({ header, row }: Kind, round: number, rowCount: number): string {
  const rows = new Map<number, Cell[]>([[1, header.map((value) => ({ value }))]]);
  for (let number = 0; number < rowCount; number += 1) rows.set(number + 2, row(number, round));
  const bytes = writeWorkbook([{ name: 'Data', columns: [{ width: 20 }], rows }]);
  return Buffer.from(bytes).toString('base64');
}

type Import = { url: string; token: string; locationId: number; file: string };

export function importFile(page: PageOf, input: Import): Promise<{ checkMs: number; recordMs: number }> {
  return page.evaluate(async ({ url, token, locationId, file }) => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const form = new FormData();
    form.append('file', new File([bytes], 'bench.xlsx'));
    const times = [performance.now()];
    let next: { path: string; body?: FormData } | null = {
      path: `api/Locations/${locationId}/Imports`,
      body: form,
    };
    // No named function: the compiler would call a helper for it that the page does not have.
    while (next) {
      const { path, body }: { path: string; body?: FormData } = next;
      const headers = { authorization: `Basic ${token}`, 'idempotency-key': crypto.randomUUID() };
      const response = await fetch(new URL(path, url), { method: 'POST', headers, body });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      times.push(performance.now());
      const { importId, errorRows } = JSON.parse(text) as { importId: number; errorRows?: number };
      if (errorRows) throw new Error(`${errorRows} rows of the benchmark are wrong.`);
      next = body ? { path: `api/Imports?importId=${importId}` } : null;
    }
    const [startedAt = 0, checkedAt = 0, recordedAt = 0] = times;
    return { checkMs: checkedAt - startedAt, recordMs: recordedAt - checkedAt };
  }, input);
}
