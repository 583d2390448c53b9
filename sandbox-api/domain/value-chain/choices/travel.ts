import type { ElectricityOfDistance, PublishedBasis } from '#api/domain/emissions/activity';
import { text } from '#api/domain/value-chain/field-builders';
import { choiceTree } from './choice-tree';

const classes = 'average-passenger economy-class premium-economy-class business-class first-class';
const fuels = 'diesel petrol hybrid plug-in-hybrid-electric-vehicle battery-electric-vehicle unknown';
const moreFuels = `${fuels} lpg cng`;

const variants = {
  'average-passenger': text('Average passenger', 'Średni pasażer'),
  'economy-class': text('Economy class', 'Klasa ekonomiczna'),
  'premium-economy-class': text('Premium economy class', 'Klasa ekonomiczna premium'),
  'business-class': text('Business class', 'Klasa biznes'),
  'first-class': text('First class', 'Pierwsza klasa'),
  diesel: text('Diesel', 'Olej napędowy'),
  petrol: text('Petrol', 'Benzyna'),
  hybrid: text('Hybrid', 'Hybryda'),
  'plug-in-hybrid-electric-vehicle': text('Plug-in hybrid', 'Hybryda plug-in'),
  'battery-electric-vehicle': text('Electric', 'Elektryczny'),
  unknown: text('Not known', 'Nie wiadomo'),
  lpg: text('LPG', 'LPG'),
  cng: text('CNG', 'CNG'),
  small: text('Small, to 125 cm³', 'Mały, do 125 cm³'),
  medium: text('Medium, 125 to 500 cm³', 'Średni, 125–500 cm³'),
  large: text('Large, over 500 cm³', 'Duży, ponad 500 cm³'),
  average: text('Average', 'Średnio'),
  'regular-taxi': text('Taxi', 'Taksówka'),
  'local-bus-not-london': text('Local bus', 'Autobus miejski'),
  coach: text('Coach', 'Autokar'),
  'average-local-bus': text('Local bus, average', 'Autobus miejski, średnio'),
  'national-rail': text('Train, domestic', 'Pociąg krajowy'),
  'diesel-rail': text('Train, diesel', 'Pociąg spalinowy'),
  'international-rail': text('Train, international', 'Pociąg międzynarodowy'),
  'light-rail-and-tram': text('Tram and light rail', 'Tramwaj i kolej lekka'),
  'london-underground': text('Underground', 'Metro'),
  'foot-passenger': text('Foot passenger', 'Pasażer pieszy'),
  'car-passenger': text('Passenger with a car', 'Pasażer z samochodem'),
  'average-all-passenger': text('Average passenger', 'Średni pasażer'),
};

const cars = [
  `cars-by-size/average-car | Car, average size | Samochód, średni rozmiar | ${moreFuels}`,
  `cars-by-size/small-car | Car, small | Samochód mały | ${fuels}`,
  `cars-by-size/medium-car | Car, medium | Samochód średni | ${moreFuels}`,
  `cars-by-size/large-car | Car, large | Samochód duży | ${moreFuels}`,
  'motorbike | Motorbike | Motocykl | small medium large average',
];

const publicTransport = [
  'rail | Train, tram, underground | Pociąg, tramwaj, metro | national-rail diesel-rail international-rail light-rail-and-tram london-underground',
  'bus | Bus and coach | Autobus i autokar | average-local-bus local-bus-not-london coach',
  'taxis | Taxi | Taksówka | regular-taxi',
];

const flights = [
  `short-haul-to-from-uk | Flight, short-haul (to 3,700 km) | Lot krótkodystansowy (do 3 700 km) | average-passenger economy-class business-class`,
  `long-haul-to-from-uk | Flight, long-haul | Lot długodystansowy | ${classes}`,
  `international-to-from-non-uk | Flight between other countries | Lot między innymi krajami | ${classes}`,
  'domestic-to-from-uk | Flight, domestic | Lot krajowy | average-passenger',
];

/** Means of business travel for which a factor is published (UK conversion factors, Business travel). */
export const travelTree = choiceTree(
  [
    ...flights,
    ...publicTransport,
    ...cars,
    'ferry | Ferry | Prom | foot-passenger car-passenger average-all-passenger',
  ],
  variants,
);

/** Means of transport for commuting; walking and cycling need no entry. */
export const commuteTree = choiceTree([...cars, ...publicTransport], variants);

const haulValues = new Set(flights.map((row) => row.split(' ')[0]));

export const isFlight = (means: string) => haulValues.has(means);

/** Factors per vehicle-kilometre: the distance counts once for all who sit in it. */
export const isVehicle = (means: string) => means.startsWith('cars-by-size/') || means === 'motorbike';

/** Trains and cars by the EPA's own rows: its averages name neither fuel nor size. */
const usTravel: Readonly<Partial<Record<string, string>>> = {
  'cars-by-size/average-car/unknown': 'passenger-car',
  'motorbike/average': 'motorcycle',
  'rail/national-rail': 'intercity-rail-national-average',
  'rail/international-rail': 'intercity-rail-national-average',
  'rail/light-rail-and-tram': 'transit-rail-i-e-subway-tram',
  'rail/london-underground': 'transit-rail-i-e-subway-tram',
};
const usGroup = 'us-epa:business-travel-and-employee-commuting-categories-6-and-7';

/**
 * The published factor of a means of travel, and what counts instead of it in other countries. Most trains of the
 * Continent are electric; one that burns diesel has its own choice.
 */
export function travelBasis(means: string, variant: string, hasRadiativeForcing: boolean): PublishedBasis {
  const us = usTravel[`${means}/${variant}`];
  const electricity = electricityOf(means, variant);
  return {
    kind: 'published',
    activity: travelActivity(means, variant, hasRadiativeForcing),
    ...(us ? { inCountry: { US: `${usGroup}/${us}` } } : {}),
    ...(electricity ? { electricity } : {}),
  };
}

const dieselTrain = 'diesel-rail';

function electricityOf(means: string, variant: string): ElectricityOfDistance | undefined {
  if (means === 'rail' && variant !== dieselTrain)
    return { use: 'kth:passenger-rail-electric', notes: ['second-hand'] };
  const use = `uk-desnz:uk-electricity-for-evs/${means}/${variant}`;
  if (variant === 'battery-electric-vehicle') return { use };
  if (variant !== 'plug-in-hybrid-electric-vehicle') return undefined;
  return { use, fuel: `uk-desnz:passenger-vehicles/${means}/${variant}` };
}

function travelActivity(means: string, variant: string, hasRadiativeForcing: boolean): string {
  if (isFlight(means)) {
    const suffix = hasRadiativeForcing ? 'with-rf' : 'without-rf';
    return `uk-desnz:business-travel-air/flights/${means}/${variant}/${suffix}`;
  }
  if (means === 'ferry') return `uk-desnz:business-travel-sea/ferry/${variant}`;
  const published = variant === dieselTrain ? 'national-rail' : variant;
  return `uk-desnz:business-travel-land/${means}/${published}`;
}
