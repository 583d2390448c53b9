import { expect, it } from 'vitest';
import { pastedFile } from './pasted-file';

it('keeps pasted rows as they are, under a name with the time', async () => {
  const file = pastedFile('Meter\tkWh\nA\t1,5', 'Pasted rows', new Date('2026-01-02T10:20:00Z'));
  expect(file.name).toBe('Pasted rows 2026-01-02 10.20.tsv');
  expect(await file.text()).toBe('Meter\tkWh\nA\t1,5');
});
