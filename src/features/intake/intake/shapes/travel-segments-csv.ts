/** Synthetic: the segments that a travel agency has booked, with a refund, a rail segment and a total. */
export function travelSegmentsCsv({ year = 2025, month = '02' } = {}): Uint8Array {
  const day = (date: number) => `${month}/${String(date).padStart(2, '0')}/${year}`;
  const lines = [
    'Ticket Number,Departure Date,Origin,Destination,Carrier,Class,Miles,Fare (USD)',
    `0017001,${day(3)},WAW,LHR,LO,Economy,912,210.00`,
    `0017001,${day(6)},LHR,WAW,LO,Economy,912,210.00`,
    `0017002,${day(14)},WAW,JFK,LO,Business,4263,"2,150.00"`,
    `0017003,${day(18)},KRK,MUC,LH,Economy,437,180.00`,
    `0017003,${day(18)},KRK,MUC,LH,Economy,-437,-180.00`,
    `0017004,${day(21)},WAW,BER,PKP,Rail,322,60.00`,
    'Total,,,,,,6409,"2,630.00"',
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
