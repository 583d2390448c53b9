/** The parts that an entry can lack, as the screen names them. */
const parts = {
  item: 'item',
  itemId: 'item',
  fuelId: 'item',
  utilityId: 'item',
  variant: 'variant',
  fuelVariantId: 'variant',
  location: 'location',
  locationId: 'location',
  amount: 'amount',
  value: 'amount',
  unit: 'unit',
  unitId: 'unit',
  date: 'endDate',
  startDate: 'startDate',
  endDate: 'endDate',
  cop: 'cop',
  calorificUnit: 'calorificUnit',
  calorificValueUnit: 'calorificUnit',
} as const;

export type MissingPart = (typeof parts)[keyof typeof parts] | 'other';

/** The part that a missing field belongs to. */
export function missingPart(field: string): MissingPart {
  return Object.entries(parts).find(([name]) => name === field)?.[1] ?? 'other';
}
