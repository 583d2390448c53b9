import { type FuelRecord, type FuelSources, fuel, us, variant } from './fuel-records';

/**
 * Fuels of the EPA's Table 1 for which no other publisher of the product has a row. In other countries the EPA's
 * factor is used, flagged. Left out: municipal waste (its CO2 is partly biogenic and the table does not separate
 * it), and propane by the cubic foot (at an unnamed temperature).
 */

/** Energy as the table prints it. No publisher prints these by net calorific value. */
const energyUnits = ['mmBtu-gross', 'GJ-gross', 'kWh-gross'];
const solidUnits = ['short-ton', 't', 'kg', ...energyUnits];
const liquidUnits = ['gal-us', 'bbl', 'l', 'm3', ...energyUnits];
/** For these, the UK's publisher has a similar fuel, which gives the share of net in gross energy and the upstream. */
const petroleumUnits = [...liquidUnits, 'GJ-net', 'kWh-net'];

/** The EPA's row, and the UK fuel used as a proxy for calorific values and upstream. */
const petroleum = (label: string, like: string): FuelSources => ({
  us: us(`petroleum-products/${label}`),
  companion: `fuels/${like}`,
  upstream: `wtt-fuels/${like}`,
  isOtherFuel: true,
});

const heavy = 'liquid-fuels/fuel-oil';
const light = 'liquid-fuels/naphtha';
const gas = 'gaseous-fuels/other-petroleum-gas';

const distillates: FuelRecord[] = (
  [
    [
      209,
      'distillate-1',
      'Distillate fuel oil No. 1',
      'Lekki olej destylowany nr 1',
      'distillate-fuel-oil-no-1',
      'liquid-fuels/burning-oil',
    ],
    [
      210,
      'distillate-4',
      'Distillate fuel oil No. 4',
      'Olej destylowany nr 4',
      'distillate-fuel-oil-no-4',
      heavy,
    ],
    [
      211,
      'residual-5',
      'Residual fuel oil No. 5',
      'Olej pozostałościowy nr 5',
      'residual-fuel-oil-no-5',
      heavy,
    ],
  ] as const
).map(([id, code, en, pl, label, like]) =>
  fuel(id, code, 2, [en, pl], petroleumUnits, petroleum(label, like)),
);

const otherPetroleum = fuel(
  212,
  'other-petroleum',
  2,
  ['Other petroleum products (US)', 'Inne produkty naftowe (USA)'],
  petroleumUnits,
  petroleum('other-oil-over-401-deg-f', heavy),
  {
    variants: (
      [
        [131, 'heavy-gas-oils', 'Heavy gas oils', 'Ciężkie oleje gazowe', heavy],
        [132, 'unfinished-oils', 'Unfinished oils', 'Półprodukty olejowe', heavy],
        [133, 'asphalt-and-road-oil', 'Asphalt and road oil', 'Asfalt i olej drogowy', heavy],
        [134, 'special-naphtha', 'Special naphtha', 'Benzyna specjalna', light],
        [135, 'natural-gasoline', 'Natural gasoline', 'Gazolina', light],
        [136, 'pentanes-plus', 'Pentanes plus', 'Pentany i cięższe', light],
        [137, 'petrochemical-feedstocks', 'Petrochemical feedstocks', 'Surowce petrochemiczne', light],
        [138, 'isobutane', 'Isobutane', 'Izobutan', gas],
        [139, 'butylene', 'Butylene', 'Butylen', gas],
        [140, 'isobutylene', 'Isobutylene', 'Izobutylen', gas],
        [141, 'propylene', 'Propylene', 'Propylen', gas],
        [142, 'ethylene', 'Ethylene', 'Etylen', gas],
      ] as const
    ).map(([id, code, en, pl, like]) => variant(id, code, [en, pl], petroleum(code, like))),
  },
);

const waste: FuelRecord[] = [
  fuel(312, 'tyres', 3, ['Tyres', 'Opony'], solidUnits, { us: us('other-fuels-solid/tires') }),
  fuel(313, 'plastics', 3, ['Plastics', 'Tworzywa sztuczne'], solidUnits, {
    us: us('other-fuels-solid/plastics'),
  }),
];

const isBiogenic = { origin: 'biogenic' } as const;
const kraft = (wood: string): FuelSources => ({
  us: us(`biomass-fuels-kraft-pulping-liquor-by-wood-furnish/${wood}`),
});

const biomass: FuelRecord[] = [
  fuel(
    409,
    'agricultural-byproducts',
    4,
    ['Agricultural by-products', 'Produkty uboczne rolnictwa'],
    solidUnits,
    { us: us('biomass-fuels-solid/agricultural-byproducts') },
    isBiogenic,
  ),
  fuel(
    410,
    'solid-byproducts',
    4,
    ['Solid by-products of biomass', 'Stałe produkty uboczne biomasy'],
    solidUnits,
    { us: us('biomass-fuels-solid/solid-byproducts') },
    isBiogenic,
  ),
  fuel(
    411,
    'animal-fat',
    4,
    ['Rendered animal fat', 'Tłuszcz zwierzęcy wytapiany'],
    liquidUnits,
    { us: us('biomass-fuels-liquid/rendered-animal-fat') },
    isBiogenic,
  ),
  fuel(
    412,
    'vegetable-oil',
    4,
    ['Vegetable oil', 'Olej roślinny'],
    liquidUnits,
    { us: us('biomass-fuels-liquid/vegetable-oil') },
    isBiogenic,
  ),
  fuel(
    413,
    'pulping-liquor',
    4,
    ['Pulping liquor of softwood (kraft)', 'Ług posulfatowy z drewna iglastego'],
    energyUnits,
    kraft('north-american-softwood'),
    {
      ...isBiogenic,
      variants: [
        variant(143, 'hardwood', ['Of hardwood', 'Z drewna liściastego'], kraft('north-american-hardwood')),
        variant(144, 'bagasse', ['Of bagasse', 'Z bagassy'], kraft('bagasse')),
        variant(145, 'bamboo', ['Of bamboo', 'Z bambusa'], kraft('bamboo')),
        variant(146, 'straw', ['Of straw', 'Ze słomy'], kraft('straw')),
      ],
    },
  ),
];

export const epaFuels: readonly FuelRecord[] = [...distillates, otherPetroleum, ...waste, ...biomass];
