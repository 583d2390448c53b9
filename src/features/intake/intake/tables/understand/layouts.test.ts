import { describe, expect, it } from 'vitest';
import type { Answers, Understood } from '../../model';
import { readTable } from '../read/read-table';
import { understandTable } from './understand-table';

function understand(bytes: Uint8Array, kind: 'csv' | 'workbook', answers: Answers = {}): Understood {
  const source = readTable(bytes, kind);
  if (source.type !== 'table') throw new Error('Not a table');
  return understandTable(source, answers);
}
const csv = (lines: readonly string[], answers: Answers = {}) =>
  understand(new TextEncoder().encode(lines.join('\n')), 'csv', answers);

const amounts = ({ records }: Understood) => records.map(({ amount }) => amount);
const periods = ({ records }: Understood) => records.map(({ startDate, endDate }) => [startDate, endDate]);
const asked = ({ questions }: Understood) => questions.map(({ about }) => about);
const reasons = ({ leftOut }: Understood) => leftOut.map(({ place, reason }) => [place, reason]);

describe('layouts', () => {
  it('reads months as columns, with the year from the title', () => {
    const found = csv([
      'Energy 2024;;;',
      ';Jan;Feb;Mar',
      'Electricity (kWh);10,5;11,5;',
      'Gas (m³);7;8;9',
      'Summe;1;2;3',
    ]);
    expect(found.view?.layout).toBe('months');
    expect(asked(found)).toEqual([]);
    expect(
      found.records.map(({ key, item, amount, unit, startDate, endDate }) => [
        key,
        item,
        amount,
        unit,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ['B3', 'Electricity (kWh)', 10.5, 'kWh', '2024-01-01', '2024-01-31'],
      ['C3', 'Electricity (kWh)', 11.5, 'kWh', '2024-02-01', '2024-02-29'],
      ['B4', 'Gas (m³)', 7, 'm³', '2024-01-01', '2024-01-31'],
      ['C4', 'Gas (m³)', 8, 'm³', '2024-02-01', '2024-02-29'],
      ['D4', 'Gas (m³)', 9, 'm³', '2024-03-01', '2024-03-31'],
    ]);
    expect(reasons(found).map(([, reason]) => reason)).toEqual(['total', 'total', 'total']);
  });

  it('gives an entry for each energy that has a column of its own', () => {
    const found = csv([
      'Month,Electricity (kWh),Gas (m3),Cost',
      '2025-01,10.5,3.5,99',
      '2025-02,11.5,4.5,98',
    ]);
    expect(
      found.records.map(({ key, item, amount, unit, endDate }) => [key, item, amount, unit, endDate]),
    ).toEqual([
      ['B2', 'Electricity', 10.5, 'kWh', '2025-01-31'],
      ['C2', 'Gas', 3.5, 'm3', '2025-01-31'],
      ['B3', 'Electricity', 11.5, 'kWh', '2025-02-28'],
      ['C3', 'Gas', 4.5, 'm3', '2025-02-28'],
    ]);
  });

  it('takes the energy from the header of the only amount', () => {
    const found = csv(['Rok;Zakład;Zużycie gazu [m3]', '2024;Kraków;1000']);
    expect(found.records[0]).toMatchObject({
      item: 'Zużycie gazu',
      unit: 'm3',
      startDate: '2024-01-01',
      endDate: '2024-12-31',
    });
  });

  it('joins two header rows', () => {
    const found = csv([
      'Period from;Period to;Consumption;Cost',
      ';;kWh;EUR',
      '01.01.2025;31.01.2025;5,5;1,2',
    ]);
    expect(found.records[0]).toMatchObject({ amount: 5.5, unit: 'kWh', cost: 1.2, currency: 'EUR' });
    expect(
      asked(
        csv(
          ['Period from;Period to;Consumption;Cost', ';;kWh;EUR', '01.02.2025;28.02.2025;5,5;1,2'],
          found.settled,
        ),
      ),
    ).toEqual([]);
  });

  it('calculates the amount of two readings and a multiplier', () => {
    const found = csv([
      'Licznik;Data od;Data do;Wskazanie poprzednie;Wskazanie bieżące;Mnożna;Jednostka',
      'L1;2025-01-01;2025-01-31;100,1;150,3;40;kWh',
    ]);
    expect(found.records[0]).toMatchObject({ meter: 'L1', amount: 2008, unit: 'kWh' });
    expect(found.records[0]?.values[0]).toMatchObject({
      place: { cells: ['D2', 'E2', 'F2'] },
      raw: '100,1 150,3 40',
    });
  });

  it('compares readings with the amount, for gas by its calorific value', () => {
    const header =
      'Zählernummer;Von;Bis;Zählerstand alt;Zählerstand neu;Zustandszahl;Brennwert (kWh/m³);Verbrauch (kWh)';
    const row = 'G1;01.01.2025;31.01.2025;1000;1100;0,95;11,2';
    const right = csv([header, `${row};1.064,0`]);
    expect(right.records[0]).toMatchObject({
      amount: 1064,
      calorificValue: 11.2,
      calorificUnit: 'kWh/m³ (gross)',
    });
    expect(right.remarks).toEqual([]);
    expect(csv([header, `${row};1.164,0`]).remarks).toEqual([
      { code: 'conversionDiffers', place: '2', params: { calculated: 1064, amount: 1164 } },
    ]);
  });

  it('takes a dash for an empty amount and other words for an open one', () => {
    const found = csv(['Meter,Month,kWh', 'M1,2025-01,-', 'M1,2025-02,5.5', 'M1,2025-03,pending']);
    expect(amounts(found)).toEqual([5.5, null]);
    expect(found.leftOut).toEqual([{ place: '2', reason: 'empty', amount: null, unit: 'kWh' }]);
  });

  it('asks whether a time is the start or the end of its interval if nothing tells', () => {
    const rows = Array.from(
      { length: 20 },
      (_, index) => `2025-01-01 ${String(index + 2).padStart(2, '0')}:00,1.5`,
    );
    const lines = ['Timestamp,kWh', ...rows];
    expect(asked(csv(lines))).toEqual(['intervalLabel']);
    expect(amounts(csv(lines, { intervalLabel: 'end' }))).toEqual([30]);
  });

  it('reads the hours 1 to 24 of a Polish meter file', () => {
    const rows = Array.from({ length: 48 }, (_, index) => {
      return `${index < 24 ? '01' : '02'}.01.2025;${(index % 24) + 1};0,5`;
    });
    const found = csv(['Numer PPE: 5903;;', 'Data;Godzina;Zużycie energii [kWh]', ...rows, 'Razem;;24']);
    expect(asked(found)).toEqual([]);
    expect(found.settled.intervalLabel).toBe('end');
    expect(amounts(found)).toEqual([24]);
    expect(periods(found)).toEqual([['2025-01-01', '2025-01-02']]);
    expect(found.leftOut).toEqual([{ place: '51', reason: 'total', amount: 24, unit: 'kWh' }]);
  });

  it('asks for the time zone of a file in UTC and counts by its clock', () => {
    const start = Date.UTC(2024, 11, 31, 23);
    const rows = Array.from(
      { length: 31 * 24 },
      (_, hour) => `${new Date(start + hour * 3_600_000).toISOString()},0.5`,
    );
    const lines = ['Timestamp,kWh', ...rows];
    expect(asked(csv(lines, { intervalLabel: 'start' }))).toEqual(['timeZone']);
    const found = csv(lines, { intervalLabel: 'start', timeZone: 'Europe/Warsaw' });
    expect(amounts(found)).toEqual([372]);
    expect(periods(found)).toEqual([['2025-01-01', '2025-01-31']]);
  });
});

describe('ends of periods', () => {
  it('keeps ends as they are where periods adjoin, and remembers what it saw otherwise', () => {
    const adjoining = csv([
      'Meter,From,To,kWh',
      'M1,2025-01-01,2025-01-31,5.5',
      'M1,2025-02-01,2025-02-28,6.5',
    ]);
    expect(periods(adjoining)[0]).toEqual(['2025-01-01', '2025-01-31']);
    const touching = csv([
      'Meter,From,To,kWh',
      'M1,2025-01-05,2025-02-05,5.5',
      'M1,2025-02-05,2025-03-05,6.5',
    ]);
    expect(periods(touching)).toEqual([
      ['2025-01-05', '2025-02-04'],
      ['2025-02-05', '2025-03-04'],
    ]);
    const later = csv(['Meter,From,To,kWh', 'M1,2025-03-05,2025-04-05,5.5'], touching.settled);
    expect(periods(later)).toEqual([['2025-03-05', '2025-04-04']]);
  });

  it('reads both ends from one cell', () => {
    const found = csv(['Zähler;Zeitraum;Verbrauch (kWh)', 'Z1;01.01.2025 - 31.01.2025;5,5']);
    expect(periods(found)).toEqual([['2025-01-01', '2025-01-31']]);
  });
});
