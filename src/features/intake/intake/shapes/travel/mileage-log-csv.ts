/** Synthetic: the mileage that employees claim for their own cars, with a train, a toll and a total. */
export function mileageLogCsv({ year = 2025, month = '04' } = {}): Uint8Array {
  const day = (date: number) => `${String(date).padStart(2, '0')}.${month}.${year}`;
  const lines = [
    'Datum;Employee;From;To;Distance km;Vehicle',
    `${day(2)};A. Nowak;Kraków;Łódź;268,5;Medium car, diesel`,
    `${day(3)};A. Nowak;Łódź;Kraków;268,5;Medium car, diesel`,
    `${day(9)};B. Lis;Kraków;Katowice;81;VW Golf`,
    `${day(11)};B. Lis;Katowice;Kraków;81;VW Golf`,
    `${day(14)};C. Maj;Kraków;Balice;14,2;Taxi`,
    `${day(15)};C. Maj;Balice;Kraków;14,2;Bicycle`,
    'Total;;;;727,4;',
  ];
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}
