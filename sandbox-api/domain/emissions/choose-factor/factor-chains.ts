/** The order of publishers by country (methodology, "Choice of factors"). */

const euMembers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
/** Countries that apply the EU regulation without being members. */
const emissionsTradingPartners = new Set(['NO', 'IS', 'LI']);

/** The region whose rows a fuel series has. */
export const regionOfSeries: Readonly<Record<string, string>> = {
  'uk-desnz': 'GB',
  'eu-mrr': 'EU',
  'us-epa': 'US',
  'ie-seai': 'IE',
  'pl-kobize': 'PL',
  ipcc: 'GLOBAL',
};

/** Publications of one country of the EU that come before the Union's list; each has only some fuels. */
const nationalFuels: Readonly<Record<string, string>> = { IE: 'ie-seai', PL: 'pl-kobize' };

/** The same. They print fossil CO2 alone, of blends and biofuels too. */
export const nationalSeries: ReadonlySet<string> = new Set(Object.values(nationalFuels));

/** Fuel publications for a country, best first; some fuels only the EPA has, or only the IPCC. */
export function fuelSeries(countryCode: string): readonly string[] {
  if (countryCode === 'GB') return ['uk-desnz', 'eu-mrr', 'us-epa', 'ipcc'];
  if (countryCode === 'US') return ['us-epa', 'uk-desnz', 'eu-mrr', 'ipcc'];
  const national = nationalFuels[countryCode];
  return [...(national ? [national] : []), 'eu-mrr', 'uk-desnz', 'us-epa', 'ipcc'];
}

/** True when a series' factors are meant for the country, so that using them needs no flag. */
export function isOwnSeries(series: string, countryCode: string): boolean {
  const region = regionOfSeries[series];
  if (region === 'GLOBAL') return true;
  if (region === 'EU') return euMembers.has(countryCode) || emissionsTradingPartners.has(countryCode);
  return region === countryCode;
}

/**
 * Publications that give the CO2 of a vehicle's fuel by volume, but its CH4 and N2O by mile and model year
 * (road) or by type of machine (other vehicles).
 */
export const seriesWithGasesByVehicle: ReadonlySet<string> = new Set(['us-epa']);

const grid = {
  GB: ['uk-desnz:uk-electricity/electricity-generated/electricity-uk'],
  PL: ['pl-kobize:electricity/location-based'],
  IE: ['ie-seai:electricity/location-based'],
  US: ['us-egrid:electricity/location-based'],
} as const;

/** Prints the losses of a subregion's grid. */
export const lossActivityOf = (gridSubregion: string) =>
  `us-egrid:electricity/grid-gross-loss/${gridSubregion.toLowerCase()}`;

/** Direct combustion at the plant, national source first. */
export function directGridActivities(countryCode: string): readonly string[] {
  const national: readonly string[] = grid[countryCode as keyof typeof grid] ?? [];
  return euMembers.has(countryCode) ? [...national, 'eea:electricity/location-based'] : national;
}

/** Covers every country, but includes upstream and construction: used last and flagged. */
export const lifeCycleGridActivity = 'owid:electricity/location-based';

export const residualMixActivity = 'aib:electricity/residual-mix';

export const electricityUpstream = {
  ukBiogenic: 'uk-desnz:outside-of-scopes/electricity-generated/electricity-uk',
  ukGeneration: 'uk-desnz:uk-electricity/electricity-generated/electricity-uk',
  ukLosses: 'uk-desnz:transmission-and-distribution/t-and-d-uk-electricity/electricity-uk',
  ukUpstream: 'uk-desnz:wtt-electricity/wtt-uk-electricity-generation/electricity-uk',
  ukUpstreamOfLosses: 'uk-desnz:wtt-electricity/wtt-uk-electricity-t-and-d/electricity-uk',
  overseasUpstream: 'uk-desnz:wtt-electricity/wtt-overseas-electricity-generation',
  overseasUpstreamOfLosses: 'uk-desnz:wtt-electricity/wtt-overseas-electricity-t-and-d',
} as const;

export const heatActivities = {
  uk: 'uk-desnz:heat-and-steam/district-heat-and-steam',
  losses: 'uk-desnz:transmission-and-distribution/distribution-district-heat-and-steam/5-loss',
  upstream: 'uk-desnz:wtt-heat-and-steam/district-heat-and-steam',
  upstreamOfLosses: 'uk-desnz:wtt-heat-and-steam/wtt-district-heat-and-steam-distribution/5-loss',
} as const;

/** Heat of a country's own; what its networks lose, where that is apart, and whether steam is meant as well. */
type NationalHeat = { heat: string; losses?: string; hasSteam: boolean };

export const nationalHeat: Readonly<Partial<Record<string, NationalHeat>>> = {
  US: { heat: 'us-epa:steam-and-heat/steam-and-heat-purchased', hasSteam: true },
  PL: { heat: 'pl-heat:district-heat', losses: 'pl-heat:network-losses-of-district-heat', hasSteam: false },
  DE: { heat: 'de-bafa:district-heat', hasSteam: false },
};

/** Prints the densities of fuels in the EU, whose own list has none. */
export const densitySeries = 'jec';

/**
 * Print natural gas per cubic metre at the meter, at 15 °C; a normal cubic metre contains that much more of
 * the same gas.
 */
export const seriesOfMeteredGas: ReadonlySet<string> = new Set(['uk-desnz', 'ie-seai']);

/** Prints the energy of natural gas in a cubic metre at normal conditions. */
export const normalGasActivity = 'jec:natural-gas-eu-mix-and-cng';

/** Codes of every activity that the rules themselves name; a reference index must know them. */
export const namedActivities: readonly string[] = [
  ...new Set([
    ...Object.values(grid).flat(),
    'eea:electricity/location-based',
    lifeCycleGridActivity,
    residualMixActivity,
    ...Object.values(electricityUpstream),
    ...Object.values(heatActivities),
    ...Object.values(nationalHeat).flatMap((own) => (own ? [own.heat, own.losses ?? own.heat] : [])),
  ]),
];
