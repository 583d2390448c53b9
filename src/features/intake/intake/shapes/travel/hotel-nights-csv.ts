/** Synthetic: the hotels that a travel agency has booked, one of them in a country without a published factor. */
export function hotelNightsCsv({ year = 2025, month = '05' } = {}): Uint8Array {
  const day = (date: number) => `${year}-${month}-${String(date).padStart(2, '0')}`;
  const lines = [
    'Hotel,City,Country,Check-in,Nights,Rooms,Amount',
    `Hotel Alster,Hamburg,Germany,${day(5)},3,2,640.00`,
    `The Thames,London,United Kingdom,${day(12)},2,1,410.00`,
    `Park Inn,Leeds,UK,${day(14)},1,1,120.00`,
    `Hotel Gamla,Stockholm,Sweden,${day(20)},2,1,300.00`,
    `Dom Gościnny,Gdańsk,Polska,${day(30)},4,,520.00`,
    'Total,,,,12,5,1990.00',
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
