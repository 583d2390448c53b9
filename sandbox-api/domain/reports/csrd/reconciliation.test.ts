import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { rowOf, tableOf, wordsOf } from '#api/testing/facts/ghg-document';
import { place, type Recorded } from '#api/testing/facts/ghg-facts';
import { buildCsrdReport } from './build';
import type { InventoryIssue } from './reconciliation-facts';

const title = 'Reconciliation with the greenhouse gas report';
const january = { locationId: 1, month: '2025-01-01' };
const recorded: Recorded[] = [
  { ...january, scope: 1, category: '1.1', method: 'none', kgCo2e: 1000 },
  { ...january, scope: 2, category: '2.1', method: 'location', kgCo2e: 2000 },
  { ...january, scope: 2, category: '2.1', method: 'market', kgCo2e: 3000 },
  { ...january, scope: 3, category: '3.6', method: 'none', kgCo2e: 4000 },
  { ...january, scope: 1, category: '1.1', method: 'none', kgCo2e: 500, locationId: 2 },
];

const part = (scope: number, method: 'none' | 'location' | 'market', kg: number, locationId = 1) => ({
  scope,
  method,
  locationId,
  kgCo2e: decimal(kg),
});
const ofToday = [
  part(1, 'none', 1000),
  part(2, 'location', 2000),
  part(2, 'market', 3000),
  part(3, 'none', 4000),
  part(1, 'none', 500, 2),
];

/** An issue that counted everything as it still is, unless told otherwise. */
function issue(over: Partial<InventoryIssue> = {}): InventoryIssue {
  return {
    name: 'For the bank',
    number: 2,
    issuedOn: '2026-01-20',
    hash: 'abcdef0123456789'.repeat(4),
    totals: [
      part(1, 'none', 1500),
      part(2, 'location', 2000),
      part(2, 'market', 3000),
      part(3, 'none', 4000),
    ],
    shares: new Map(),
    sums: ofToday,
    ...over,
  };
}

const draw = (inventory?: InventoryIssue, over = {}) =>
  buildCsrdReport(
    csrdFacts({ recorded, locations: [place(1), place(2)], ...over, ...(inventory ? { inventory } : {}) }),
  );

describe('the reconciliation with the greenhouse gas report', () => {
  it('says so where there is no finished one of the period', () => {
    expect(wordsOf(draw())).toContain(
      'No finished greenhouse gas report for this period is available to the readers',
    );
    expect(() => tableOf(draw(), title)).toThrow();
  });

  it('names the issue with its date and the start of its checksum', () => {
    const report = draw(issue());
    expect(wordsOf(report)).toContain(
      '“For the bank”, issue 2 of 20 January 2026, checksum (SHA-256) abcdef012345…',
    );
    expect(wordsOf(report)).toContain('Both reports show the same totals.');
    const table = tableOf(report, title);
    expect(table.rows).toEqual([
      ['Greenhouse gas report, issue 2 of 20 January 2026', 1.5, 2, 3, 4, 7.5, 8.5],
    ]);
    expect(table.total).toEqual(['This report (E1-6)', 1.5, 2, 3, 4, 7.5, 8.5]);
  });

  it('tells facilities left out there from data that changed since', () => {
    // A quarter of site 1 was left out, site 2 as a whole; since then 200 kg of its Scope 1 were added to site 1.
    const inventory = issue({
      shares: new Map([
        [1, decimal('0.75')],
        [2, decimal(0)],
      ]),
      totals: [
        part(1, 'none', 600),
        part(2, 'location', 1500),
        part(2, 'market', 2250),
        part(3, 'none', 3000),
      ],
    });
    const table = tableOf(draw(inventory), title);
    expect(table.rows.slice(1)).toEqual([
      ['Facilities at Site 1 excluded from the greenhouse gas report', 0.25, 0.5, 0.75, 1, 1.75, 2],
      ['Facilities at Site 2 excluded from the greenhouse gas report', 0.5, 0, 0, 0, 0.5, 0.5],
      ['Data or factors changed since the issue', 0.15, 0, 0, 0, 0.15, 0.15],
    ]);
    for (const column of [1, 2, 3, 4, 5, 6]) {
      const added = table.rows.reduce((sum, row) => sum + Number(row[column]), 0);
      expect(added).toBeCloseTo(Number(table.total?.[column]), 12);
    }
  });

  it('tells months of a location that was closed since', () => {
    const sums = [...ofToday, part(1, 'none', 300, 2)];
    const totals = [...issue().totals, part(1, 'none', 300)];
    const table = tableOf(draw(issue({ sums, totals })), title);
    expect(rowOf(table, 'Months of closed locations counted in only one of the reports')).toEqual([
      -0.3, 0, 0, 0, -0.3, -0.3,
    ]);
    expect(table.rows).toHaveLength(2);
  });

  it('is printed beside the statement that the records are gone', () => {
    const report = draw(issue({ sums: [] }), { recorded: [] });
    expect(rowOf(tableOf(report, title), 'Data or factors changed since the issue')?.[0]).toBe(-1.5);
  });

  it('is in the language of the report', () => {
    const report = draw(issue(), { language: 'pl' });
    expect(wordsOf(report)).toContain('„For the bank”, wydanie 2 z dnia 20.01.2026');
    expect(tableOf(report, 'Uzgodnienie z raportem o emisjach gazów cieplarnianych').total?.[1]).toBe(1.5);
  });
});
