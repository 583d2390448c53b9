import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { HeavyWorkEnded } from '#api/kernel/heavy-work';
import { tableReading } from '#api/modules/activity-data/imports/table-reading';
import { writeWorkbook } from '#api/modules/activity-data/imports/workbook/write-workbook';
import { createHeavyThread, type HeavyThread } from './heavy-thread';

let thread: HeavyThread | undefined;
afterEach(() => thread?.close());

const header = ['Fuel', 'Amount', 'Unit', 'Date'].map((value) => ({ value }));
const entry = (amount: number) => [
  { value: 'Diesel' },
  { value: amount },
  { value: 'l' },
  { value: 45_688, style: 'date' as const },
];

function workbookOf(rowCount: number): Uint8Array {
  const rows = Array.from({ length: rowCount }, (_, index) => [index + 2, entry(index + 1)] as const);
  return writeWorkbook([{ name: 'Data', columns: [{ width: 10 }], rows: new Map([[1, header], ...rows]) }]);
}

/** Within all limits of the reader, and still much to read. */
function largeWorkbook(): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbookOf(1));
  const rows = '<row><c><v>1</v></c></row>'.repeat(190_000);
  files['xl/worksheets/sheet1.xml'] = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  return zipSync(files);
}

test('a table is read in the thread while this thread continues', async () => {
  thread = createHeavyThread();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const reading = await thread.run(tableReading, workbookOf(5000));
  clearInterval(timer);
  expect('table' in reading && reading.table.rows).toHaveLength(5000);
  expect('table' in reading && reading.table.rows[4999]?.cells.get('date')).toEqual({
    kind: 'number',
    value: 45_688,
    isDate: true,
  });
  expect(turns).toBeGreaterThan(10);
});

test('problems of a file are returned with their meaning', async () => {
  thread = createHeavyThread();
  expect(await thread.run(tableReading, strToU8('Fuel;Amount'))).toEqual({ problem: 'notWorkbook' });
});

test('work that takes too long is ended', async () => {
  thread = createHeavyThread({ workMs: 1, memoryMb: 384 });
  await expect(thread.run(tableReading, largeWorkbook())).rejects.toBeInstanceOf(HeavyWorkEnded);
});

test('work that takes too much memory is ended, and the next one runs', async () => {
  thread = createHeavyThread({ workMs: 60_000, memoryMb: 56 });
  await expect(thread.run(tableReading, largeWorkbook())).rejects.toBeInstanceOf(HeavyWorkEnded);
  expect(await thread.run(tableReading, workbookOf(1))).toMatchObject({ table: { headerRow: 1 } });
});
