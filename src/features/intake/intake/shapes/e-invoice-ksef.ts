type KsefRow = {
  number: number;
  name: string;
  unit: string;
  quantity: string;
  net: string;
  isBefore?: boolean;
};

const energyRows: KsefRow[] = [
  {
    number: 1,
    name: 'Energia elektryczna czynna, strefa dzienna',
    unit: 'kWh',
    quantity: '1250.5',
    net: '812.83',
  },
  {
    number: 2,
    name: 'Energia elektryczna czynna, strefa nocna',
    unit: 'kWh',
    quantity: '640',
    net: '288.00',
  },
  { number: 3, name: 'Opłata handlowa', unit: 'mc', quantity: '1', net: '35.00' },
];

/** D10: an energy supplier's invoice in the Polish national system. */
export function ksefInvoice(
  given: { rows?: KsefRow[]; type?: 'VAT' | 'KOR'; hasPeriod?: boolean; lineDate?: string } = {},
): string {
  const { rows = energyRows, type = 'VAT', hasPeriod = true, lineDate = '2026-01-31' } = given;
  const period = '<OkresFa><P_6_Od>2026-01-01</P_6_Od><P_6_Do>2026-01-31</P_6_Do></OkresFa>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
  <Naglowek>
    <KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>
    <WariantFormularza>3</WariantFormularza>
  </Naglowek>
  <Podmiot1><DaneIdentyfikacyjne><NIP>5260000001</NIP><Nazwa>Bursztyn Energia Sp. z o.o.</Nazwa></DaneIdentyfikacyjne></Podmiot1>
  <Podmiot2><DaneIdentyfikacyjne><NIP>7770000002</NIP><Nazwa>Piekarnia Jagodno &amp; Syn</Nazwa></DaneIdentyfikacyjne></Podmiot2>
  <Fa>
    <KodWaluty>PLN</KodWaluty><P_1>2026-02-05</P_1><P_2>BE/2026/01/0417</P_2>
    ${hasPeriod ? period : ''}
    <RodzajFaktury>${type}</RodzajFaktury>
    <DodatkowyOpis><Klucz>Numer PPE</Klucz><Wartosc>590380000000123456</Wartosc></DodatkowyOpis>
    <DodatkowyOpis><Klucz>Numer licznika</Klucz><Wartosc>70123456</Wartosc></DodatkowyOpis>
    ${rows.map((row) => ksefRow(row, lineDate)).join('\n    ')}
  </Fa>
</Faktura>`;
}

function ksefRow({ number, name, unit, quantity, net, isBefore = false }: KsefRow, lineDate: string): string {
  const before = isBefore ? '<StanPrzed>1</StanPrzed>' : '';
  return `<FaWiersz><NrWierszaFa>${number}</NrWierszaFa><P_6A>${lineDate}</P_6A><P_7>${name}</P_7><P_8A>${unit}</P_8A><P_8B>${quantity}</P_8B><P_11>${net}</P_11>${before}</FaWiersz>`;
}
