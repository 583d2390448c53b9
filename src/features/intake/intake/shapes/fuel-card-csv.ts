/** Synthetic: the statement of a fuel card, in the code page of Windows for Western Europe. */
export function fuelCardCsv({ year = 2025, month = '03' } = {}): Uint8Array {
  const day = (date: number) => `${String(date).padStart(2, '0')}.${month}.${year}`;
  const lines = [
    'Kartenabrechnung Muster Flottenkarte;;;;;;;',
    `Kunde: Bäckerei Müller GmbH;;;Zeitraum: ${month}/${year};;;;`,
    ';;;;;;;',
    'Datum;Uhrzeit;Kennzeichen;Tankstelle;Produkt;Menge (Liter);Preis je Liter;Betrag (€)',
    `${day(3)};08:12;B-AB 123;Köln Süd;Diesel;52,30;1,659;86,77`,
    `${day(5)};17:40;B-AB 124;Bonn;Super E10;38,05;1,719;65,41`,
    `${day(9)};12:01;B-AB 123;Köln Süd;Diesel;41,00;1,649;67,61`,
    `${day(9)};12:05;B-AB 123;Köln Süd;Diesel;-41,00;1,649;-67,61`,
    `${day(14)};07:55;B-AB 125;Düren;Autowäsche;1,00;12,900;12,90`,
    `${day(17)};18:22;B-AB 123;Aachen;AdBlue;10,50;0,899;9,44`,
    `${day(28)};06:48;B-AB 124;Köln Süd;Diesel;60,25;1,639;98,75`,
    'Summe;;;;;162,10;;273,27',
  ];
  return cp1252(lines.join('\r\n'));
}

/** Letters of this text are the same as in Latin-1, but for the euro sign. */
function cp1252(text: string): Uint8Array {
  return Uint8Array.from([...text], (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
}
