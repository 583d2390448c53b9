import type { GwpSet } from './factor-set';
import type { GwpRecord } from './reference-index';

/**
 * Where the warming potentials of refrigerants were read: the report of the IPCC and its table over 100 years. AR4 and AR5
 * as the GHG Protocol lists them (2016), AR5 without climate-carbon feedbacks.
 */
export const potentialSources: Readonly<Record<GwpSet, { edition: string; table: string }>> = {
  AR4: { edition: 'IPCC AR4 (2007)', table: 'WG I, Table 2.14' },
  AR5: { edition: 'IPCC AR5 (2013)', table: 'WG I, Table 8.A.1' },
  AR6: { edition: 'IPCC AR6 (2021)', table: 'WG I, Table 7.SM.7' },
};

/** Where the composition of every blend was read. */
export const compositionSource = 'US EPA, GHG Emission Factors Hub 2025, Table 12';

/** A gas of a blend: its share by mass in per cent, and its potential; null where it counts nothing (rule 11). */
export type BlendPart = { gas: string; percent: string; gwp: string | null };

/** The table of blends names two gases otherwise than that of the gases. */
const otherNames: Readonly<Record<string, string>> = { 'pfc-116': 'c2f6', 'pfc-218': 'c3f8' };

/**
 * The parts of a blend: `50% HFC-32, 50% HFC-125` by AR6 is 50 × 771 and 50 × 3740. Gases outside the Kyoto basket and
 * hydrocarbons count nothing. None for a gas that is no blend.
 */
export function blendParts(composition: string, potentials: readonly GwpRecord[]): BlendPart[] {
  return [...composition.matchAll(/([\d.]+)\s*%\s*([^,]+)/g)].map(([, percent = '', name = '']) => {
    const gas = name.trim();
    const code = otherNames[gas.toLowerCase()] ?? gas.toLowerCase();
    const own = potentials.find((record) => record.gas === code);
    return { gas, percent, gwp: own?.isKyoto ? own.value : null };
  });
}
