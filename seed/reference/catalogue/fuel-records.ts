/** The publishers' labels for one fuel. */
export type FuelSources = {
  uk?: string;
  eu?: string;
  us?: string;
  /** Labels of Ireland's and Poland's own publishers, which take precedence over the EU's there. */
  ie?: string;
  pl?: string;
  /** The source of the fuel's density in the EU, whose list has none: the code of an activity. */
  euDensity?: string;
  /** Default of the IPCC, where neither region's list has the fuel. */
  ipcc?: string;
  /** UK label that supplies CH4 and N2O, calorific values and density beside the EU or US factor. */
  companion?: string;
  /** EPA label with CH4 and N2O of the machine that burns the fuel, beside an EPA row of CO2 alone. */
  usGases?: string;
  upstream?: string;
  /** Upstream of the UK row, if that is for a different fuel than the other publishers' rows. */
  ukUpstream?: string;
  /** The companion and the upstream are of another, similar fuel. */
  isOtherFuel?: boolean;
  biogenic?: string;
  /** UK label that prints the kWh per km of an electric vehicle, instead of all others. */
  charging?: string;
  /** The same for a plug-in hybrid, whose fuel is entered separately. */
  chargingBesideFuel?: string;
};

export type FuelVariantRecord = {
  id: number;
  code: string;
  nameEn: string;
  namePl: string;
  sources: FuelSources;
};
export type FuelRecord = {
  id: number;
  code: string;
  categoryId: number;
  nameEn: string;
  namePl: string;
  origin: 'fossil' | 'biogenic';
  gasCode: string | null;
  units: readonly string[];
  sources: FuelSources;
  variants: readonly FuelVariantRecord[];
};

type Extra = Partial<Pick<FuelRecord, 'origin' | 'variants'>>;

export function fuel(
  id: number,
  code: string,
  categoryId: number,
  names: readonly [string, string],
  units: readonly string[],
  sources: FuelSources,
  { origin = 'fossil', variants = [] }: Extra = {},
): FuelRecord {
  return {
    id,
    code,
    categoryId,
    nameEn: names[0],
    namePl: names[1],
    origin,
    gasCode: null,
    units,
    sources,
    variants,
  };
}

export function variant(
  id: number,
  code: string,
  names: readonly [string, string],
  sources: FuelSources,
): FuelVariantRecord {
  return { id, code, nameEn: names[0], namePl: names[1], sources };
}

/** A UK fuel row with its upstream row; `eu` and `us` name the other publishers' rows. */
export function fossil(
  label: string,
  eu?: string,
  us?: string,
  more: Partial<FuelSources> = {},
): FuelSources {
  const uk = `fuels/${label}`;
  return { uk, eu: eu && `fuels/${eu}`, us, companion: uk, upstream: `wtt-fuels/${label}`, ...more };
}

/** Row of the EPA's Table 1. */
export const us = (path: string) => `stationary-combustion/${path}`;
