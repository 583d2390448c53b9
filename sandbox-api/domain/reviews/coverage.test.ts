import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysInclusive, monthsBetween } from '#api/domain/calendar/calendar';
import { type CoverageFigure, coverageOf, isJump } from './coverage';
import { anySource, type GapExplanation } from './explanations';
import { periodGaps } from './period-gaps';
import { daysWithin, overlapsOf, unionOf } from './ranges';
import { type CoverageRow, usualPause } from './sources';

const row = (startDate: string, endDate: string, more: Partial<CoverageRow> = {}): CoverageRow => ({
  locationId: 1,
  kind: 'bill',
  source: 'utility 1',
  meter: '',
  sameAs: '',
  startDate,
  endDate,
  ...more,
});
const receipt = (date: string, more: Partial<CoverageRow> = {}) =>
  row(date, date, { kind: 'receipt', source: 'fuel 101', sameAs: '10', ...more });

const year = { firstMonth: '2025-01-01', lastMonth: '2025-12-01', today: '2026-11-24' };
const cellsOf = (rows: CoverageRow[], figures: CoverageFigure[] = [], period = year) =>
  coverageOf(rows, figures, period)[0]?.cells ?? [];
const gapsOf = (rows: CoverageRow[], period = year) =>
  cellsOf(rows, [], period).map(({ gapDays }) => gapDays);

describe('bills', () => {
  it('cover their days; days missing after the first one are a gap', () => {
    const cells = cellsOf([row('2025-02-15', '2025-03-14'), row('2025-03-25', '2025-12-31')]);
    expect(cells.slice(0, 4)).toMatchObject([
      { rowCount: 0, coveredDays: 0, gapDays: 0 },
      { rowCount: 1, coveredDays: 14, gapDays: 0 },
      { rowCount: 2, coveredDays: 21, gapDays: 10 },
      { rowCount: 1, coveredDays: 30, gapDays: 0 },
    ]);
  });

  it('of the current month are not expected yet', () => {
    const running = { ...year, today: '2025-04-24' };
    expect(gapsOf([row('2025-01-01', '2025-02-28')], running)).toEqual([0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('are not expected of a location from the day on that it is closed', () => {
    const closedOn = new Map([[1, '2025-03-11']]);
    expect(
      coverageOf([row('2025-01-01', '2025-02-28')], [], { ...year, closedOn })[0]?.cells.map(
        ({ gapDays }) => gapDays,
      ),
    ).toEqual([0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('of two sources are checked separately: the worse one counts', () => {
    const heat = { source: 'utility 2' };
    const cells = cellsOf([
      row('2025-01-01', '2025-12-31'),
      row('2025-01-01', '2025-01-31', heat),
      row('2025-03-01', '2025-12-31', heat),
    ]);
    expect(cells.slice(0, 3).map(({ coveredDays, gapDays }) => [coveredDays, gapDays])).toEqual([
      [31, 0],
      [28, 28],
      [31, 0],
    ]);
  });

  it('of one meter leave a gap that those of another do not fill', () => {
    const ofMeter = (meter: string, ...days: [string, string][]) =>
      days.map(([startDate, endDate]) => row(startDate, endDate, { meter }));
    const whole = ofMeter('A', ['2025-01-01', '2025-12-31']);
    const broken = ofMeter('B', ['2025-01-01', '2025-01-31'], ['2025-03-11', '2025-12-31']);
    expect(gapsOf([...whole, ...broken]).slice(0, 4)).toEqual([0, 28, 10, 0]);
    const unnumbered = ofMeter('', ['2025-02-01', '2025-02-28']);
    expect(gapsOf([...whole, ...broken, ...unnumbered]).slice(0, 4)).toEqual([0, 0, 10, 0]);
  });

  it('of a meter that another one follows leave none', () => {
    const old = row('2025-01-01', '2025-04-30', { meter: 'A' });
    const following = row('2025-05-01', '2025-12-31', { meter: 'B' });
    expect(new Set(gapsOf([old, following]))).toEqual(new Set([0]));
  });

  it('over the same days overlap, unless they are of two meters', () => {
    const rows = (meters: [string, string]) => [
      row('2025-01-01', '2025-02-10', { meter: meters[0] }),
      row('2025-02-01', '2025-12-31', { meter: meters[1] }),
    ];
    expect(cellsOf(rows(['A', 'A']))[1]?.overlapDays).toBe(10);
    expect(cellsOf(rows(['A', 'B']))[1]?.overlapDays).toBe(0);
  });

  it('that share the day on which one ends and the next starts do not overlap', () => {
    const followed = (startDate: string) => [row('2025-01-01', '2025-02-10'), row(startDate, '2025-12-31')];
    expect(cellsOf(followed('2025-02-10'))[1]?.overlapDays).toBe(0);
    expect(cellsOf(followed('2025-02-09'))[1]?.overlapDays).toBe(2);
  });
});

describe('receipts', () => {
  it('have a rhythm: a month beyond the usual interval is a gap', () => {
    const monthly = ['01-05', '02-20', '03-02', '05-28', '06-01', '07-03', '08-04'];
    expect(gapsOf(monthly.map((day) => receipt(`2025-${day}`)))).toEqual([
      0, 0, 0, 30, 0, 0, 0, 0, 30, 31, 30, 31,
    ]);
    const halfYearly = ['2024-06-10', '2024-12-11', '2025-06-12'];
    expect(gapsOf(halfYearly.map((day) => receipt(day)))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31]);
  });

  it('of one meter leave a gap that those of another do not fill, one without a number does', () => {
    const monthly = (meter: string, months: number[]) =>
      months.map((month) => receipt(`2025-${String(month).padStart(2, '0')}-05`, { meter }));
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    const whole = monthly('A', twelve);
    const broken = monthly(
      'B',
      twelve.filter((month) => month !== 8),
    );
    expect(gapsOf([...whole, ...broken]).indexOf(31)).toBe(7);
    expect(new Set(gapsOf([...whole, ...broken, ...monthly('', [8])]))).toEqual(new Set([0]));
    // A meter may end; another follows it.
    expect(
      new Set(gapsOf([...monthly('A', [1, 2, 3, 4, 5, 6]), ...monthly('B', [7, 8, 9, 10, 11, 12])])),
    ).toEqual(new Set([0]));
  });

  it('that come once have no rhythm', () => {
    expect(new Set(gapsOf([receipt('2025-01-05'), receipt('2025-01-09')]))).toEqual(new Set([0]));
  });

  it('that are identical are reported twice', () => {
    const day = '2025-03-05';
    const overlap = (rows: CoverageRow[]) => cellsOf(rows)[2]?.overlapDays;
    expect(overlap([receipt(day), receipt(day)])).toBe(1);
    expect(overlap([receipt(day), receipt(day, { sameAs: '11' })])).toBe(0);
    expect(overlap([receipt(day), receipt('2025-03-06')])).toBe(0);
  });
});

describe('entries of the value chain', () => {
  const entry = (startDate: string, endDate: string) =>
    row(startDate, endDate, { kind: 'entry', source: 'form 6' });

  it('cover their days and are missed by the month, and never overlap', () => {
    const cells = cellsOf([entry('2025-01-01', '2025-03-31'), entry('2025-02-03', '2025-02-04')]);
    expect(
      cells.slice(0, 5).map(({ coveredDays, gapDays, overlapDays }) => [coveredDays, gapDays, overlapDays]),
    ).toEqual([
      [31, 0, 0],
      [28, 0, 0],
      [31, 0, 0],
      [0, 30, 0],
      [0, 31, 0],
    ]);
  });
});

describe('a month', () => {
  it('jumps at more than twice or less than half of the same month a year before', () => {
    expect(isJump(201, 100, 201)).toBe(true);
    expect(isJump(200, 100, 200)).toBe(false);
    expect(isJump(49, 100, 100)).toBe(true);
    expect(isJump(50, 100, 100)).toBe(false);
  });

  it('does not jump without a year before, from or to nothing, or where both are slight', () => {
    expect(isJump(100, null, 100)).toBe(false);
    expect(isJump(100, 0, 100)).toBe(false);
    expect(isJump(0, 100, 100)).toBe(false);
    expect(isJump(4, 1, 100)).toBe(false);
  });

  it('is compared with the same month a year before, and notes a factor of another region', () => {
    const figure = (month: string, kgCo2e: number, isProxied = false) => ({
      locationId: 1,
      month,
      kgCo2e,
      isProxied,
    });
    const [january, february] = cellsOf(
      [row('2024-01-01', '2025-12-31')],
      [figure('2024-01-01', 100), figure('2025-01-01', 1000), figure('2025-02-01', 90, true)],
    );
    expect(january).toMatchObject({ kgCo2e: 1000, yearBeforeKgCo2e: 100, isJump: true, isProxied: false });
    expect(february).toMatchObject({ kgCo2e: 90, yearBeforeKgCo2e: null, isJump: false, isProxied: true });
  });

  it('does not jump before it is over, because half of it is missing', () => {
    const figures = ['2024-03-01', '2024-04-01', '2025-03-01', '2025-04-01'].map((month, index) => ({
      locationId: 1,
      month,
      kgCo2e: index < 2 ? 100 : 10,
      isProxied: false,
    }));
    const cells = cellsOf([row('2024-01-01', '2025-04-20')], figures, { ...year, today: '2025-04-21' });
    expect(cells.slice(2, 4).map((cell) => cell.isJump)).toEqual([true, false]);
  });
});

describe('for any records', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 120 }))
    .map(([from, length]) => {
      const startDate = addDays('2024-01-01', from);
      return row(startDate, addDays(startDate, length));
    });
  const ranges = fc.array(range, { minLength: 1, maxLength: 25 });
  const kind = fc.constantFrom('bill' as const, 'receipt' as const, 'entry' as const);

  it('days covered and missing are never more than a month has', () => {
    fc.assert(
      fc.property(ranges, kind, (rows, kind) => {
        for (const cell of cellsOf(rows.map((one) => ({ ...one, kind })))) {
          const days = daysInclusive(cell.month, addDays(cell.month, 27));
          expect(cell.coveredDays + cell.gapDays).toBeLessThanOrEqual(days + 3);
          for (const part of [cell.coveredDays, cell.gapDays, cell.overlapDays])
            expect(part).toBeGreaterThanOrEqual(0);
          if (kind !== 'bill') continue;
          expect(cell.overlapDays).toBeLessThanOrEqual(cell.coveredDays);
        }
      }),
    );
  });

  it('a union counts each day once, and days held twice are what the sum has more', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 2, maxLength: 2 }), (rows) => {
        const all = { startDate: '2023-01-01', endDate: '2028-01-01' };
        const total = rows.reduce((days, one) => days + daysInclusive(one.startDate, one.endDate), 0);
        const twice = daysWithin(unionOf(overlapsOf(rows)), all);
        expect(daysWithin(unionOf(rows), all)).toBe(total - twice);
      }),
    );
  });

  it('the order of rows makes no difference, and one more bill opens no gap after the first', () => {
    fc.assert(
      fc.property(ranges, range, (rows, more) => {
        expect(cellsOf(rows.toReversed())).toEqual(cellsOf(rows));
        const [first = ''] = rows.map(({ startDate }) => startDate).sort();
        fc.pre(more.startDate >= first);
        const before = gapsOf(rows);
        for (const [index, gap] of gapsOf([...rows, more]).entries())
          expect(gap).toBeLessThanOrEqual(before[index] ?? 0);
      }),
    );
  });
});

it('the usual pause is the median one', () => {
  expect(usualPause([])).toBe(1);
  expect(usualPause(['2025-01-01'])).toBe(1);
  expect(usualPause(['2025-01-01', '2025-02-01', '2025-03-01', '2025-09-01'])).toBe(1);
  expect(usualPause(['2024-01-01', '2025-01-01'])).toBe(12);
});

describe('an explanation', () => {
  const gas = { kind: 'receipt', source: 'fuels 101' } as const;
  const rows = [
    row('2025-01-01', '2025-12-31'),
    ...['01', '02', '03', '04', '05', '06', '07', '10', '11', '12'].map((month) =>
      row(`2025-${month}-05`, `2025-${month}-05`, gas),
    ),
  ];
  const said = { locationId: 1, source: gas.source, firstMonth: '2025-08-01', text: 'Standstill' };
  const cells = (explanations: GapExplanation[]) =>
    coverageOf(rows, [], { ...year, explanations })[0]?.cells.slice(7, 9) ?? [];

  it('removes its months from the gaps, and is shown with them', () => {
    expect(cells([]).map(({ gapDays, gaps }) => [gapDays, gaps])).toEqual([
      [31, [{ source: gas.source, days: 31, explanation: null }]],
      [30, [{ source: gas.source, days: 30, explanation: null }]],
    ]);
    const august = cells([{ ...said, lastMonth: '2025-08-01' }]);
    expect(august.map(({ gapDays, gaps }) => [gapDays, gaps[0]?.explanation])).toEqual([
      [0, 'Standstill'],
      [30, null],
    ]);
    expect(cells([{ ...said, lastMonth: null }]).map(({ gapDays }) => gapDays)).toEqual([0, 0]);
  });

  it('applies to its source at its location only', () => {
    for (const other of [{ source: 'fuels 102' }, { locationId: 2 }, { firstMonth: '2025-09-01' }])
      expect(cells([{ ...said, lastMonth: null, ...other }])[0]?.gapDays).toBe(31);
  });

  it('is told with the months of a period that lack a source, which one with energy of another kind does', () => {
    const months = monthsBetween('2025-01-01', '2025-12-01');
    const place = { locationId: 1, months, withEnergy: new Set(months) };
    const gapsWith = (explanations: GapExplanation[], places = [place]) =>
      periodGaps(coverageOf(rows, [], { ...year, explanations }), places, explanations);
    const gap = (month: string, days: number, explanation: string | null = null) => ({
      locationId: 1,
      source: gas.source,
      explanation,
      months: [{ month, days }],
    });
    expect(gapsWith([])).toEqual([
      {
        ...gap('2025-08-01', 31),
        months: [
          { month: '2025-08-01', days: 31 },
          { month: '2025-09-01', days: 30 },
        ],
      },
    ]);
    expect(gapsWith([{ ...said, lastMonth: '2025-08-01' }])).toEqual([
      gap('2025-08-01', 31, 'Standstill'),
      gap('2025-09-01', 30),
    ]);
    const empty = { locationId: 2, months: ['2025-01-01'], withEnergy: new Set<string>() };
    const ofAll = { locationId: 2, source: anySource, months: [{ month: '2025-01-01', days: 31 }] };
    expect(gapsWith([], [empty])).toEqual([{ ...ofAll, explanation: null }]);
    const rented = { ...said, locationId: 2, source: anySource, firstMonth: '2025-01-01', lastMonth: null };
    expect(gapsWith([rented], [empty])).toEqual([{ ...ofAll, explanation: 'Standstill' }]);
    expect(gapsWith([], [{ ...place, months: ['2025-08-01'], withEnergy: new Set() }])).toEqual([
      gap('2025-08-01', 31),
    ]);
  });
});
