import { describe, expect, it } from 'vitest';
import type { Answers, Understood } from '../../model';
import { type SyntheticCell, workbookBytes } from '../../shapes/workbook-bytes';
import { readTable } from '../read/read-table';
import { understandTable } from './understand-table';

function understand(bytes: Uint8Array, kind: 'csv' | 'workbook', answers: Answers = {}): Understood {
  const source = readTable(bytes, kind);
  if (source.type !== 'table') throw new Error('Not a table');
  return understandTable(source, answers);
}
const csv = (lines: readonly string[], answers: Answers = {}) =>
  understand(new TextEncoder().encode(lines.join('\n')), 'csv', answers);
const book = (
  sheets: { name: string; rows: SyntheticCell[][]; isHidden?: boolean }[],
  answers: Answers = {},
) => understand(workbookBytes(sheets), 'workbook', answers);

const amounts = ({ records }: Understood) => records.map(({ amount }) => amount);
const periods = ({ records }: Understood) => records.map(({ startDate, endDate }) => [startDate, endDate]);
const asked = ({ questions }: Understood) => questions.map(({ about }) => about);
const reasons = ({ leftOut }: Understood) => leftOut.map(({ place, reason }) => [place, reason]);

describe('what could be two numbers or dates', () => {
  const unclear = ['From;To;kWh', '2025-01-01;2025-01-31;1.234', '2025-02-01;2025-02-28;2.345'];

  it('asks for the decimal mark if every amount allows two, and reads none until then', () => {
    const found = csv(unclear);
    expect(found.questions).toEqual([{ about: 'decimal', samples: ['1.234', '2.345'], options: ['.', ','] }]);
    expect(amounts(found)).toEqual([null, null]);
    expect(amounts(csv(unclear, { decimal: ',' }))).toEqual([1234, 2345]);
    expect(amounts(csv(unclear, { decimal: '.' }))).toEqual([1.234, 2.345]);
  });

  it('decides by one amount that allows only one reading', () => {
    const found = csv([...unclear, '2025-03-01;2025-03-31;987,5']);
    expect(asked(found)).toEqual([]);
    expect(amounts(found)).toEqual([1234, 2345, 987.5]);
  });

  it('leaves amounts open in a column that has both marks', () => {
    const found = csv([...unclear, '2025-03-01;2025-03-31;987,5', '2025-04-01;2025-04-30;987.5']);
    expect(amounts(found)).toEqual([null, null, 987.5, 987.5]);
    expect(asked(found)).toEqual(['decimal']);
  });

  it('asks for the order of dates only if no day is above 12', () => {
    const lines = ['Start date,End date,kWh', '01/02/2025,03/02/2025,5', '04/02/2025,06/02/2025,7'];
    const found = csv(lines);
    expect(found.questions).toEqual([
      { about: 'dateOrder', samples: ['01/02/2025', '04/02/2025', '03/02/2025'], options: ['dmy', 'mdy'] },
    ]);
    expect(periods(found)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(periods(csv(lines, { dateOrder: 'mdy' }))[0]).toEqual(['2025-01-02', '2025-03-02']);
    expect(periods(csv([...lines, '07/02/2025,28/02/2025,9']))[0]).toEqual(['2025-02-01', '2025-02-03']);
  });

  it('leaves days open where a column mixes both orders', () => {
    const found = csv([
      'Date,Fuel,Litres',
      '25/01/2025,Diesel,5',
      '01/26/2025,Diesel,6',
      '03/04/2025,Diesel,7',
    ]);
    expect(periods(found).map(([, end]) => end)).toEqual(['2025-01-25', '2025-01-26', null]);
  });
});

describe('what is left out', () => {
  it('leaves out totals by their word and by their sum', () => {
    const found = csv([
      'Site,From,To,kWh',
      'Total Energies Station,2025-01-01,2025-01-31,10.5',
      'B,2025-01-01,2025-01-31,20',
      ',,,30.5',
      'C,2025-01-01,2025-01-31,5',
      'Razem,,,35.5',
      'Source: the supplier',
    ]);
    expect(amounts(found)).toEqual([10.5, 20, 5]);
    expect(reasons(found)).toEqual([
      ['4', 'total'],
      ['6', 'total'],
      ['7', 'empty'],
    ]);
  });

  it('leaves out what is not available, cancelled or there twice, and keeps a lone credit', () => {
    const found = csv([
      'Meter;From;To;kWh',
      'M1;2025-01-01;2025-01-31;n/a',
      'M1;2025-02-01;2025-02-28;100,5',
      'M1;2025-02-01;2025-02-28;100,5',
      'M1;2025-02-01;2025-02-28;-100,5',
      'M2;2025-02-01;2025-02-28;-7,5',
      'M2;2025-03-01;2025-03-31;8,5',
      'M2;2025-03-01;2025-03-31;8,5',
    ]);
    expect(amounts(found)).toEqual([100.5, -7.5, 8.5]);
    expect(reasons(found)).toEqual([
      ['2', 'notAvailable'],
      ['4', 'cancelled'],
      ['5', 'cancelled'],
      ['8', 'duplicate'],
    ]);
  });

  it('takes a row again that the user wants', () => {
    const lines = ['Meter,From,To,kWh', 'M1,2025-01-01,2025-01-31,5.5', 'M1,2025-01-01,2025-01-31,5.5'];
    expect(amounts(csv(lines, { rows: { '3': { isTaken: true } } }))).toEqual([5.5, 5.5]);
  });

  it('leaves out export', () => {
    const found = csv(
      ['Typ;Von;Bis;kWh', 'Bezug;01.01.2025;31.01.2025;5', 'Einspeisung;01.01.2025;31.01.2025;3'],
      {
        columns: { typ: 'item' },
      },
    );
    expect(amounts(found)).toEqual([5]);
    expect(reasons(found)).toEqual([['3', 'export']]);
  });
});

describe('which table it is', () => {
  const header = ['Meter', 'From', 'To', 'kWh'];
  const row = (meter: string) => [meter, '2025-01-01', '2025-01-31', 5];

  it('takes the sheet with a table, and both if two have the same columns', () => {
    const notes = { name: 'Notes', rows: [['Read this first'], ['and this']] };
    const found = book([notes, { name: 'Bills', rows: [header, row('M1')] }]);
    expect(found.view?.sheet).toBe('Bills');
    expect(found.questions).toEqual([]);
    const two = [2024, 2025].map((year) => ({ name: String(year), rows: [header, row(`M${year}`)] }));
    expect(book(two).records.map(({ meter }) => meter)).toEqual(['M2024', 'M2025']);
    expect(book(two).questions).toEqual([]);
    const chosen = book(two, { sheet: '2025' });
    expect(chosen.questions).toEqual([]);
    expect(chosen.records[0]?.meter).toBe('M2025');
    expect(chosen.fingerprint).toBe(book(two).fingerprint);
  });

  it('leaves a hidden sheet alone', () => {
    const found = book([
      { name: 'Bills', rows: [header, row('M1')] },
      { name: 'Old', rows: [header, row('M0')], isHidden: true },
    ]);
    expect(found.questions).toEqual([]);
    expect(found.remarks.map(({ code }) => code)).toEqual(['hiddenSheet']);
  });

  it('asks for the column of the amount, the end or the unit that it does not find', () => {
    const found = csv(['Alpha,Beta,Gamma', 'x,1.5,2.5', 'y,3.5,4.5']);
    expect(found.questions).toEqual([
      { about: 'columns', field: 'amount', options: ['alpha', 'beta', 'gamma'] },
      { about: 'columns', field: 'endDate', options: ['alpha', 'beta', 'gamma'] },
    ]);
    expect(found.records).toEqual([]);
    expect(asked(csv(['Meter,Date,Usage', 'M1,2025-01-31,5.5']))).toEqual(['unit']);
    const told = csv(['Meter,Date,Usage', 'M1,2025-01-31,5.5'], { unit: 'MWh' });
    expect(told.records[0]).toMatchObject({ amount: 5.5, unit: 'MWh' });
  });

  it('asks for the header row if there is none', () => {
    expect(csv(['1,2', '3,4']).questions).toEqual([{ about: 'headerRow', options: [0, 1] }]);
  });

  it('finds the header again in another row and matches a header that is misspelt', () => {
    const first = csv(['Meter,From,To,Consumtion kWh', 'M1,2025-01-01,2025-01-31,5.5']);
    expect(first.view?.columns[3]).toMatchObject({ field: 'amount' });
    const later = csv(
      ['Statement', '', 'Meter,From,To,Consumtion kWh', 'M1,2025-02-01,2025-02-28,6.5'],
      first.settled,
    );
    expect(amounts(later)).toEqual([6.5]);
    expect(csv(['Metter number,From,To,kWh', 'M1,2025-01-01,2025-01-31,5.5']).view?.columns[0]).toMatchObject(
      {
        field: 'meter',
        reason: 'similar',
      },
    );
  });

  it('reads a sheet of 300 columns', () => {
    const wide = [
      ...header,
      ...Array.from(
        { length: 296 },
        (_, index) => `Extra ${String.fromCharCode(65 + (index % 26))}${index}x`,
      ),
    ];
    const found = book([
      { name: 'Wide', rows: [wide, [...row('M1'), ...wide.slice(4).map((_, index) => index)]] },
    ]);
    expect(found.records).toHaveLength(1);
    expect(found.records[0]).toMatchObject({ meter: 'M1', amount: 5, unit: 'kWh' });
  });

  it('has another fingerprint when a header or its unit changes', () => {
    const prints = ['kWh', 'MWh'].map(
      (unit) => csv([`Meter,From,To,Usage [${unit}]`, 'M1,2025-01-01,2025-01-31,5.5']).fingerprint,
    );
    expect(new Set(prints).size).toBe(2);
  });
});
