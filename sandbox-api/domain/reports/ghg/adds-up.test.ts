import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { ghgFacts, place, type Recorded } from '#api/testing/facts/ghg-facts';
import { buildGhgReport } from './build';

const places = [
  { scope: 1, category: '1.1', method: 'none' },
  { scope: 1, category: '1.3', method: 'none', itemId: 702, refrigerantId: 702 },
  { scope: 2, category: '2.1', method: 'location' },
  { scope: 2, category: '2.1', method: 'market' },
  { scope: 2, category: '2.2', method: 'market' },
  { scope: 3, category: '3.1', method: 'none' },
  { scope: 3, category: '3.6', method: 'none' },
] as const;

const recorded: fc.Arbitrary<Recorded> = fc
  .record({
    place: fc.constantFrom(...places),
    locationId: fc.constantFrom(1, 2, 3),
    month: fc.constantFrom('2025-01-01', '2025-05-01', '2025-12-01', '2024-05-01'),
    kgCo2e: fc.integer({ min: 1, max: 1_000_000_000 }).map((micro) => micro / 1000),
    reason: fc.constantFrom('exact', 'nearest-year', 'supplier', 'proxy-region'),
    isSpendBased: fc.boolean(),
    otherShare: fc.constantFrom(0, 0.25),
  })
  .map(({ place: at, otherShare, kgCo2e, ...row }) => {
    const other = 'refrigerantId' in at ? kgCo2e : kgCo2e * otherShare;
    return { ...at, ...row, kgCo2e, other };
  });

/** One location whole, one of which a part is counted, one that is left out. */
const locations = [
  place(1),
  place(2, {
    facilities: [
      { type: 'Hall', areaM2: 2, isOwned: true, isExcluded: false },
      { type: 'Flat', areaM2: 998, isOwned: true, isExcluded: true },
    ],
  }),
  place(3, { facilities: [{ type: 'Flat', areaM2: 5, isOwned: true, isExcluded: true }] }),
];

function tables(report: Document): Map<string, DocumentTable> {
  const all = report.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => paragraph.type === 'table');
  return new Map(all.map((table) => [table.title, table]));
}

const column = (table: DocumentTable, index: number) =>
  table.rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0);

/** Doubles of tonnes that were added in another order differ by less than this. */
const near = (left: number, right: number) => Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));

describe('the figures of a greenhouse gas report', () => {
  // spec: reports.document.figures
  it('are the same by scope, location, category, month and gas, for any records', () => {
    fc.assert(
      fc.property(fc.array(recorded, { minLength: 1, maxLength: 25 }), (rows) => {
        const report = buildGhgReport(ghgFacts({ recorded: rows, locations }));
        const all = tables(report);
        const of = (title: string) => all.get(title) as DocumentTable;
        const scopes = new Map(
          of('Emissions by scope').rows.map(([label, now]) => [label, Number(now ?? 0)]),
        );
        const wanted = [
          scopes.get('Scope 1') ?? 0,
          scopes.get('Scope 2, location-based') ?? 0,
          scopes.get('Scope 2, market-based') ?? 0,
          ...(all.has('Emissions by category') ? [scopes.get('Scope 3') ?? 0] : []),
        ];
        for (const title of ['Emissions by location', 'Emissions by month', 'Emissions by gas, t CO₂e']) {
          const table = of(title);
          wanted.forEach((value, index) => {
            expect(near(column(table, index + 1), value), `${title} ${index}`).toBe(true);
            expect(near(Number(table.total?.[index + 1]), value), `${title} total ${index}`).toBe(true);
          });
        }
        const quality = of('Data quality');
        const byPart = (isOwn: (label: string) => boolean) =>
          quality.rows
            .filter(([label]) => isOwn(String(label)))
            .reduce((sum, row) => sum + Number(row[1]), 0);
        expect(
          near(
            byPart((label) => label.startsWith('1.')),
            wanted[0] ?? 0,
          ),
        ).toBe(true);
        expect(
          near(
            byPart((label) => label.endsWith('(market-based)')),
            wanted[2] ?? 0,
          ),
        ).toBe(true);
        for (const row of quality.rows) {
          const shares = row.slice(2).reduce((sum: number, share) => sum + Number(share), 0);
          expect(near(shares, 1), String(row[0])).toBe(true);
        }
        const categories = all.get('Emissions by category');
        if (categories) {
          expect(near(column(categories, 1), wanted[3] ?? 0)).toBe(true);
          const iso = of('Emissions by category of ISO 14064-1');
          expect(near(column(iso, 1), scopes.get('Total, location-based') ?? 0)).toBe(true);
          expect(near(column(iso, 2), scopes.get('Total, market-based') ?? 0)).toBe(true);
        }
        expect(
          near(column(of('Sources of the emission factors'), 1), scopes.get('Total, market-based') ?? 0),
        ).toBe(true);
        const last = of('Emissions by year').rows.at(-1);
        expect(near(Number(last?.[1] ?? 0), wanted[0] ?? 0)).toBe(true);
        const left = all.get('Exclusions from the boundary');
        const everything = rows
          .filter(({ scope, month }) => scope === 1 && month.startsWith('2025'))
          .reduce((sum, { kgCo2e = 0 }) => sum + kgCo2e / 1000, 0);
        expect(near((wanted[0] ?? 0) + Number(left?.total?.[2] ?? 0), everything)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
