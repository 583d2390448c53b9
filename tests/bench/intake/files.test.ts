import { expect, it } from 'vitest';
import { evidenceLimits } from '#api/contract/intake/evidence';
import { maxTableRows } from '@/features/intake/intake/tables/read/table-limits';
import { thirtyPages, twentyMegabytes, yearOfHalfHours } from './files';

const rowsOf = (text: string) => text.split('\r\n').slice(2);

it('makes a year of half-hours that differs in its last amount only', () => {
  const [first, second] = [rowsOf(yearOfHalfHours(0)), rowsOf(yearOfHalfHours(1))];
  expect(first).toHaveLength(17_520);
  expect(first.filter((row, index) => row !== second[index])).toEqual([
    '9100001234,01 Jan 2026 00:00:00,1.25,Actual',
  ]);
});

it('makes a large file that the intake still accepts', () => {
  const text = twentyMegabytes();
  expect(text.length).toBeGreaterThan(0.99 * evidenceLimits.maxFileBytes);
  expect(text.length).toBeLessThanOrEqual(evidenceLimits.maxFileBytes);
  expect(rowsOf(text).length).toBeLessThan(maxTableRows);
});

it('makes a PDF of thirty pages, another one for each round', () => {
  const [first, second] = [thirtyPages(0), thirtyPages(1)].map((bytes) =>
    new TextDecoder('latin1').decode(bytes),
  );
  expect(first?.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(30);
  expect(first === second).toBe(false);
});
