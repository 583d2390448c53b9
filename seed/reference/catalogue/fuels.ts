import { epaFuels } from './epa-fuels';
import {
  type FuelRecord,
  type FuelSources,
  type FuelVariantRecord,
  fossil,
  fuel,
  us,
  variant,
} from './fuel-records';
import { sizedCars, vehicles } from './vehicles';

/**
 * The product's fuels and the sources of their factors. Ids are stable: consumptions refer to them. Publishers'
 * labels are the codes of `activities.json` without the series.
 */
export type FuelCategoryRecord = {
  id: number;
  code: string;
  category: '1.1' | '1.2' | '1.3';
  nameEn: string;
  namePl: string;
};

export const fuelCategories: readonly FuelCategoryRecord[] = [
  { id: 1, code: 'gaseous', category: '1.1', nameEn: 'Gaseous fuels', namePl: 'Paliwa gazowe' },
  {
    id: 2,
    code: 'liquid',
    category: '1.1',
    nameEn: 'Liquid fuels (heating and generators)',
    namePl: 'Paliwa ciekłe (ogrzewanie i agregaty)',
  },
  { id: 3, code: 'solid', category: '1.1', nameEn: 'Solid fuels', namePl: 'Paliwa stałe' },
  { id: 4, code: 'biomass', category: '1.1', nameEn: 'Biomass and biogas', namePl: 'Biomasa i biogaz' },
  {
    id: 5,
    code: 'vehicle-fuel',
    category: '1.2',
    nameEn: 'Company vehicles and machinery (fuel)',
    namePl: 'Pojazdy i maszyny firmowe (paliwo)',
  },
  {
    id: 6,
    code: 'vehicle-distance',
    category: '1.2',
    nameEn: 'Company vehicles (distance)',
    namePl: 'Pojazdy firmowe (przebieg)',
  },
  {
    id: 7,
    code: 'refrigerant',
    category: '1.3',
    nameEn: 'Refrigerants and other gases',
    namePl: 'Czynniki chłodnicze i inne gazy',
  },
];

const gasUnits = [
  'kWh-gross',
  'MWh-gross',
  'GJ-gross',
  'm3',
  'kWh-net',
  'MWh-net',
  'GJ-net',
  'kg',
  't',
  'therm-gross',
  'mmBtu-gross',
  'ccf',
  'ft3',
  'kWh',
  'm3-normal',
];
/**
 * Liquid in its tank, or a gas at the meter of a local network with 270 times the volume: cubic metres would not say
 * which.
 */
const bottledGasUnits = ['kg', 't', 'l', 'kWh-gross', 'kWh-net', 'GJ-net', 'gal-us'];
const liquidUnits = ['l', 'm3', 'kg', 't', 'kWh-net', 'GJ-net', 'kWh-gross', 'gal-us', 'gal-uk'];
const solidUnits = ['t', 'kg', 'GJ-net', 'MWh-net', 'kWh-net', 'GJ-gross', 'kWh-gross', 'short-ton'];
const biomassUnits = ['t', 'kg', 'kWh-net', 'MWh-net', 'GJ-net', 'short-ton'];
const biofuelUnits = ['l', 'm3', 'kg', 't', 'GJ-net', 'kWh-net', 'gal-us'];
const refrigerantUnits = ['kg', 'g', 't', 'lb'];

/** A bioenergy row: CH4 and N2O in the scope, CO2 outside. The EPA prints both in one row. */
function bio(label: string, us?: string): FuelSources {
  const upstream = label === 'biogas' ? 'wtt-biogas/biogas' : `wtt-${label}`;
  return {
    uk: `bioenergy/${label}`,
    us,
    upstream: `wtt-bioenergy/${upstream}`,
    biogenic: `outside-of-scopes/${label}`,
  };
}

const usVehicle = (fuel: string) => `mobile-combustion/fuel-co2/${fuel}`;
const usMachine = (kindAndFuel: string) => `mobile-combustion/non-road-vehicles/${kindAndFuel}`;
const forecourt = (kind: 'diesel' | 'petrol') =>
  `outside-of-scopes/forecourt-fuels-containing-biofuel/${kind}-average-biofuel-blend`;
const blend = (kind: 'diesel' | 'petrol'): FuelSources => ({
  ...fossil(`liquid-fuels/${kind}-average-biofuel-blend`),
  ie: kind === 'diesel' ? 'fuels/road-diesel-avg-biofuel-content' : 'fuels/road-petrol-avg-biofuel-content',
  biogenic: forecourt(kind),
});

/** Ireland's labels; the publisher of its electricity factors prints its fuels as well. */
const irish = {
  gas: 'fuels/natural-gas',
  lpg: 'fuels/lpg',
  kerosene: 'fuels/kerosene',
  jet: 'fuels/jet-kerosene',
  gasOil: 'fuels/diesel-gasoil-100-petroleum',
  petrol: 'fuels/gasoline-petrol-100-petroleum',
  fuelOil: 'fuels/residual-fuel-oil-fuel-oil',
  biodiesel: 'fuels/biodiesel-me',
} as const;
const irishCoal = { ie: 'fuels/bituminous-coal' };
const nationalGas = { ie: irish.gas, pl: 'fuels/natural-gas' };

/** Densities of fuels in the EU; for LPG, kerosene and jet fuel, the only agency that prints one is Ireland's. */
const inEu = {
  diesel: { euDensity: 'jec:fuels/diesel' },
  petrol: { euDensity: 'jec:fuels/gasoline' },
  fuelOil: { euDensity: 'jec:fuels/heavy-fuel-oil', ie: irish.fuelOil },
  lpg: { euDensity: 'ie-seai:fuels/lpg', ie: irish.lpg },
  kerosene: { euDensity: 'ie-seai:fuels/kerosene', ie: irish.kerosene },
  jet: { euDensity: 'ie-seai:fuels/jet-kerosene', ie: irish.jet },
} as const;

const mineral = {
  diesel: fossil('liquid-fuels/diesel-100-mineral-diesel', 'diesel-oil', usVehicle('diesel-fuel'), {
    ie: irish.gasOil,
    ...inEu.diesel,
  }),
  petrol: fossil('liquid-fuels/petrol-100-mineral-petrol', 'motor-gasoline', usVehicle('motor-gasoline'), {
    ie: irish.petrol,
    ...inEu.petrol,
  }),
};

/**
 * Forecourt fuel: the average blend in the UK and Ireland, the publisher's default elsewhere, each with its own
 * upstream.
 */
const forecourtFuel = (kind: 'diesel' | 'petrol'): FuelSources => {
  const { uk, ie, upstream: ukUpstream, biogenic } = blend(kind);
  return { ...mineral[kind], uk, ie, ukUpstream, biogenic };
};

const roadVariants = (first: number, kind: 'diesel' | 'petrol'): FuelVariantRecord[] => [
  variant(first, 'average-blend', ['Average biofuel blend', 'Średnia domieszka biopaliw'], blend(kind)),
  variant(first + 1, 'mineral', ['100 % mineral', '100 % mineralne'], mineral[kind]),
];

const gaseous: FuelRecord[] = [
  fuel(
    101,
    'natural-gas',
    1,
    ['Natural gas', 'Gaz ziemny'],
    gasUnits,
    fossil('gaseous-fuels/natural-gas', 'natural-gas', us('natural-gas/natural-gas'), nationalGas),
    {
      variants: [
        variant(
          1,
          'grid-average',
          ['Grid average (with biomethane)', 'Średnia sieciowa (z biometanem)'],
          fossil('gaseous-fuels/natural-gas', undefined, undefined, nationalGas),
        ),
        variant(
          2,
          'mineral',
          ['100 % mineral', '100 % kopalny'],
          fossil(
            'gaseous-fuels/natural-gas-100-mineral-blend',
            'natural-gas',
            us('natural-gas/natural-gas'),
            nationalGas,
          ),
        ),
      ],
    },
  ),
  fuel(
    102,
    'lpg',
    1,
    ['LPG', 'LPG'],
    bottledGasUnits,
    fossil(
      'gaseous-fuels/lpg',
      'liquefied-petroleum-gases',
      us('petroleum-products/liquefied-petroleum-gases-lpg'),
      inEu.lpg,
    ),
  ),
  fuel(
    103,
    'propane',
    1,
    ['Propane', 'Propan'],
    bottledGasUnits,
    fossil('gaseous-fuels/propane', 'liquefied-petroleum-gases', us('petroleum-products/propane'), {
      ie: irish.lpg,
    }),
  ),
  fuel(
    104,
    'butane',
    1,
    ['Butane', 'Butan'],
    bottledGasUnits,
    fossil('gaseous-fuels/butane', 'liquefied-petroleum-gases', us('petroleum-products/butane'), {
      ie: irish.lpg,
    }),
  ),
  fuel(
    105,
    'lng',
    1,
    ['LNG', 'LNG'],
    ['t', 'kg', 'l', 'm3', 'kWh-gross', 'kWh-net', 'GJ-net'],
    fossil('gaseous-fuels/lng', 'natural-gas'),
  ),
];

/** Only the UK states what waste oil was made into. */
const wasteOil = (kind: string) =>
  fossil(`liquid-fuels/${kind}`, 'waste-oils', us('petroleum-products/used-oil'), {
    companion: 'fuels/liquid-fuels/waste-oils',
  });

const liquid: FuelRecord[] = [
  // Boilers in the UK burn kerosene; in continental Europe and the US, heating oil is gas oil, with its density.
  fuel(201, 'heating-oil', 2, ['Light heating oil', 'Lekki olej opałowy'], liquidUnits, {
    ...fossil('liquid-fuels/gas-oil', 'diesel-oil', us('petroleum-products/distillate-fuel-oil-no-2')),
    ie: irish.gasOil,
    uk: 'fuels/liquid-fuels/burning-oil',
    ukUpstream: 'wtt-fuels/liquid-fuels/burning-oil',
  }),
  fuel(
    202,
    'kerosene',
    2,
    ['Kerosene (burning oil)', 'Nafta opałowa'],
    liquidUnits,
    fossil('liquid-fuels/burning-oil', 'other-kerosene', us('petroleum-products/kerosene'), inEu.kerosene),
  ),
  fuel(
    203,
    'fuel-oil',
    2,
    ['Heavy fuel oil', 'Ciężki olej opałowy'],
    liquidUnits,
    fossil(
      'liquid-fuels/fuel-oil',
      'residual-fuel-oil',
      us('petroleum-products/residual-fuel-oil-no-6'),
      inEu.fuelOil,
    ),
  ),
  fuel(
    204,
    'gas-oil',
    2,
    ['Gas oil (generators)', 'Olej napędowy do agregatów'],
    liquidUnits,
    fossil('liquid-fuels/gas-oil', 'diesel-oil', us('petroleum-products/distillate-fuel-oil-no-2'), {
      ie: irish.gasOil,
    }),
  ),
  fuel(205, 'waste-oil', 2, ['Waste oils', 'Oleje przepracowane'], liquidUnits, wasteOil('waste-oils'), {
    variants: [
      variant(
        150,
        'processed-distillate',
        ['Processed, distillate', 'Przetworzone, destylat'],
        wasteOil('processed-fuel-oils-distillate-oil'),
      ),
      variant(
        151,
        'processed-residual',
        ['Processed, residual', 'Przetworzone, pozostałość'],
        wasteOil('processed-fuel-oils-residual-oil'),
      ),
    ],
  }),
];

/**
 * No publisher in the data has CH4, N2O and upstream of lignite, coke or peat: industrial coal is the proxy,
 * flagged.
 */
const likeCoal = {
  companion: 'fuels/solid-fuels/coal-industrial',
  upstream: 'wtt-fuels/solid-fuels/coal-industrial',
  isOtherFuel: true,
};

/** The EPA counts peat as biomass, its CO2 outside the scopes; all others count it as fossil. */
const peat = (ie: string): FuelSources => ({
  eu: 'fuels/peat',
  us: us('biomass-fuels-solid/peat'),
  ie,
  ...likeCoal,
});

const solid: FuelRecord[] = [
  fuel(
    301,
    'hard-coal',
    3,
    ['Hard coal (industrial)', 'Węgiel kamienny (przemysłowy)'],
    solidUnits,
    fossil(
      'solid-fuels/coal-industrial',
      'other-bituminous-coal',
      us('coal-and-coke/mixed-industrial-sector'),
      irishCoal,
    ),
    {
      variants: [
        variant(
          71,
          'bituminous',
          ['Bituminous', 'Bitumiczny'],
          fossil(
            'solid-fuels/coal-industrial',
            'other-bituminous-coal',
            us('coal-and-coke/bituminous'),
            irishCoal,
          ),
        ),
        variant(
          72,
          'power-stations',
          ['In power stations', 'W elektrowniach'],
          fossil(
            'solid-fuels/coal-electricity-generation',
            'other-bituminous-coal',
            us('coal-and-coke/mixed-electric-power-sector'),
            irishCoal,
          ),
        ),
      ],
    },
  ),
  fuel(
    302,
    'coal-domestic',
    3,
    ['Hard coal (small boilers)', 'Węgiel kamienny (małe kotły)'],
    solidUnits,
    fossil(
      'solid-fuels/coal-domestic',
      'other-bituminous-coal',
      us('coal-and-coke/mixed-commercial-sector'),
      irishCoal,
    ),
  ),
  fuel(303, 'lignite', 3, ['Lignite', 'Węgiel brunatny'], solidUnits, {
    eu: 'fuels/lignite',
    us: us('coal-and-coke/lignite'),
    ie: 'fuels/lignite',
    ...likeCoal,
  }),
  fuel(304, 'coke', 3, ['Coke', 'Koks'], solidUnits, {
    eu: 'fuels/coke-oven-coke-and-lignite-coke',
    us: us('coal-and-coke/coal-coke'),
    ...likeCoal,
  }),
  fuel(
    305,
    'petroleum-coke',
    3,
    ['Petroleum coke', 'Koks naftowy'],
    solidUnits,
    fossil('solid-fuels/petroleum-coke', 'petroleum-coke', us('other-fuels-solid/petroleum-coke-solid'), {
      ie: 'fuels/petroleum-coke',
    }),
  ),
  fuel(
    306,
    'coking-coal',
    3,
    ['Coking coal', 'Węgiel koksowy'],
    solidUnits,
    fossil('solid-fuels/coking-coal', 'coking-coal', us('coal-and-coke/mixed-industrial-coking')),
  ),
  fuel(307, 'anthracite', 3, ['Anthracite', 'Antracyt'], solidUnits, {
    eu: 'fuels/anthracite',
    us: us('coal-and-coke/anthracite'),
    ie: 'fuels/anthracite',
    ...likeCoal,
  }),
  // Ireland prints three types and no total: sod peat is the middle one, by energy and by weight.
  fuel(308, 'peat', 3, ['Peat', 'Torf'], solidUnits, peat('fuels/sod-peat'), {
    variants: [
      variant(147, 'milled', ['Milled', 'Frezowany'], peat('fuels/milled-peat')),
      variant(148, 'sod', ['Sod', 'Kawałkowy'], peat('fuels/sod-peat')),
      variant(149, 'briquettes', ['Briquettes', 'Brykiety'], peat('fuels/peat-briquettes')),
    ],
  }),
  fuel(
    309,
    'brown-coal-briquettes',
    3,
    ['Brown coal briquettes', 'Brykiety z węgla brunatnego'],
    solidUnits,
    { eu: 'fuels/brown-coal-briquettes', ...likeCoal },
  ),
];

/** The EPA has one row for all wood, and one for biodiesel of any origin. */
const usBio = {
  wood: us('biomass-fuels-solid/wood-and-wood-residuals'),
  biodiesel: us('biomass-fuels-liquid/biodiesel-100'),
  ethanol: us('biomass-fuels-liquid/ethanol-100'),
};
const wood = (kind: string) => bio(`biomass/wood-${kind}`, usBio.wood);
/** For biodiesel, Ireland counts the CO2 of its fossil methanol; CH4 and N2O are the UK's. */
const biodiesel = (kind: string): FuelSources => ({
  ...bio(`biofuel/biodiesel-me${kind}`, usBio.biodiesel),
  ie: irish.biodiesel,
  companion: `bioenergy/biofuel/biodiesel-me${kind}`,
});
const isBiogenic = { origin: 'biogenic' } as const;

const biomass: FuelRecord[] = [
  fuel(401, 'wood-logs', 4, ['Wood logs', 'Drewno opałowe'], biomassUnits, wood('logs'), isBiogenic),
  fuel(402, 'wood-chips', 4, ['Wood chips', 'Zrębki drzewne'], biomassUnits, wood('chips'), isBiogenic),
  fuel(403, 'wood-pellets', 4, ['Wood pellets', 'Pelet drzewny'], biomassUnits, wood('pellets'), isBiogenic),
  fuel(404, 'straw', 4, ['Grass and straw', 'Trawa i słoma'], biomassUnits, bio('biomass/grass-straw'), {
    origin: 'biogenic',
  }),
  fuel(
    405,
    'biogas',
    4,
    ['Biogas', 'Biogaz'],
    ['kWh-net', 'MWh-net', 'GJ-net', 't', 'kg', 'm3', 'ft3'],
    bio('biogas', us('biomass-fuels-gaseous/other-biomass-gases')),
    isBiogenic,
  ),
  fuel(
    406,
    'landfill-gas',
    4,
    ['Landfill gas', 'Gaz składowiskowy'],
    ['kWh-net', 'MWh-net', 'GJ-net', 't', 'kg', 'm3', 'ft3'],
    bio('biogas/landfill-gas', us('biomass-fuels-gaseous/landfill-gas')),
    isBiogenic,
  ),
  fuel(
    407,
    'biomethane',
    4,
    ['Biomethane', 'Biometan'],
    ['kg', 't', 'GJ-net', 'kWh-net', 'm3'],
    bio('biofuel/biomethane-compressed'),
    isBiogenic,
  ),
];

const autogas = fossil(
  'gaseous-fuels/lpg',
  'liquefied-petroleum-gases',
  usVehicle('liquefied-petroleum-gases-lpg'),
  inEu.lpg,
);

const machineryDiesel = fossil('liquid-fuels/gas-oil', 'diesel-oil', usVehicle('diesel-fuel'), {
  ie: irish.gasOil,
  ...inEu.diesel,
});

/** Only the EPA distinguishes machines; elsewhere the type states the use of the fuel and changes no figure. */
const dieselMachines: FuelVariantRecord[] = (
  [
    [
      61,
      'agricultural',
      'Agricultural machinery',
      'Maszyny rolnicze',
      'agricultural-equipment/diesel-equipment',
    ],
    [
      62,
      'construction',
      'Construction and mining machinery',
      'Maszyny budowlane i górnicze',
      'construction-mining-equipment/diesel-equipment',
    ],
    [
      63,
      'off-road-trucks',
      'Off-road trucks in construction and mining',
      'Wozidła terenowe w budownictwie i górnictwie',
      'construction-mining-equipment/diesel-off-road-trucks',
    ],
    [
      64,
      'industrial',
      'Industrial and commercial machinery',
      'Maszyny przemysłowe i usługowe',
      'industrial-commercial-equipment/diesel',
    ],
    [65, 'airport', 'Airport ground equipment', 'Sprzęt naziemny na lotniskach', 'airport-equipment/diesel'],
    [66, 'logging', 'Logging machinery', 'Maszyny leśne', 'logging-equipment/diesel'],
    [67, 'garden', 'Lawn and garden machinery', 'Maszyny ogrodnicze', 'lawn-and-garden-equipment/diesel'],
    [68, 'locomotives', 'Locomotives', 'Lokomotywy', 'locomotives/diesel'],
  ] as const
).map(([id, code, nameEn, namePl, machine]) =>
  variant(id, code, [nameEn, namePl], { ...machineryDiesel, usGases: usMachine(machine) }),
);

const vehicleFuels: FuelRecord[] = [
  fuel(501, 'diesel', 5, ['Diesel', 'Olej napędowy'], liquidUnits, forecourtFuel('diesel'), {
    variants: roadVariants(11, 'diesel'),
  }),
  fuel(502, 'petrol', 5, ['Petrol', 'Benzyna'], liquidUnits, forecourtFuel('petrol'), {
    variants: roadVariants(13, 'petrol'),
  }),
  fuel(503, 'autogas', 5, ['LPG (autogas)', 'LPG (autogaz)'], ['l', 'kg', 't', 'm3', 'gal-us'], autogas, {
    variants: [
      variant(
        69,
        'machines',
        ['In fork-lift trucks and other machinery', 'W wózkach widłowych i innych maszynach'],
        {
          ...autogas,
          usGases: usMachine('industrial-commercial-equipment/lpg'),
        },
      ),
    ],
  }),
  fuel(
    504,
    'cng',
    5,
    ['CNG', 'CNG'],
    // Its published volume is that of a tank, 200 times smaller than the normal cubic metres on a bill.
    ['kg', 't', 'm3-normal', 'kWh-gross', 'kWh-net'],
    fossil('gaseous-fuels/cng', 'natural-gas', us('natural-gas/natural-gas'), nationalGas),
  ),
  fuel(
    505,
    'vehicle-lng',
    5,
    ['LNG (vehicles)', 'LNG (pojazdy)'],
    ['kg', 't', 'l', 'kWh-net'],
    fossil('gaseous-fuels/lng', 'natural-gas', usVehicle('liquefied-natural-gas-lng')),
  ),
  fuel(
    506,
    'hvo',
    5,
    ['HVO (renewable diesel)', 'HVO (odnawialny olej napędowy)'],
    biofuelUnits,
    bio('biofuel/biodiesel-hvo'),
    isBiogenic,
  ),
  fuel(507, 'biodiesel', 5, ['Biodiesel (FAME)', 'Biodiesel (FAME)'], biofuelUnits, biodiesel(''), {
    origin: 'biogenic',
    variants: [
      variant(
        21,
        'used-cooking-oil',
        ['From used cooking oil', 'Z zużytego oleju spożywczego'],
        biodiesel('-from-used-cooking-oil'),
      ),
      variant(22, 'tallow', ['From tallow', 'Z tłuszczu zwierzęcego'], biodiesel('-from-tallow')),
    ],
  }),
  fuel(
    508,
    'bioethanol',
    5,
    ['Bioethanol', 'Bioetanol'],
    biofuelUnits,
    bio('biofuel/bioethanol', usBio.ethanol),
    isBiogenic,
  ),
  fuel(
    509,
    'machinery-diesel',
    5,
    ['Diesel in off-road machinery', 'Olej napędowy w maszynach'],
    liquidUnits,
    machineryDiesel,
    { variants: dieselMachines },
  ),
  fuel(
    510,
    'marine-gas-oil',
    5,
    ['Marine gas oil', 'Żeglugowy olej napędowy'],
    liquidUnits,
    fossil('liquid-fuels/marine-gas-oil', 'diesel-oil', usVehicle('diesel-fuel'), {
      usGases: usMachine('ships-and-boats/diesel'),
      ie: irish.gasOil,
    }),
  ),
  fuel(
    511,
    'jet-fuel',
    5,
    ['Aviation turbine fuel', 'Paliwo lotnicze'],
    liquidUnits,
    fossil('liquid-fuels/aviation-turbine-fuel', 'jet-kerosene', usVehicle('kerosene-type-jet-fuel'), {
      usGases: usMachine('aircraft/jet-fuel'),
      ...inEu.jet,
    }),
  ),
];

const refineryGasUnits = ['t', 'kg', 'GJ-net', 'kWh-net', 'GJ-gross', 'kWh-gross', 'mmBtu-gross'];

/** Gases that refineries burn and sell; the UK's publisher has one row for all but LPG, mostly ethane. */
const likePetroleumGas = {
  uk: 'fuels/gaseous-fuels/other-petroleum-gas',
  companion: 'fuels/gaseous-fuels/other-petroleum-gas',
  upstream: 'wtt-fuels/gaseous-fuels/other-petroleum-gas',
  isOtherFuel: true,
};

/** Added later; placed last, because colours depend on the position. */
const rarer: FuelRecord[] = [
  fuel(106, 'refinery-gas', 1, ['Refinery gas', 'Gaz rafineryjny'], refineryGasUnits, {
    eu: 'fuels/refinery-gas',
    us: us('other-fuels-gaseous/fuel-gas'),
    ...likePetroleumGas,
  }),
  fuel(107, 'ethane', 1, ['Ethane', 'Etan'], refineryGasUnits, {
    eu: 'fuels/ethane',
    us: us('petroleum-products/ethane'),
    ...likePetroleumGas,
  }),
  fuel(
    206,
    'crude-oil',
    2,
    ['Crude oil', 'Ropa naftowa'],
    [...refineryGasUnits, 'bbl', 'gal-us', 'l', 'm3'],
    {
      eu: 'fuels/crude-oil',
      us: us('petroleum-products/crude-oil'),
      ie: 'fuels/crude-oil',
      // No other publisher in the data prints a density of crude oil beside its calorific value.
      euDensity: 'ie-seai:fuels/crude-oil',
      companion: 'fuels/liquid-fuels/fuel-oil',
      upstream: 'wtt-fuels/liquid-fuels/fuel-oil',
      isOtherFuel: true,
    },
  ),
  fuel(
    207,
    'naphtha',
    2,
    ['Naphtha', 'Benzyna ciężka (nafta)'],
    liquidUnits,
    fossil('liquid-fuels/naphtha', 'naphtha', us('petroleum-products/naphtha-under-401-deg-f')),
  ),
  fuel(
    208,
    'lubricants',
    2,
    ['Lubricants (burned)', 'Smary i oleje smarowe (spalane)'],
    liquidUnits,
    fossil('liquid-fuels/lubricants', 'lubricants', us('petroleum-products/lubricants')),
  ),
  fuel(
    310,
    'sub-bituminous-coal',
    3,
    ['Sub-bituminous coal', 'Węgiel subbitumiczny'],
    [...solidUnits, 'mmBtu-gross'],
    { eu: 'fuels/sub-bituminous-coal', us: us('coal-and-coke/sub-bituminous'), ...likeCoal },
  ),
  fuel(311, 'patent-fuel', 3, ['Patent fuel (coal briquettes)', 'Brykiety węglowe'], solidUnits, {
    eu: 'fuels/patent-fuel',
    ...likeCoal,
  }),
  fuel(
    408,
    'charcoal',
    4,
    ['Charcoal', 'Węgiel drzewny'],
    ['t', 'kg', 'GJ-net', 'MWh-net', 'kWh-net', 'short-ton'],
    { ipcc: 'fuels/charcoal' },
    isBiogenic,
  ),
  fuel(
    512,
    'aviation-gasoline',
    5,
    ['Aviation gasoline', 'Benzyna lotnicza'],
    liquidUnits,
    fossil('liquid-fuels/aviation-spirit', 'aviation-gasoline', usVehicle('aviation-gasoline'), {
      usGases: usMachine('aircraft/aviation-gasoline'),
    }),
  ),
  fuel(
    513,
    'marine-fuel-oil',
    5,
    ['Marine fuel oil', 'Żeglugowy olej opałowy'],
    liquidUnits,
    fossil('liquid-fuels/marine-fuel-oil', 'residual-fuel-oil', usVehicle('residual-fuel-oil'), {
      usGases: usMachine('ships-and-boats/residual-fuel-oil'),
      ...inEu.fuelOil,
    }),
  ),
];

/** Added after all others. */
const latest: FuelRecord[] = [
  ...(
    [
      [108, 'blast-furnace-gas', 'Blast furnace gas', 'Gaz wielkopiecowy'],
      [109, 'coke-oven-gas', 'Coke oven gas', 'Gaz koksowniczy'],
    ] as const
  ).map(([id, code, en, pl]) =>
    fuel(id, code, 1, [en, pl], ['GJ-net', 'MWh-net', 'kWh-net', 't', 'mmBtu-gross', 'ft3'], {
      eu: `fuels/${code}`,
      us: us(`other-fuels-gaseous/${code}`),
    }),
  ),
  fuel(
    213,
    'other-petroleum-products',
    2,
    ['Other petroleum products', 'Inne produkty naftowe'],
    // No publisher prints a density or both calorific values for the remaining ones.
    ['t', 'kg', 'GJ-net', 'kWh-net'],
    fossil('liquid-fuels/refinery-miscellaneous', 'other-petroleum-products'),
  ),
];

const polishGas: Record<string, string> = {
  'R-22 (HCFC, outside the Kyoto basket)': 'R-22 (HCFC, poza koszykiem Kioto)',
  'Methane (CH4)': 'Metan (CH4)',
  'Methane of biogas (CH4)': 'Metan z biogazu (CH4)',
  'Nitrous oxide (N2O)': 'Podtlenek azotu (N2O)',
};

/** Emissions = kg lost (topped up) × GWP. Blends by composition. */
const refrigerants: FuelRecord[] = (
  [
    [701, 'R-134a', 'hfc-134a'],
    [702, 'R-32', 'hfc-32'],
    [703, 'R-404A', 'r-404a'],
    [704, 'R-407A', 'r-407a'],
    [705, 'R-407C', 'r-407c'],
    [706, 'R-410A', 'r-410a'],
    [707, 'R-417A', 'r-417a'],
    [708, 'R-422D', 'r-422d'],
    [709, 'R-507A', 'r-507a'],
    [710, 'R-125', 'hfc-125'],
    [711, 'R-143a', 'hfc-143a'],
    [712, 'R-152a', 'hfc-152a'],
    [713, 'R-23', 'hfc-23'],
    [714, 'R-227ea', 'hfc-227ea'],
    [715, 'R-508B', 'r-508b'],
    [716, 'R-744 (CO2)', 'co2'],
    [717, 'SF6', 'sf6'],
    [718, 'NF3', 'nf3'],
    [719, 'R-22 (HCFC, outside the Kyoto basket)', 'hcfc-22'],
    [720, 'Methane (CH4)', 'ch4-fossil'],
    [721, 'Nitrous oxide (N2O)', 'n2o'],
  ] as const
).map(([id, name, gasCode]) => gasLost(id, name, gasCode));

/**
 * From a biogas plant, a digester or a landfill: because of its biological origin, its potential is lower than that
 * of a fossil gas.
 */
const methaneOfBiogas: FuelRecord = {
  ...gasLost(722, 'Methane of biogas (CH4)', 'ch4-non-fossil'),
  origin: 'biogenic',
};

function gasLost(id: number, name: string, gasCode: string): FuelRecord {
  return {
    id,
    code: gasCode === 'co2' ? 'r-744' : gasCode,
    categoryId: 7,
    nameEn: name,
    namePl: polishGas[name] ?? name,
    origin: 'fossil',
    gasCode,
    units: refrigerantUnits,
    sources: {},
    variants: [],
  };
}

/** Every fuel of the product. */
export const fuels: readonly FuelRecord[] = [
  ...gaseous,
  ...liquid,
  ...solid,
  ...biomass,
  ...vehicleFuels,
  ...vehicles,
  ...refrigerants,
  ...rarer,
  ...epaFuels,
  ...sizedCars,
  ...latest,
  methaneOfBiogas,
];
