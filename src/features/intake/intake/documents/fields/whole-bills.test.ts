import { expect, test } from 'vitest';
import type { Page, PageWord } from '../../model';
import { readBill } from './read-bill';

/** A page of lines in a typewriter's font; columns are where the text has them. */
function pageOf(text: string, number = 1): Page {
  const words: PageWord[] = [];
  for (const [row, line] of text.split('\n').entries()) {
    for (const { 0: word, index } of line.matchAll(/\S+/g)) {
      words.push({
        text: word,
        left: index * 0.008,
        top: row * 0.018,
        width: word.length * 0.008,
        height: 0.0135,
      });
    }
  }
  return { number, words, widthPt: 595, heightPt: 842 };
}

const bills = [
  `Gaswerk Ostheim GmbH
USt-IdNr.: DE 811 222 333
Bäckerei Beispiel GmbH
Hauptstr. 1
Rechnungsnummer    4500 1234       Kundennummer          99887766
Rechnungsdatum     15.02.2026      Abrechnungszeitraum   01.01.2026 - 31.01.2026

Erdgas
Zählernummer   Zählerstand alt   Zählerstand neu   Differenz m³   Zustandszahl   Brennwert   Verbrauch kWh
G 4711         12.000            12.500            500            0,9500         11,200      5.320

Ihr Vorjahresverbrauch: 6.010 kWh
Arbeitspreis 5.320 kWh x 8,00 ct              425,60 EUR
Grundpreis                                     12,00 EUR
Nettobetrag                                   437,60 EUR
Umsatzsteuer 19%                               83,14 EUR
Rechnungsbetrag                               520,74 EUR`,
  `Południe Sprzedaż Sp. z o.o.          Nabywca:
ul. Lwowska 23, Kraków              Jagodno Foods S.A.
NIP: 6760000000                     NIP: 7770000002
Faktura VAT nr FA/123456/2026 z dnia 2026-02-10
Okres rozliczeniowy: 01.01.2026 r. - 31.01.2026 r.
Punkt poboru: PL0037350000000123    Numer licznika: 00112233

Strefa    Wskazanie bieżące   Wskazanie poprzednie   Mnożna   Zużycie kWh
dzienna   15 420              14 100                 1        1 320
nocna     9 300               8 700                  1        600
Razem                                                         1 920
Opis                  Ilość   Jm    Cena     Netto
Energia czynna dzień  1 320   kWh   0,6500   858,00
Energia czynna noc    600     kWh   0,4500   270,00
Opłata handlowa       1       mc    30,0000  30,00
Wartość netto: 1 158,00 zł
Do zapłaty: 1 424,34 zł`,
  `Calder Northern Energy
Calder Northern Energy Limited. Registered in England. VAT no. 999 8888 77
Your electricity bill
Account number     Invoice number     Bill date       Supply number (MPAN)
850012345678       INV0098123         5 Feb 2026      12 0001 0000 000

Period covered: 1 Jan 2026 to 31 Jan 2026
Meter             Previous reading   Current reading      kWh used
S95A12345 Day     10,200 (Actual)    10,812 (Estimated)   612

Total consumption 612 kWh
Your usage this time last year: 700 kWh
Total before VAT £166.95
VAT at 20% £33.39
Total to pay £200.34`,
  `Wschodnia Obrót S.A.
Rozliczenie za okres od 2026-01-01 do 2026-01-31
Zużycie: 1 234 kWh   Zużycie roczne: 14 000 kWh
Nr licznika: 123 456 789
Faktura nr 12/2026 duplikat
Razem netto 800,00  VAT 184,00  brutto 984,00
Średnie zużycie dobowe: 40 kWh
Odczyt bieżący 5000 Odczyt poprzedni 3766`,
  `Sunny Solar & Electric Co.
Invoice  #A-77
Service from 01/05/2026 to 02/04/2026
Usage   1,234 kWh   @ $0.1234
kWh used   1,234
Total consumption last 12 months  14,000 kWh
Meter reading  50,000`,
];

const expected = [
  {
    meter: 'G 4711',
    item: 'Natural gas',
    amount: 5320,
    unit: 'kWh',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    invoice: '4500 1234',
    supplier: 'Gaswerk Ostheim GmbH',
    cost: 437.6,
  },
  {
    meter: '00112233',
    amount: 1920,
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    invoice: 'FA/123456/2026',
    supplier: 'Południe Sprzedaż Sp. z o.o.',
    cost: 1158,
  },
  {
    meter: 'S95A12345',
    amount: 612,
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    invoice: 'INV0098123',
    supplier: 'Calder Northern Energy Limited',
    cost: 166.95,
    isEstimated: true,
  },
  {
    meter: '123 456 789',
    amount: 1234,
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    invoice: '12/2026',
    supplier: 'Wschodnia Obrót S.A.',
    cost: 800,
  },
  {
    meter: null,
    amount: 1234,
    unit: 'kWh',
    startDate: null,
    endDate: null,
    invoice: 'A-77',
    supplier: null,
    cost: null,
  },
];

test.each(bills.map((bill, index) => ({ bill, given: expected[index] ?? {} })))(
  'a whole bill with averages, prices and totals gives its own values only: $given.invoice',
  ({ bill, given }) => {
    const { records, remarks } = readBill([pageOf(bill)], {});
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject(given);
    expect(remarks).toEqual([]);
  },
);

test('a bill that lists what its electricity is made of is one of electricity, with its stated total', () => {
  const bill = pageOf(`Faktura VAT nr WK/2026/09/42
Południe Sprzedaż Sp. z o.o.
Rozliczenie za okres od 01.08.2026 do 31.08.2026
PPE: 590310600000012345

Opis                               j.m.   Ilość    Cena netto   Wartość netto
Energia czynna – strefa dzienna    kWh    2 000    0,6890       1 378,00
Energia czynna – strefa nocna      kWh    1 000    0,4120       412,00
Opłata jakościowa                  kWh    3 000    0,0321       96,30

Razem zużycie energii czynnej: 3 000 kWh
Prognoza na kolejny okres: 2 900 kWh
Struktura paliw: węgiel 48,2%, gaz 12,1%, inne 39,7%`);
  expect(readBill([bill], {}).records).toMatchObject([
    { item: 'Electricity', amount: 3000, unit: 'kWh', startDate: '2026-08-01', endDate: '2026-08-31' },
  ]);
});
