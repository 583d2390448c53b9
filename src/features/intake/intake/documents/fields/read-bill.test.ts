import { describe, expect, test } from 'vitest';
import type { Page } from '../../model';
import { pageOf } from '../page-of-text';
import { understandDocument } from '../understand-document';
import { anchorKey } from './anchor';
import { valueOfWords } from './clicked-values';
import { anchorOf } from './find-by-anchor';
import { readBill } from './read-bill';

const noMonths = () => ({ records: [], leftOut: [], remarks: [] });

const first = (text: string, answers = {}) => readBill([pageOf(text)], answers).records[0];
const pdf = (...pages: string[]) => ({
  type: 'pdf' as const,
  pages: pages.map((text, index) => pageOf(text, index + 1)),
  hasText: true,
  remarks: [],
});

describe('numbers and days that could be two', () => {
  test('a lone 1,234 is left empty and the decimal mark is asked', () => {
    const bill = readBill([pageOf('Consumption:  1,234 kWh')], {});
    expect(bill.records[0]?.amount).toBeNull();
    expect(bill.questions).toEqual([{ about: 'decimal', samples: ['1,234'], options: ['.', ','] }]);
    expect(first('Consumption:  1,234 kWh', { decimal: '.' })?.amount).toBe(1234);
    expect(first('Consumption:  1,234 kWh', { decimal: ',' })?.amount).toBe(1.234);
  });

  test('another number on the bill shows the mark', () => {
    expect(first('Consumption:  1,234 kWh\nNet total:  £99.50')?.amount).toBe(1234);
    expect(first('Verbrauch:  1.234 kWh\nNettobetrag:  99,50 €')?.amount).toBe(1234);
  });

  test('a day that could be of two months is asked', () => {
    const bill = readBill([pageOf('Billing period:  01/02/2026 - 03/04/2026')], {});
    expect([bill.records[0]?.startDate, bill.records[0]?.endDate]).toEqual([null, null]);
    expect(bill.questions.map(({ about }) => about)).toEqual(['dateOrder']);
    const answered = first('Billing period:  01/02/2026 - 03/04/2026', { dateOrder: 'dmy' });
    expect([answered?.startDate, answered?.endDate]).toEqual(['2026-02-01', '2026-04-03']);
  });

  test('the last day of a month shows the order of the first', () => {
    const record = first('Billing period:  01/02/2026 - 28/02/2026');
    expect([record?.startDate, record?.endDate]).toEqual(['2026-02-01', '2026-02-28']);
  });

  test('a day that does not exist is left empty', () => {
    expect(first('Okres rozliczeniowy: od 30.02.2026 do 31.03.2026')?.startDate).toBeNull();
  });
});

describe('numbers that are not the use of this bill', () => {
  test.each([
    ['an average', 'Average consumption  310 kWh'],
    ['the year before', 'Consumption last year  4400 kWh'],
    ['a price', 'Consumption  0.31 EUR/kWh'],
    ['a share', 'Consumption  12 %'],
    ['money', 'Electricity used  £120.00'],
    ['a forecast', 'Prognozowane zużycie  3100 kWh'],
    ['reactive energy', 'Consumption  80 kvarh'],
    ['a tax on it', 'Consumption tax  14.20'],
    ['a history', 'Month        Consumption\nJanuary      310 kWh\nFebruary     290 kWh'],
  ])('%s leaves the amount empty', (_, text) => {
    expect(first(text)?.amount).toBeNull();
  });

  test('a table of earlier months does not add up', () => {
    const text = [
      'Month        Days      Previous    Consumption',
      'Jan          31        100         310 kWh',
      'Feb          28        410         290 kWh',
    ].join('\n');
    expect(first(text)?.amount).toBeNull();
  });

  test('two amounts that differ leave it empty, unless the readings tell', () => {
    const two = 'Consumption:  310 kWh\nUsage:  290 kWh';
    expect(first(two)?.amount).toBeNull();
    expect(first(`${two}\nPrevious reading:  1000\nCurrent reading:  1290`)?.amount).toBe(290);
  });

  test('a number of an earlier invoice leaves the invoice empty', () => {
    expect(first('Invoice number:  A-1\nInvoice number:  A-2')?.invoice).toBeNull();
  });

  test('a period that ends before it starts is left empty', () => {
    const record = first('Billing period:  2026-03-31 to 2026-03-01');
    expect([record?.startDate, record?.endDate]).toEqual([null, null]);
  });

  test('two meters in different places leave the meter empty', () => {
    expect(first('Meter number:  A100\nMeter number:  B200')?.meter).toBeNull();
  });
});

test('a heading about a service that is not charged makes no entry of its own', () => {
  const text = 'Electricity\nConsumption:  310 kWh\nNet total:  £99.50\nGas safety\nCall us at once.';
  const { records } = readBill([pageOf(text)], {});
  expect(records.map(({ key, item, amount }) => [key, item, amount])).toEqual([['bill', 'Electricity', 310]]);
});

test('a row of numbers behind a label leaves it empty', () => {
  const record = first('Net total:  100.00  23.00  123.00\nConsumption:  310  290');
  expect([record?.cost, record?.amount]).toEqual([null, null]);
});

test('a unit in a column of its own belongs to the amount', () => {
  expect(first('Consumption:  310   kWh')).toMatchObject({ amount: 310, unit: 'kWh' });
});

test('two texts below one title leave that value of the table empty', () => {
  const text =
    'Meter     Previous reading   Current reading   Usage kWh\nA100      1000               1290              1  290';
  expect(first(text)?.amount).toBeNull();
});

test('two columns of numbers close together do not become one number', () => {
  const page = pageOf('');
  const word = (text: string, left: number) => ({
    text,
    left,
    top: 0.1,
    width: text.length * 0.01,
    height: 0.014,
  });
  const words = [word('Consumption:', 0.1), word('12', 0.3), word('410', 0.333), word('kWh', 0.367)];
  expect(readBill([{ ...page, words }], {}).records[0]?.amount).toBeNull();
});

test('a total below two registers is the amount, and an estimated reading is marked', () => {
  const text = [
    'Strefa    Wskazanie bieżące         Wskazanie poprzednie   Mnożna   Zużycie kWh',
    'dzienna   15 420                    14 100                 1        1 320',
    'nocna     9 300 (szacowane)         8 700                  1        600',
    'Razem                                                               1 920',
    'Wartość netto: 1 158,00 zł',
  ].join('\n');
  const bill = readBill([pageOf(text)], {});
  expect(bill.records[0]).toMatchObject({ amount: 1920, unit: 'kWh', cost: 1158, isEstimated: true });
  expect(bill.remarks).toEqual([]);
});

test('gas in a table has its factors, and is not taken for what the meter counts', () => {
  const text = [
    'Zählernummer   Zählerstand alt   Zählerstand neu   Differenz m³   Zustandszahl   Brennwert   Verbrauch kWh',
    'G 4711         12.000            12.500            500            0,9500         11,200      5.320',
  ].join('\n');
  const bill = readBill([pageOf(text)], {});
  expect(bill.records[0]).toMatchObject({
    meter: 'G 4711',
    amount: 5320,
    unit: 'kWh',
    calorificValue: 11.2,
    calorificUnit: null,
    volumeCorrection: 0.95,
  });
  expect(bill.remarks).toEqual([]);
});

describe('the supplier', () => {
  test('is the company with a tax number among two, up to the form of the company', () => {
    const text = 'Heron Energy Limited. VAT no. 999 8888 77\nJagodno Foods Ltd';
    const { supplier } = readBill([pageOf(text)], {});
    expect([supplier.name?.value, supplier.fingerprint]).toEqual(['Heron Energy Limited', 'pdf:999888877']);
  });

  test('is not the company below the word for the buyer', () => {
    const text = 'Heron Energy Ltd\nCustomer\nJagodno Foods Ltd';
    expect(first(text)?.supplier).toBe('Heron Energy Ltd');
  });

  test('is not the buyer, whose letters are as large', () => {
    expect(first('Northpier Power Ltd          Jagodno Foods Ltd')?.supplier).toBeNull();
  });

  test('is recognized by its tax number, not by that of the buyer', () => {
    const text = [
      'Sprzedawca                         Nabywca',
      'Bursztyn Energia                   Piekarnia Jagodno',
      'NIP: 526-000-00-01                 NIP: 777-000-00-02',
    ].join('\n');
    expect(readBill([pageOf(text)], {}).supplier.fingerprint).toBe('pdf:5260000001');
  });
});

describe('readings', () => {
  test('a meter that passed its last number counts on', () => {
    const text = 'Previous reading:  99900\nCurrent reading:  150\nConsumption:  250 kWh';
    expect(readBill([pageOf(text)], {}).remarks).toEqual([]);
  });

  test('an estimated reading marks the entry', () => {
    expect(first('Current reading:  150 (estimated)\nConsumption:  250 kWh')?.isEstimated).toBe(true);
    expect(first('Current reading:  150\nEstimated annual cost  250')?.isEstimated).toBe(false);
  });

  test('gas of Britain converts by MJ per m³', () => {
    const text = [
      'Gas used: 120.0 m³',
      'Volume correction: 1.02264',
      'Calorific value: 39.50 MJ/m³',
      'Energy used: 1346.5 kWh',
    ].join('\n');
    const bill = readBill([pageOf(text)], {});
    expect(bill.records[0]).toMatchObject({
      amount: 1346.5,
      calorificValue: 39.5,
      calorificUnit: 'MJ/m³',
      volumeCorrection: 1.02264,
    });
    expect(bill.remarks).toEqual([]);
  });
});

describe('what a person shows', () => {
  const bill = (code: string, use: string) =>
    `Heron Energy Inc.\nOur sign ${code}\nWhat went through the wires  ${use} kWh  0.20\nPaid 12.50`;
  const word = (page: Page, text: string) => ({
    page: page.number,
    words: page.words.filter((one) => one.text === text),
  });

  test('is found on the next bill, on another page too', () => {
    const page = pageOf(bill('X-17', '310'));
    const anchors = {
      [anchorKey('bill', 'amount')]: anchorOf([page], 'amount', word(page, '310')),
      [anchorKey('bill', 'invoice')]: anchorOf([page], 'invoice', word(page, 'X-17')),
    };
    const next = understandDocument(pdf('Welcome', bill('X-18', '295')), { anchors }, noMonths);
    expect(next.records[0]).toMatchObject({ amount: 295, unit: 'kWh', invoice: 'X-18' });
    expect(next.records[0]?.values.find(({ part }) => part === 'amount')?.place).toMatchObject({ page: 2 });
  });

  test('is left empty where its label is gone, even if a rule finds something', () => {
    const page = pageOf(bill('X-17', '310'));
    const anchors = { [anchorKey('bill', 'amount')]: anchorOf([page], 'amount', word(page, '310')) };
    const next = understandDocument(pdf('Heron Energy Inc.\nConsumption:  295 kWh'), { anchors }, noMonths);
    expect(next.records[0]?.amount).toBeNull();
    expect(next.records[0]?.values.some(({ part }) => part === 'amount')).toBe(false);
  });

  test('needs a label near it', () => {
    const page = pageOf('310');
    expect(anchorOf([page], 'amount', word(page, '310'))).toBeNull();
  });

  test('in an older profile of another form is passed over', () => {
    const anchors = { 'bill/amount': { label: 7 }, 'bill/invoice': 'x' };
    const next = understandDocument(pdf('Consumption:  295 kWh'), { anchors }, noMonths);
    expect(next.records[0]?.amount).toBe(295);
  });

  test('on this bill is taken as it is, with its place', () => {
    const page = pageOf(bill('X-17', '310'));
    const clicked = valueOfWords([page], 'amount', word(page, '310'));
    const answers = { rows: { bill: { values: [clicked.evidence] } } };
    const { records } = understandDocument({ ...pdf(), pages: [page] }, answers, noMonths);
    expect(records[0]?.amount).toBe(310);
    expect(records[0]?.values).toContainEqual(clicked.evidence);
  });

  test('as two numbers at once says nothing', () => {
    const page = pageOf('310  295');
    expect(valueOfWords([page], 'amount', { page: 1, words: page.words }).value).toBeNull();
  });
});

describe('pages without text', () => {
  test('a scan and a picture give one empty entry to fill in', () => {
    const scan = understandDocument({ ...pdf(''), hasText: false }, {}, noMonths);
    const picture = understandDocument({ type: 'image', mediaType: 'image/png', remarks: [] }, {}, noMonths);
    for (const { records } of [scan, picture]) {
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({ key: 'bill', amount: null, values: [] });
    }
  });

  test('a letter that is no bill gives one empty entry', () => {
    const { records, remarks } = understandDocument(
      pdf('Dear customer,\nwe move to a new office.'),
      {},
      noMonths,
    );
    expect(records.map(({ amount, startDate, invoice }) => [amount, startDate, invoice])).toEqual([
      [null, null, null],
    ]);
    expect(remarks).toEqual([]);
  });
});
