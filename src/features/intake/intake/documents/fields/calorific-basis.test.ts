import { describe, expect, test } from 'vitest';
import type { Answers } from '../../model';
import { pageOf } from '../page-of-text';
import { understandDocument } from '../understand-document';
import { anchorKey } from './anchor';
import { valueOfWords } from './clicked-values';
import { anchorOf } from './find-by-anchor';
import { readBill } from './read-bill';

const noMonths = () => ({ records: [], leftOut: [], remarks: [] });
const first = (text: string) => readBill([pageOf(text)], {}).records[0];

describe('the basis of a calorific value', () => {
  const unitOf = (...lines: string[]) => first(lines.join('\n'))?.calorificUnit;

  test.each([
    ['Brennwert: 11,200 kWh/m³', 'kWh/m³ (gross)'],
    ['Abrechnungsbrennwert: 11,200 kWh/m³', 'kWh/m³ (gross)'],
    ['Heizwert: 10,100 kWh/m³', 'kWh/m³ (net)'],
    ['Ciepło spalania: 40,50 MJ/m³', 'MJ/m³ (gross)'],
    ['Współczynnik konwersji: 11,240 kWh/m³', 'kWh/m³ (gross)'],
    ['Wartość opałowa: 36,50 MJ/m³', 'MJ/m³ (net)'],
    ['Gross calorific value: 39.50 MJ/m³', 'MJ/m³ (gross)'],
    ['Calorific value: 39.50 MJ/m³', 'MJ/m³'],
  ])('is what its label says: %s', (line, unit) => {
    expect(unitOf(line, 'Verbrauch: 500,5 kWh')).toBe(unit);
  });

  test('is gross on a British bill, by the law there', () => {
    expect(unitOf('Calorific value: 39.50 MJ/m³', 'Gas used: 50.5 kWh', 'Net total: £12.50')).toBe(
      'MJ/m³ (gross)',
    );
  });

  test('is in the title of a table', () => {
    const titles = 'Zählernummer   Zählerstand alt   Zählerstand neu   Brennwert (kWh/m³)   Verbrauch kWh';
    const row = 'G 4711         12.000            12.500            11,2000              5.600';
    expect(unitOf(titles, row)).toBe('kWh/m³ (gross)');
  });

  test('is the one that gas is billed by, where a bill states both', () => {
    const bill = first('Brennwert: 11,200 kWh/m³\nHeizwert: 10,100 kWh/m³\nVerbrauch: 500,5 kWh');
    expect(bill).toMatchObject({ calorificValue: 11.2, calorificUnit: 'kWh/m³ (gross)' });
  });

  describe('of a value that a person shows', () => {
    const page = pageOf('Brennwert: 11,200 kWh/m³\nHeizwert: 10,100 kWh/m³\nVerbrauch: 500,5 kWh');
    const clicked = { page: 1, words: page.words.filter(({ text }) => text === '10,100') };
    const read = (answers: Answers) =>
      understandDocument({ type: 'pdf', pages: [page], hasText: true, remarks: [] }, answers, noMonths)
        .records[0];

    test('is not that of the value which a rule found', () => {
      const { evidence } = valueOfWords([page], 'calorificValue', clicked);
      const record = read({ rows: { bill: { values: [evidence] } } });
      expect(record).toMatchObject({ calorificValue: 10.1, calorificUnit: null });
    });

    test('is what its label says, once it is taught', () => {
      const anchor = anchorOf([page], 'calorificValue', clicked);
      const record = read({ anchors: { [anchorKey('bill', 'calorificValue')]: anchor } });
      expect(record).toMatchObject({ calorificValue: 10.1, calorificUnit: 'kWh/m³ (net)' });
    });
  });
});
