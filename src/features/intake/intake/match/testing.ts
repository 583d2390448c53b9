import type { IntakeChoices, RawRecord, Understood } from '../model';

/** Only for tests: a small company, with ids as in the catalogue where they matter. */
type Item = IntakeChoices['items'][number];

const unit = (unitId: number, symbol: string) => ({ unitId, symbol });
const kWh = unit(1, 'kWh');
const litre = unit(50, 'l');
const cubicMetre = unit(51, 'm³');
const kWhGross = unit(20, 'kWh (gross CV)');
const kWhNet = unit(30, 'kWh (net CV)');
const usGallon = unit(52, 'US gal');
const fuelUnits = [litre, cubicMetre, unit(40, 'kg'), unit(41, 't'), kWhNet, kWhGross, usGallon];

const item = (kind: Item['kind'], itemId: number, names: [string, string], units: Item['units']): Item => ({
  kind,
  itemId,
  name: names[0],
  names,
  categoryName: 'Energy',
  units,
  variants: [],
  needsVariant: false,
});

export const electricity = { kind: 'utility', itemId: 1, variantId: null } as const;
export const naturalGas = { kind: 'fuel', itemId: 101, variantId: null } as const;
export const diesel = { kind: 'fuel', itemId: 501, variantId: null } as const;
export const car = { kind: 'fuel', itemId: 601, variantId: null } as const;

export const items: Item[] = [
  item(
    'utility',
    1,
    ['Electricity', 'Energia elektryczna'],
    [kWh, unit(2, 'MWh'), unit(3, 'GWh'), unit(4, 'MJ'), unit(5, 'GJ')],
  ),
  item('utility', 2, ['District heat', 'Ciepło sieciowe'], [unit(5, 'GJ'), unit(2, 'MWh'), kWh]),
  item('utility', 3, ['Process steam', 'Para technologiczna'], [unit(5, 'GJ'), kWh, unit(7, 'mmBtu')]),
  item('utility', 4, ['Cooling', 'Chłód'], [unit(5, 'GJ'), kWh]),
  item(
    'fuel',
    101,
    ['Natural gas', 'Gaz ziemny'],
    [kWhGross, unit(21, 'MWh (gross CV)'), cubicMetre, kWhNet, unit(24, 'therm (gross CV)'), kWh],
  ),
  item('fuel', 102, ['LPG', 'LPG'], [unit(40, 'kg'), litre, kWhGross]),
  item('fuel', 201, ['Light heating oil', 'Lekki olej opałowy'], fuelUnits),
  item('fuel', 501, ['Diesel', 'Olej napędowy'], fuelUnits),
  item('fuel', 502, ['Petrol', 'Benzyna'], fuelUnits),
  item('fuel', 503, ['LPG (autogas)', 'LPG (autogaz)'], [litre, unit(40, 'kg'), usGallon]),
  {
    ...item('fuel', 601, ['Car (average)', 'Samochód (średni)'], [unit(60, 'km'), unit(61, 'mi')]),
    variants: [
      { variantId: 31, name: 'Diesel' },
      { variantId: 32, name: 'Petrol' },
    ],
    needsVariant: true,
  },
  item('fuel', 703, ['R-404A', 'R-404A'], [unit(40, 'kg')]),
  item('fuel', 704, ['R-407A', 'R-407A'], [unit(40, 'kg')]),
];

const means = (
  itemId: number,
  name: string,
  travelMode: string,
  variants: [number, string, string][],
): Item => ({
  ...item('valueChain', itemId, [name, name], [unit(60, 'km')]),
  variants: variants.map(([variantId, name, value]) => ({ variantId, name, value })),
  needsVariant: true,
  form: {
    scope3InputFormId: 6,
    scope3MethodId: 602,
    values: { travelMode, passengers: 1 },
    variantField: 'travelVariant',
    amountField: 'distance',
    isPerPerson: !travelMode.startsWith('cars'),
    ...(!travelMode.startsWith('cars') && { peopleField: 'passengers' }),
  },
});

const economy: [number, string, string] = [2, 'Economy class', 'economy-class'];
const business: [number, string, string] = [4, 'Business class', 'business-class'];
const average: [number, string, string] = [1, 'Average passenger', 'average-passenger'];

/** Some of the means of business travel, with the keys that the API gives them. */
export const travelItems: Item[] = [
  means(1, 'Flight, short-haul (to 3,700 km)', 'short-haul-to-from-uk', [average, economy, business]),
  means(2, 'Flight, long-haul', 'long-haul-to-from-uk', [
    average,
    economy,
    business,
    [5, 'First class', 'first-class'],
  ]),
  means(3, 'Flight between other countries', 'international-to-from-non-uk', [
    average,
    economy,
    business,
    [5, 'First class', 'first-class'],
  ]),
  means(4, 'Flight, domestic', 'domestic-to-from-uk', [average]),
  means(5, 'Train, tram, underground', 'rail', [
    [22, 'Train, domestic', 'national-rail'],
    [24, 'Train, international', 'international-rail'],
  ]),
  means(7, 'Taxi', 'taxis', [[18, 'Taxi', 'regular-taxi']]),
  means(8, 'Car, average size', 'cars-by-size/average-car', [
    [6, 'Diesel', 'diesel'],
    [11, 'Not known', 'unknown'],
  ]),
  means(10, 'Car, medium', 'cars-by-size/medium-car', [
    [6, 'Diesel', 'diesel'],
    [7, 'Petrol', 'petrol'],
  ]),
  {
    ...item('valueChain', 14, ['Hotel nights', 'Noclegi w hotelach'], [unit(92, 'room-nights')]),
    variants: [
      { variantId: 1, name: 'Poland', value: 'poland' },
      { variantId: 2, name: 'Germany', value: 'germany' },
      { variantId: 3, name: 'United Kingdom', value: 'uk' },
      { variantId: 4, name: 'United Kingdom: London', value: 'uk-london' },
    ],
    needsVariant: true,
    form: {
      scope3InputFormId: 6,
      scope3MethodId: 604,
      values: {},
      variantField: 'hotelCountry',
      amountField: 'hotelNights',
      isPerPerson: false,
    },
  },
];

/** A means of travel by its keys. */
export const trip = (itemId: number, variantId: number) =>
  ({ kind: 'valueChain', itemId, variantId }) as const;

export const bakery = { locationId: 11, name: 'Bakery Kraków', city: 'Kraków', countryCode: 'PL' };
export const warehouse = { locationId: 12, name: 'Warehouse', city: 'Łódź', countryCode: 'PL' };

export const choices: IntakeChoices = { locations: [bakery, warehouse], meters: [], items };

export function knownMeter(
  meterNumber: string,
  locationId: number,
  { kind, itemId }: Pick<IntakeChoices['meters'][number], 'kind' | 'itemId'> = electricity,
): IntakeChoices['meters'][number] {
  return { meterNumber, locationId, kind, itemId, unitId: 1, lastDay: '2025-01-31' };
}

/** A row of a bill for electricity, with what the test is about. */
export function rawRecord(row: number, parts: Partial<RawRecord> = {}): RawRecord {
  return {
    key: `Sheet!${row}`,
    location: 'Bakery Kraków',
    meter: null,
    item: 'Electricity',
    amount: 100,
    unit: 'kWh',
    startDate: '2025-01-01',
    endDate: '2025-01-31',
    invoice: null,
    supplier: null,
    cost: null,
    currency: null,
    isEstimated: false,
    calorificValue: null,
    calorificUnit: null,
    volumeCorrection: null,
    values: [
      {
        part: 'amount',
        place: { type: 'cells', sheet: null, cells: [`D${row}`] },
        raw: String(parts.amount),
      },
    ],
    ...parts,
  };
}

export function understoodOf(records: RawRecord[], parts: Partial<Understood> = {}): Understood {
  return {
    records,
    leftOut: [],
    questions: [],
    remarks: [],
    fingerprint: 'rows|date|meter|kwh',
    suggestedName: 'Meter readings',
    view: null,
    settled: {},
    ...parts,
  };
}
