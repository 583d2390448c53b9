import type { ValueChainStream } from '../demo-company';

const halfYearly = { kind: 'scope3', everyMonths: 6 } as const;

/** The head office in Hannover enters the value chain of the whole group. */
export const headOffice: readonly ValueChainStream[] = [
  {
    ...halfYearly,
    methodId: 104,
    amount: 'spend',
    monthly: 4_100_000,
    season: 'peak-season',
    growth: 0.02,
    values: {
      itemName: 'Clothing for resale',
      spendSource: 'us-useeio',
      productGroup: 'clothing',
      currency: 'EUR',
      priceYear: '2024',
      exchangeRate: 1.01,
    },
  },
  {
    ...halfYearly,
    methodId: 104,
    amount: 'spend',
    monthly: 1_250_000,
    season: 'peak-season',
    values: {
      itemName: 'Furniture for resale',
      spendSource: 'us-useeio',
      productGroup: 'furniture',
      currency: 'EUR',
      priceYear: '2024',
      exchangeRate: 1.01,
    },
  },
  {
    ...halfYearly,
    methodId: 402,
    amount: 'mass',
    monthly: 1_900,
    season: 'peak-season',
    values: {
      itemName: 'Containers from Asia',
      vehicleType: 'cargo-ship/container-ship',
      vehicleVariant: 'average',
      massUnit: 't',
      distance: 19_800,
      radiativeForcing: true,
    },
  },
  {
    ...halfYearly,
    methodId: 902,
    amount: 'mass',
    monthly: 2_300,
    season: 'peak-season',
    values: {
      itemName: 'Home deliveries',
      vehicleType: 'vans/average-up-to-3p5-tonnes',
      vehicleVariant: 'diesel',
      massUnit: 't',
      distance: 24,
      radiativeForcing: true,
    },
  },
  {
    ...halfYearly,
    methodId: 602,
    amount: 'distance',
    monthly: 61_000,
    season: 'flat',
    values: {
      itemName: 'Buyers, long-haul',
      travelMode: 'long-haul-to-from-uk',
      travelVariant: 'business-class',
      passengers: 2,
      radiativeForcing: true,
    },
  },
];

/** What every fourth shop enters so far: its waste, every six months. */
export function shopWaste(size: number): readonly ValueChainStream[] {
  return [
    {
      ...halfYearly,
      methodId: 502,
      amount: 'wasteMass',
      monthly: Math.round(260 * size) / 100,
      season: 'flat',
      values: {
        wasteType: 'paper/paper-and-board-board',
        treatment: 'closed-loop',
        massUnit: 't',
      },
    },
  ];
}
