/** Synthetic: all of a month's business travel in one list, where a row can stand for several people. */
export function travelReportCsv({ year = 2025, month = '06' } = {}): Uint8Array {
  const day = (date: number) => `${year}-${month}-${String(date).padStart(2, '0')}`;
  const lines = [
    'Date;Means of transport;From;To;Country;Pax;Distance (km);Nights',
    `${day(2)};Taxi;Kraków;Balice;;3;14;`,
    `${day(2)};Bus;Balice;Kraków;;2;15,5;`,
    `${day(5)};Ferry;Gdynia;Karlskrona;;2;330;`,
    `${day(6)};Hotel;;;Germany;1;;2`,
    `${day(8)};Rental car, medium diesel;Berlin;Kraków;;3;590;`,
    `${day(9)};Taxi;Kraków;Balice;;;14;`,
    `${day(9)};Bicycle;Kraków;Wieliczka;;1;13;`,
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
