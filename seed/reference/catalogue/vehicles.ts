import { type FuelRecord, type FuelSources, fuel, variant } from './fuel-records';

const distanceUnits = ['km', 'mi'];

/** A vehicle by distance; travel rows have the upstream factor of the same vehicle. */
function driven(vehicle: string, kind: string): FuelSources {
  return {
    uk: `passenger-vehicles/${vehicle}/${kind}`,
    upstream: `wtt-pass-vehs-and-travel-land/wtt-${vehicle}/${kind}`,
  };
}

function delivered(vehicle: string, kind: string): FuelSources {
  return {
    uk: `delivery-vehicles/${vehicle}/${kind}`,
    upstream: `wtt-delivery-vehs-and-freight/wtt-${vehicle}/${kind}`,
  };
}

/** Averages of the US fleet, per mile with all gases; there is none for a single fuel or load. */
const usRoad = {
  car: 'business-travel-and-employee-commuting-categories-6-and-7/passenger-car',
  van: 'transport-and-distribution-categories-4-and-9/light-duty-truck',
  lorry: 'transport-and-distribution-categories-4-and-9/medium-and-heavy-duty-truck',
  motorbike: 'business-travel-and-employee-commuting-categories-6-and-7/motorcycle',
};

const plugIn = 'plug-in-hybrid-electric-vehicle';
/**
 * The fuel it burns. Its charging is electricity and entered as such: the publisher prints that half separately, and
 * only the upstream row covers both.
 */
const pluggedIn = {
  en: 'Plug-in hybrid (its fuel; enter charging as electricity)',
  pl: 'Hybryda plug-in (paliwo; ładowanie wpisz jako energię elektryczną)',
};

const battery = 'battery-electric-vehicle';

/** What must be left out: charging at a metered site is part of the site's bill and would count twice here. */
const chargedElsewhere = {
  en: 'Electric, charged away from your sites (at a site it is in the bill)',
  pl: 'Elektryczny, ładowany poza lokalizacjami (na miejscu jest w rachunku)',
};

/** An electric vehicle, by distance. */
function charged(
  id: number,
  vehicle: string,
  { code = battery, en, pl } = { ...chargedElsewhere, code: battery },
) {
  return variant(id, code, [en, pl], { charging: `uk-electricity-for-evs/${vehicle}/${battery}` });
}

/** The electric half of a plug-in hybrid; its distance is entered once for the fuel and once for this. */
function chargedHalf(id: number, vehicle: string) {
  const names = [
    'Plug-in hybrid, its charging away from your sites',
    'Hybryda plug-in, jej ładowanie poza lokalizacjami',
  ] as const;
  return variant(id, `${plugIn}-charging`, names, {
    chargingBesideFuel: `uk-electricity-for-evs/${vehicle}/${plugIn}`,
  });
}

const carKinds: readonly (readonly [number, string, string, string])[] = [
  [31, 'diesel', 'Diesel', 'Diesel'],
  [32, 'petrol', 'Petrol', 'Benzyna'],
  [33, 'hybrid', 'Hybrid', 'Hybryda'],
  [34, 'lpg', 'LPG', 'LPG'],
  [81, 'cng', 'CNG', 'CNG'],
  [82, plugIn, pluggedIn.en, pluggedIn.pl],
];

/** The registration classes of vans, by reference mass. */
const vanClasses = [
  {
    id: 204,
    code: 'class-i',
    vehicle: 'class-i-up-to-1p305-tonnes',
    en: 'Electric, class I up to 1.305 t, charged away from your sites',
    pl: 'Elektryczny klasy I do 1,305 t, ładowany poza lokalizacjami',
  },
  {
    id: 205,
    code: 'class-ii',
    vehicle: 'class-ii-1p305-to-1p74-tonnes',
    en: 'Electric, class II up to 1.74 t, charged away from your sites',
    pl: 'Elektryczny klasy II do 1,74 t, ładowany poza lokalizacjami',
  },
  {
    id: 206,
    code: 'class-iii',
    vehicle: 'class-iii-1p74-to-3p5-tonnes',
    en: 'Electric, class III up to 3.5 t, charged away from your sites',
    pl: 'Elektryczny klasy III do 3,5 t, ładowany poza lokalizacjami',
  },
];

/** Company vehicles by distance. */
export const vehicles: FuelRecord[] = [
  fuel(
    601,
    'car',
    6,
    ['Car, average size', 'Samochód osobowy, średni rozmiar'],
    distanceUnits,
    { ...driven('cars-by-size/average-car', 'unknown'), us: usRoad.car },
    {
      variants: [
        ...carKinds.map(([id, kind, en, pl]) =>
          variant(id, kind, [en, pl], driven('cars-by-size/average-car', kind)),
        ),
        charged(201, 'cars-by-size/average-car'),
        chargedHalf(202, 'cars-by-size/average-car'),
      ],
    },
  ),
  fuel(
    602,
    'van',
    6,
    ['Van, up to 3.5 t', 'Samochód dostawczy, do 3,5 t'],
    distanceUnits,
    { ...delivered('vans/average-up-to-3p5-tonnes', 'unknown'), us: usRoad.van },
    {
      variants: [
        variant(41, 'diesel', ['Diesel', 'Diesel'], delivered('vans/average-up-to-3p5-tonnes', 'diesel')),
        variant(42, 'petrol', ['Petrol', 'Benzyna'], delivered('vans/average-up-to-3p5-tonnes', 'petrol')),
        charged(203, 'vans/average-up-to-3p5-tonnes'),
        ...vanClasses.map(({ id, code, vehicle, en, pl }) =>
          charged(id, `vans/${vehicle}`, { code: `${battery}-${code}`, en, pl }),
        ),
      ],
    },
  ),
  fuel(
    603,
    'hgv',
    6,
    ['Lorry, diesel', 'Samochód ciężarowy, diesel'],
    distanceUnits,
    { ...delivered('hgv-all-diesel/all-hgvs', 'average-laden'), us: usRoad.lorry },
    {
      variants: [
        variant(51, 'empty', ['Empty', 'Pusty'], delivered('hgv-all-diesel/all-hgvs', '0-laden')),
        variant(
          52,
          'half',
          ['Half laden', 'Załadowany w połowie'],
          delivered('hgv-all-diesel/all-hgvs', '50-laden'),
        ),
        variant(
          53,
          'full',
          ['Fully laden', 'W pełni załadowany'],
          delivered('hgv-all-diesel/all-hgvs', '100-laden'),
        ),
      ],
    },
  ),
  fuel(604, 'motorbike', 6, ['Motorbike', 'Motocykl'], distanceUnits, {
    ...driven('motorbike', 'average'),
    us: usRoad.motorbike,
  }),
];

const kindNames: Readonly<Record<string, readonly [string, string]>> = {
  diesel: ['Diesel', 'Diesel'],
  petrol: ['Petrol', 'Benzyna'],
  hybrid: ['Hybrid', 'Hybryda'],
  cng: ['CNG', 'CNG'],
  lpg: ['LPG', 'LPG'],
  [plugIn]: [pluggedIn.en, pluggedIn.pl],
};

const bySegment = ['diesel', 'petrol', plugIn];

/** Sizes and market segments of cars, and the types printed for each. Ids of the types continue from `firstKind`. */
const sizes: readonly {
  id: number;
  vehicle: string;
  names: readonly [string, string];
  firstKind: number;
  kinds: readonly string[];
}[] = [
  {
    id: 605,
    vehicle: 'cars-by-size/small-car',
    names: ['Car, small', 'Samochód osobowy, mały'],
    firstKind: 83,
    kinds: ['diesel', 'petrol', 'hybrid', plugIn],
  },
  {
    id: 606,
    vehicle: 'cars-by-size/medium-car',
    names: ['Car, medium', 'Samochód osobowy, średni'],
    firstKind: 87,
    kinds: ['diesel', 'petrol', 'hybrid', 'cng', 'lpg', plugIn],
  },
  {
    id: 607,
    vehicle: 'cars-by-size/large-car',
    names: ['Car, large', 'Samochód osobowy, duży'],
    firstKind: 93,
    kinds: ['diesel', 'petrol', 'hybrid', 'cng', 'lpg', plugIn],
  },
  {
    id: 608,
    vehicle: 'cars-by-market-segment/mini',
    names: ['Car, city (mini)', 'Samochód osobowy, segment A (mini)'],
    firstKind: 99,
    kinds: ['diesel', 'petrol'],
  },
  {
    id: 609,
    vehicle: 'cars-by-market-segment/supermini',
    names: ['Car, supermini', 'Samochód osobowy, segment B (małe)'],
    firstKind: 101,
    kinds: bySegment,
  },
  {
    id: 610,
    vehicle: 'cars-by-market-segment/lower-medium',
    names: ['Car, lower medium', 'Samochód osobowy, segment C (kompaktowe)'],
    firstKind: 104,
    kinds: bySegment,
  },
  {
    id: 611,
    vehicle: 'cars-by-market-segment/upper-medium',
    names: ['Car, upper medium', 'Samochód osobowy, segment D (klasa średnia)'],
    firstKind: 107,
    kinds: bySegment,
  },
  {
    id: 612,
    vehicle: 'cars-by-market-segment/executive',
    names: ['Car, executive', 'Samochód osobowy, segment E (klasa wyższa)'],
    firstKind: 110,
    kinds: bySegment,
  },
  {
    id: 613,
    vehicle: 'cars-by-market-segment/luxury',
    names: ['Car, luxury', 'Samochód osobowy, segment F (luksusowe)'],
    firstKind: 113,
    kinds: bySegment,
  },
  {
    id: 614,
    vehicle: 'cars-by-market-segment/sports',
    names: ['Car, sports', 'Samochód osobowy, sportowy'],
    firstKind: 116,
    kinds: bySegment,
  },
  {
    id: 615,
    vehicle: 'cars-by-market-segment/dual-purpose-4x4',
    names: ['Car, dual purpose 4×4', 'Samochód osobowy, terenowy 4×4'],
    firstKind: 119,
    kinds: bySegment,
  },
  {
    id: 616,
    vehicle: 'cars-by-market-segment/mpv',
    names: ['Car, MPV', 'Samochód osobowy, van rodzinny (MPV)'],
    firstKind: 122,
    kinds: bySegment,
  },
];

/** Two ids each, for charging. */
const firstCharged = 211;
const firstSized = 605;

/** Company cars whose size or segment is known; without a type, by the mix of fuels on the road. */
export const sizedCars: readonly FuelRecord[] = sizes.map(({ id, vehicle, names, firstKind, kinds }) =>
  fuel(id, vehicle.slice(vehicle.indexOf('/') + 1), 6, names, distanceUnits, driven(vehicle, 'unknown'), {
    variants: [
      ...kinds.map((kind, index) =>
        variant(firstKind + index, kind, kindNames[kind] ?? [kind, kind], driven(vehicle, kind)),
      ),
      charged(firstCharged + 2 * (id - firstSized), vehicle),
      ...(kinds.includes(plugIn) ? [chargedHalf(firstCharged + 2 * (id - firstSized) + 1, vehicle)] : []),
    ],
  }),
);
