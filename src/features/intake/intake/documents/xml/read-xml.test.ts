import { describe, expect, test } from 'vitest';
import { type RawRecord, type Source, UnreadableFile } from '../../model';
import { ciiInvoice } from '../../shapes/e-invoice-cii';
import { ksefInvoice } from '../../shapes/e-invoice-ksef';
import { ublInvoice } from '../../shapes/e-invoice-ubl';
import { readDocument } from '../read-document';

const read = (text: string) => readDocument(new TextEncoder().encode(text));
const invoice = async (text: string) => {
  const source = await read(text);
  if (source.type !== 'eInvoice') throw new Error(`Read as ${source.type}`);
  return source;
};
const failure = (text: string | Uint8Array) =>
  readDocument(typeof text === 'string' ? new TextEncoder().encode(text) : text).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );
const short = ({
  key,
  meter,
  item,
  amount,
  unit,
  startDate,
  endDate,
  invoice,
  supplier,
  cost,
  currency,
}: RawRecord) => ({
  key,
  meter,
  item,
  amount,
  unit,
  startDate,
  endDate,
  invoice,
  supplier,
  cost,
  currency,
});
const january = { meter: '70123456', unit: 'kWh', startDate: '2026-01-01', endDate: '2026-01-31' };

describe('an invoice of KSeF', () => {
  test('gives a record for each line of energy and leaves the fee out', async () => {
    const { bill, leftOut, standard } = await invoice(ksefInvoice());
    const shared = {
      ...january,
      invoice: 'BE/2026/01/0417',
      supplier: 'Bursztyn Energia Sp. z o.o.',
      currency: 'PLN',
    };
    expect(standard).toBe('KSeF');
    expect(bill.map(short)).toEqual([
      {
        ...shared,
        key: 'Fa/FaWiersz[1]',
        item: 'Energia elektryczna czynna, strefa dzienna',
        amount: 1250.5,
        cost: 812.83,
      },
      {
        ...shared,
        key: 'Fa/FaWiersz[2]',
        item: 'Energia elektryczna czynna, strefa nocna',
        amount: 640,
        cost: 288,
      },
    ]);
    expect(leftOut).toEqual([{ place: 'Fa/FaWiersz[3]', reason: 'notEnergy', amount: null, unit: null }]);
  });

  test('names the element of each value', async () => {
    const { bill } = await invoice(ksefInvoice());
    const places = bill[1]?.values.map(({ part, place, raw }) => [
      part,
      place.type === 'element' && place.path,
      raw,
    ]);
    expect(places).toEqual([
      ['amount', 'Fa/FaWiersz[2]/P_8B', '640'],
      ['unit', 'Fa/FaWiersz[2]/P_8A', 'kWh'],
      ['item', 'Fa/FaWiersz[2]/P_7', 'Energia elektryczna czynna, strefa nocna'],
      ['startDate', 'Fa/OkresFa/P_6_Od', '2026-01-01'],
      ['endDate', 'Fa/OkresFa/P_6_Do', '2026-01-31'],
      ['meter', 'Fa/DodatkowyOpis[2]/Wartosc', '70123456'],
      ['cost', 'Fa/FaWiersz[2]/P_11', '288.00'],
      ['invoice', 'Fa/P_2', 'BE/2026/01/0417'],
      ['supplier', 'Podmiot1/DaneIdentyfikacyjne/Nazwa', 'Bursztyn Energia Sp. z o.o.'],
    ]);
  });

  test('without a period leaves the first day empty', async () => {
    const { bill } = await invoice(ksefInvoice({ hasPeriod: false }));
    expect(bill.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, '2026-01-31'],
      [null, '2026-01-31'],
    ]);
  });

  test('without a period takes the one in a note or in the name of a line', async () => {
    const note =
      '<DodatkowyOpis><Klucz>Okres rozliczeniowy</Klucz><Wartosc>01.01.2026 - 31.01.2026</Wartosc></DodatkowyOpis>';
    const text = ksefInvoice({ hasPeriod: false })
      .replace('<DodatkowyOpis>', `${note}<DodatkowyOpis>`)
      .replace('strefa nocna', 'strefa nocna 2026-01-15 – 2026-01-31');
    const { bill } = await invoice(text);
    expect(bill.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-01-01', '2026-01-31'],
      ['2026-01-15', '2026-01-31'],
    ]);
    expect(bill[0]?.values.find(({ part }) => part === 'startDate')?.raw).toBe('01.01.2026');
  });

  test('leaves out the costs of the network, and counts the same kilowatt hours once', async () => {
    const row = (number: number, name: string) => ({
      number,
      name,
      unit: 'kWh',
      quantity: '100',
      net: '9.00',
    });
    const rows = [
      'Energia czynna',
      'Opłata sieciowa zmienna',
      'Opłata jakościowa',
      'Dystrybucja energii',
      'Akcyza',
    ];
    const { bill, leftOut } = await invoice(
      ksefInvoice({ rows: rows.map((name, index) => row(index + 1, name)) }),
    );
    expect(bill.map(({ item }) => item)).toEqual(['Energia czynna']);
    expect(leftOut.map(({ reason, amount, unit }) => [reason, amount, unit])).toEqual(
      Array.from({ length: 4 }, () => ['notEnergy', null, null]),
    );
  });

  test('gives the negative difference of a correction that states it', async () => {
    const rows = [{ number: 1, name: 'Energia czynna', unit: 'kWh', quantity: '-200', net: '-130.00' }];
    const { bill } = await invoice(ksefInvoice({ rows, type: 'KOR' }));
    expect(bill.map(({ amount, cost }) => [amount, cost])).toEqual([[-200, -130]]);
  });

  test('subtracts the lines as they were from those as they are', async () => {
    const row = { number: 1, name: 'Energia czynna', unit: 'kWh', quantity: '1200', net: '780.00' };
    const same = { number: 2, name: 'Energia czynna, noc', unit: 'kWh', quantity: '300.3', net: '99.00' };
    const gone = { number: 3, name: 'Energia czynna, szczyt', unit: 'kWh', quantity: '50', net: '40.00' };
    const rows = [
      { ...row, isBefore: true },
      { ...row, quantity: '1000', net: '650.00' },
      { ...same, isBefore: true },
      same,
      { ...gone, isBefore: true },
    ];
    const { bill, leftOut } = await invoice(ksefInvoice({ rows, type: 'KOR' }));
    expect(bill.map(({ key, amount, cost }) => [key, amount, cost])).toEqual([
      ['Fa/FaWiersz[2]', -200, -130],
      ['Fa/FaWiersz[5]', -50, -40],
    ]);
    expect(leftOut).toEqual([{ place: 'Fa/FaWiersz[4]', reason: 'cancelled', amount: 0, unit: 'kWh' }]);
  });
});

describe('an invoice of UBL', () => {
  test('gives the same lines', async () => {
    const { bill, leftOut } = await invoice(ublInvoice());
    const shared = {
      ...january,
      invoice: 'BE/2026/01/0417',
      supplier: 'Bursztyn Energia Sp. z o.o.',
      currency: 'EUR',
    };
    expect(bill.map(short)).toEqual([
      { ...shared, key: 'InvoiceLine[1]', item: 'Active energy, day', amount: 1250.5, cost: 812.83 },
      { ...shared, key: 'InvoiceLine[2]', item: 'Active energy, night', amount: 640, cost: 288 },
    ]);
    expect(leftOut).toEqual([{ place: 'InvoiceLine[3]', reason: 'notEnergy', amount: null, unit: null }]);
  });

  test('as a credit note has negative amounts', async () => {
    const { bill } = await invoice(ublInvoice({ isCredit: true }));
    expect(bill.map(({ amount, cost }) => [amount, cost])).toEqual([
      [-1250.5, -812.83],
      [-640, -288],
    ]);
  });
});

describe('a Cross Industry Invoice', () => {
  test('gives the same lines', async () => {
    const { bill, leftOut } = await invoice(ciiInvoice());
    const shared = {
      ...january,
      invoice: 'BE/2026/01/0417',
      supplier: 'Bursztyn Energie GmbH',
      currency: 'EUR',
    };
    const path = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
    expect(bill.map(short)).toEqual([
      { ...shared, key: `${path}[1]`, item: 'Strom, Hochtarif', amount: 1250.5, cost: 812.83 },
      { ...shared, key: `${path}[2]`, item: 'Strom, Niedertarif', amount: 640, cost: 288 },
    ]);
    expect(leftOut).toEqual([{ place: `${path}[3]`, reason: 'notEnergy', amount: null, unit: null }]);
  });

  test('as a credit note has negative amounts', async () => {
    const { bill } = await invoice(ciiInvoice({ typeCode: '381' }));
    expect(bill.map(({ amount }) => amount)).toEqual([-1250.5, -640]);
  });
});

describe('encodings', () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), isLittle);
    return bytes;
  };
  const supplier = async (source: Promise<Source>) => {
    const found = await source;
    return found.type === 'eInvoice' ? found.bill[0]?.item : null;
  };

  test('UTF-16 of both orders is read, with and without its mark', async () => {
    const text = ksefInvoice().replace('UTF-8', 'UTF-16').replace('Energia elektryczna', 'Zużycie energii');
    for (const isLittle of [true, false]) {
      for (const given of [text, `\ufeff${text}`]) {
        expect(await supplier(readDocument(utf16(given, isLittle)))).toBe(
          'Zużycie energii czynna, strefa dzienna',
        );
      }
    }
  });

  test('a declared code page is read, and a wrong declaration refused', async () => {
    const text = ksefInvoice()
      .replace('UTF-8', 'windows-1250')
      .replace('Opłata', 'Oplata')
      .replace('Energia elektr', 'Za\u00bfycie elektr');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await supplier(readDocument(bytes))).toBe('Zażycie elektryczna czynna, strefa dzienna');
    expect(
      await failure(Uint8Array.from(text.replace('windows-1250', 'UTF-8'), (l) => l.charCodeAt(0))),
    ).toBe('damaged');
  });
});

describe('hostile and wrong files', () => {
  test('entities that multiply are refused', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    ).join('');
    const text = `<?xml version="1.0"?><!DOCTYPE Faktura [<!ENTITY e0 "x">${entities}]><Faktura>&e9;</Faktura>`;
    expect(await failure(text)).toBe('unsafe');
  });

  test('a document type that names a file is refused', async () => {
    expect(await failure('<!DOCTYPE Invoice SYSTEM "file:///etc/passwd"><Invoice/>')).toBe('unsafe');
  });

  test('10,000 nested elements are refused', async () => {
    expect(await failure(`${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`)).toBe('unsafe');
  });

  test('20 MB are read in seconds and more is refused', async () => {
    const note = `<Notatka>${'x'.repeat(90)}</Notatka>`;
    const long = ksefInvoice().replace('</Fa>', `${note.repeat(170_000)}</Fa>`);
    const start = performance.now();
    expect((await invoice(long)).bill).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(await failure(new Uint8Array(20_000_001).fill(0x3c))).toBe('tooLarge');
  });

  test('an unfinished file is damaged, and other XML is of an unknown type', async () => {
    expect(await failure(ksefInvoice().slice(0, -20))).toBe('damaged');
    expect(await failure('<html><body/></html>')).toBe('unknownType');
    expect(await failure('<?xml version="1.0"?>')).toBe('damaged');
    expect(await failure('')).toBe('empty');
    expect(await failure('Datum;Verbrauch')).toBe('unknownType');
  });

  test('elements named like properties of objects do no harm', async () => {
    const text = ksefInvoice().replace('</Fa>', '<__proto__><constructor>x</constructor></__proto__></Fa>');
    expect(await failure(text)).toMatch(/read|damaged/);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

test('a picture is known by its content', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0');
  const webp = new TextEncoder().encode('RIFF0000WEBPVP8 ');
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
  const types = await Promise.all([png, heic, webp, jpeg].map((bytes) => readDocument(bytes)));
  expect(types.map((source) => source.type === 'image' && source.mediaType)).toEqual([
    'image/png',
    'image/heic',
    'image/webp',
    'image/jpeg',
  ]);
});
