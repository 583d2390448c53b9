import { expect, test } from 'vitest';
import type { HistoryEntry } from '#api/contract/account/history';
import { toCsv } from '@/lib/export/csv';
import { toTable } from './to-table';

const words = {
  action: (name: string) => name,
  entity: (name: string) => name,
  thing: ({ name }: HistoryEntry) => name ?? '',
  field: ({ field }: { field: string }) => field,
};

const entry: HistoryEntry = {
  historyEntryId: 1,
  occurredOn: '2026-06-15T12:00:00.000Z',
  userId: 1,
  userName: '=cmd',
  action: 'update',
  entity: 'locations',
  entityId: 3,
  name: '@SUM(A1)',
  locationName: null,
  startDate: null,
  endDate: null,
  rowCount: null,
  changes: [
    { field: 'name', label: null, before: '+1+1', after: 'Mill' },
    { field: 'areaM2', label: null, before: -5, after: null },
  ],
};

// spec: members.history.export
test('has a line for each field and makes texts harmless that a spreadsheet would run', () => {
  expect(toCsv(toTable([entry], words))).toBe(
    "2026-06-15T12:00:00.000Z,'=cmd,update,locations,'@SUM(A1),name,'+1+1,Mill\r\n" +
      "2026-06-15T12:00:00.000Z,'=cmd,update,locations,'@SUM(A1),areaM2,-5,\r\n",
  );
});

test('has one line for an entry without fields', () => {
  expect(toTable([{ ...entry, changes: [] }], words)).toHaveLength(1);
});
