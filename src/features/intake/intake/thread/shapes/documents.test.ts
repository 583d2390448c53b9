import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { billFont } from '../../shapes/bill-font';
import { ciiInvoice } from '../../shapes/e-invoice-cii';
import { ksefInvoice } from '../../shapes/e-invoice-ksef';
import { ublInvoice } from '../../shapes/e-invoice-ubl';
import {
  type ElectricityMonth,
  electricityBill,
  electricityMonths,
  exchangedMeterMonth,
} from '../../shapes/pdf-bill-electricity';
import { drawBill, type PdfBill } from '../../shapes/pdf-bill-page';
import { twoServicesBill } from '../../shapes/pdf-bill-two-services';
import { bytesOf, companyWith, entriesOf, profileOf, questionsOf } from './from-bytes';

const { choices, electricity, interpret, naturalGas, takenInTwice } = companyWith({
  utilities,
  fuels,
  units,
});

describe('a bill of electricity as PDF (D8)', () => {
  const old = 'E-4471200';
  const answers = { meters: { [old]: { locationId: 1, item: electricity } } };
  const bill = { item: 'Electricity', unit: 'kWh', location: 1, meter: old };
  const pdf = (month: ElectricityMonth | undefined) =>
    drawBill(month ? electricityBill(month) : [], billFont);
  const [january, february, march] = electricityMonths;

  test.each([
    [february, { value: 4920, from: '2026-02-01', to: '2026-02-28', invoice: 'NP-2026-00254' }],
    [march, { value: 5220, from: '2026-03-01', to: '2026-03-31', invoice: 'NP-2026-00391' }],
  ])('asks about its meter once: $invoice', async (month, given) => {
    const [first, next] = await takenInTwice(pdf(january), pdf(month), { asked: ['meters'], answers });
    expect(first.entries).toEqual([
      { ...bill, value: 5700, from: '2026-01-01', to: '2026-01-31', invoice: 'NP-2026-00117' },
    ]);
    expect(next.entries).toEqual([{ ...bill, ...given }]);
    expect([first.found.understood.remarks, next.found.understood.remarks]).toEqual([[], []]);
  });

  test('asks about the new meter alone when it was exchanged, and adds up both', async () => {
    const profile = profileOf(answers, await interpret(pdf(january), answers));
    const asked = await interpret(pdf(exchangedMeterMonth), {}, profile);
    expect(questionsOf(asked)).toEqual([{ about: 'meters', meter: 'E-9903318', count: 1 }]);
    const meters = { 'E-9903318': { locationId: 1, item: electricity } };
    const found = await interpret(pdf(exchangedMeterMonth), { meters }, profile);
    const april = { value: 4940, from: '2026-04-01', to: '2026-04-30', invoice: 'NP-2026-00528' };
    expect(entriesOf(found, choices)).toEqual([{ ...bill, ...april, meter: 'E-9903318' }]);
    expect(found.understood.remarks).toMatchObject([
      { code: 'meterExchanged', params: { from: old, to: 'E-9903318' } },
    ]);
  });
});

describe('a bill of gas and water as PDF (D9)', () => {
  const april = (bill: PdfBill): PdfBill =>
    bill.map((page) =>
      page.map((drawn) => ({
        ...drawn,
        text: drawn.text
          .replace('01.03.2026 – 31.03.2026', '01.04.2026 – 30.04.2026')
          .replace('SL-88-2026-03', 'SL-88-2026-04'),
      })),
    );

  test('asks about the gas meter once, has the gross calorific value, and leaves the water out', async () => {
    const meter = '7GAS0091';
    const bills = await takenInTwice(
      drawBill(twoServicesBill(), billFont),
      drawBill(april(twoServicesBill()), billFont),
      { asked: ['meters'], answers: { meters: { [meter]: { locationId: 2, item: naturalGas } } } },
    );
    const gas = { item: 'Natural gas', value: 11843.2, unit: 'kWh', location: 2, meter };
    expect(bills.map(({ entries }) => entries)).toEqual([
      [{ ...gas, from: '2026-03-01', to: '2026-03-31', invoice: 'SL-88-2026-03' }],
      [{ ...gas, from: '2026-04-01', to: '2026-04-30', invoice: 'SL-88-2026-04' }],
    ]);
    for (const { found } of bills) {
      // The correction is already in the kWh of the bill.
      expect(found.entries[0]?.entry).toMatchObject({
        calorificValue: 11.421,
        calorificValueUnit: 'kWh/m3-gross',
        volumeCorrection: null,
      });
      expect(found.matched.leftOut).toEqual([
        { place: 'Trinkwasser', reason: 'notEnergy', amount: 42, unit: 'm³' },
      ]);
      expect(found.understood.remarks).toEqual([]);
    }
  });
});

describe('e-invoices (D10)', () => {
  const insidePdf = (xml: string) =>
    drawBill([[{ x: 20, y: 20, text: 'Rechnung BE/2026/01/0417' }]], billFont, {
      attachment: { name: 'factur-x.xml', text: xml },
    });
  const february = (xml: string) =>
    xml
      .replaceAll(
        /2026(-?)01\1(01|31)/g,
        (_, dash, day) => `2026${dash}02${dash}${day === '31' ? '28' : day}`,
      )
      .replaceAll('BE/2026/01/0417', 'BE/2026/02/0502')
      .replace('>640<', '>655.25<');

  test.each([
    ['KSeF', ksefInvoice(), bytesOf, 'Fa/FaWiersz[3]'],
    ['UBL', ublInvoice(), bytesOf, 'InvoiceLine[3]'],
    [
      'CII inside a PDF',
      ciiInvoice(),
      insidePdf,
      'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem[3]',
    ],
  ])('%s: asks about the meter once, and leaves the fee out', async (_, xml, fileOf, fee) => {
    const meter = '70123456';
    const [first, second] = await takenInTwice(fileOf(xml), fileOf(february(xml)), {
      asked: ['meters'],
      answers: { meters: { [meter]: { locationId: 1, item: electricity } } },
    });
    // What the lines are is known without an answer: only where the meter is, is not.
    const { matched } = await interpret(fileOf(xml));
    expect(matched.drafts.map(({ item }) => item)).toEqual([electricity, electricity]);
    const line = { item: 'Electricity', unit: 'kWh', location: 1, meter };
    const january = { ...line, from: '2026-01-01', to: '2026-01-31', invoice: 'BE/2026/01/0417' };
    const next = { ...line, from: '2026-02-01', to: '2026-02-28', invoice: 'BE/2026/02/0502' };
    expect(first.entries).toEqual([
      { ...january, value: 1250.5 },
      { ...january, value: 640 },
    ]);
    expect(second.entries).toEqual([
      { ...next, value: 1250.5 },
      { ...next, value: 655.25 },
    ]);
    expect(first.found.matched.leftOut.map(({ place, reason }) => [place, reason])).toEqual([
      [fee, 'notEnergy'],
    ]);
  });
});
