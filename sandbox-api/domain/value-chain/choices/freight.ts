import type { PublishedBasis } from '#api/domain/emissions/activity';
import { text } from '#api/domain/value-chain/field-builders';
import { choiceTree } from './choice-tree';

const laden = 'average-laden 50-laden 100-laden';
const vans = 'diesel petrol battery-electric-vehicle';
const hauls = 'short-haul-to-from-uk long-haul-to-from-uk international-to-from-non-uk domestic-to-from-uk';

const variants = {
  'average-laden': text('Average load', 'Średnie załadowanie'),
  '50-laden': text('Half laden', 'Załadowany w połowie'),
  '100-laden': text('Fully laden', 'Załadowany w pełni'),
  diesel: text('Diesel', 'Olej napędowy'),
  petrol: text('Petrol', 'Benzyna'),
  'battery-electric-vehicle': text('Electric', 'Elektryczny'),
  unknown: text('Fuel not known', 'Paliwo nieznane'),
  lpg: text('LPG', 'LPG'),
  cng: text('CNG', 'CNG'),
  'short-haul-to-from-uk': text('Short-haul (to 3,700 km)', 'Krótkodystansowy (do 3 700 km)'),
  'long-haul-to-from-uk': text('Long-haul', 'Długodystansowy'),
  'international-to-from-non-uk': text('Between other countries', 'Między innymi krajami'),
  'domestic-to-from-uk': text('Domestic', 'Krajowy'),
  'freight-train': text('Freight train', 'Pociąg towarowy'),
  average: text('Average size', 'Średnia wielkość'),
  'all-dwt': text('All sizes', 'Wszystkie wielkości'),
};

/** Vehicles and loads for which a factor per tonne-kilometre is published (UK conversion factors, Freighting goods). */
export const freightTree = choiceTree(
  [
    `hgv-all-diesel/all-hgvs | Lorry, average | Ciężarówka, średnio | ${laden}`,
    `hgv-all-diesel/all-rigids | Rigid lorry, average | Ciężarówka sztywna, średnio | ${laden}`,
    `hgv-all-diesel/rigid-over-3p5-7p5-tonnes | Rigid lorry, 3.5 to 7.5 t | Ciężarówka sztywna, 3,5–7,5 t | ${laden}`,
    `hgv-all-diesel/rigid-over-7p5-tonnes-17-tonnes | Rigid lorry, 7.5 to 17 t | Ciężarówka sztywna, 7,5–17 t | ${laden}`,
    `hgv-all-diesel/rigid-over-17-tonnes | Rigid lorry, over 17 t | Ciężarówka sztywna, ponad 17 t | ${laden}`,
    `hgv-all-diesel/all-artics | Articulated lorry, average | Ciągnik z naczepą, średnio | ${laden}`,
    `hgv-all-diesel/articulated-over-33t | Articulated lorry, over 33 t | Ciągnik z naczepą, ponad 33 t | ${laden}`,
    `hgv-refrigerated-all-diesel/all-hgvs | Refrigerated lorry, average | Chłodnia samochodowa, średnio | ${laden}`,
    `hgv-refrigerated-all-diesel/all-rigids | Refrigerated rigid lorry | Chłodnia sztywna | ${laden}`,
    `hgv-refrigerated-all-diesel/all-artics | Refrigerated articulated lorry | Naczepa chłodnia | ${laden}`,
    `vans/average-up-to-3p5-tonnes | Van, average (to 3.5 t) | Samochód dostawczy, średnio (do 3,5 t) | ${vans} unknown lpg cng`,
    `vans/class-i-up-to-1p305-tonnes | Van, to 1.3 t | Samochód dostawczy, do 1,3 t | ${vans}`,
    `vans/class-iii-1p74-to-3p5-tonnes | Van, 1.7 to 3.5 t | Samochód dostawczy, 1,7–3,5 t | ${vans}`,
    'rail | Rail | Kolej | freight-train',
    'cargo-ship/container-ship | Container ship | Kontenerowiec | average',
    'cargo-ship/general-cargo | General cargo ship | Drobnicowiec | average',
    'cargo-ship/bulk-carrier | Bulk carrier | Masowiec | average',
    'cargo-ship/refrigerated-cargo | Refrigerated ship | Statek chłodniczy | all-dwt',
    'cargo-ship/roro-ferry | Ro-ro ferry | Prom ro-ro | average',
    'cargo-ship/large-ropax-ferry | Ro-pax ferry | Prom ro-pax | average',
    'cargo-ship/vehicle-transport | Vehicle carrier | Samochodowiec | average',
    'sea-tanker/products-tanker | Products tanker | Zbiornikowiec produktów naftowych | average',
    'sea-tanker/chemical-tanker | Chemical tanker | Chemikaliowiec | average',
    `freight-flights | Air freight | Fracht lotniczy | ${hauls}`,
  ],
  variants,
);

export const isAirFreight = (vehicle: string) => vehicle === 'freight-flights';

/** The published factor of a vehicle with its load; an electric van takes its electricity from the country's own grid. */
export function freightBasis(vehicle: string, variant: string, hasRadiativeForcing: boolean): PublishedBasis {
  const use = `uk-desnz:uk-electricity-for-evs/${vehicle}/${variant}`;
  return {
    kind: 'published',
    activity: freightActivity(vehicle, variant, hasRadiativeForcing),
    ...(variant === 'battery-electric-vehicle' ? { electricity: { use } } : {}),
  };
}

function freightActivity(vehicle: string, variant: string, hasRadiativeForcing: boolean): string {
  const suffix = isAirFreight(vehicle) ? (hasRadiativeForcing ? '/with-rf' : '/without-rf') : '';
  return `uk-desnz:freighting-goods/${vehicle}/${variant}${suffix}`;
}

/** Goods carried to a supplier, where only mass and distance are known. */
export const averageLorry = freightActivity('hgv-all-diesel/all-hgvs', 'average-laden', false);
