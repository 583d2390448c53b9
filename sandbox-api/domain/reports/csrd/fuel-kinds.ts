import type { FuelKind } from './facts';

const gases = /^(natural-gas|lng|vehicle-lng|cng|compressed-natural-gas)/;
const petroleumAmongSolids = new Set(['petroleum-coke']);
const others = /^(peat|tyres|tires|plastics|municipal|waste-gas|blast-furnace|coke-oven|industrial-waste)/;

const byCategory: Readonly<Record<string, FuelKind>> = {
  solid: 'coal',
  liquid: 'oil',
  gaseous: 'oil',
  'vehicle-fuel': 'oil',
};

/**
 * The line of E1-5 that a fuel of fossil origin belongs to (ESRS E1 par. 38 a–d). Gases that are no natural gas come from
 * petroleum; peat and waste are other fossil sources.
 */
export function fuelKindOf(code: string, category: string): FuelKind {
  if (gases.test(code)) return 'gas';
  if (others.test(code)) return 'other';
  if (petroleumAmongSolids.has(code)) return 'oil';
  return byCategory[category] ?? 'other';
}
