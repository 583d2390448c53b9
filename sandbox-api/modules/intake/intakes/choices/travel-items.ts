import type { IntakeChoices } from '#api/contract/intake/intakes';
import { isVehicle, travelTree } from '#api/domain/value-chain/choices/travel';
import type { Choice } from '#api/domain/value-chain/definitions';
import { businessTravel } from '#api/domain/value-chain/forms/travel';
import type { Ctx } from '#api/kernel/context';
import { findUnits } from '#api/modules/activity-data/units/service';
import { hotelItems } from './travel-items-hotels';

type Item = IntakeChoices['items'][number];

/**
 * Keys by place, from 1. Profiles keep them: append only. A choice of the form that is not listed here is not
 * offered to files.
 */
const meansByKey = [
  'short-haul-to-from-uk',
  'long-haul-to-from-uk',
  'international-to-from-non-uk',
  'domestic-to-from-uk',
  'rail',
  'bus',
  'taxis',
  'cars-by-size/average-car',
  'cars-by-size/small-car',
  'cars-by-size/medium-car',
  'cars-by-size/large-car',
  'motorbike',
  'ferry',
  'hotel-nights',
];
const variantsByKey = [
  'average-passenger',
  'economy-class',
  'premium-economy-class',
  'business-class',
  'first-class',
  'diesel',
  'petrol',
  'hybrid',
  'plug-in-hybrid-electric-vehicle',
  'battery-electric-vehicle',
  'unknown',
  'lpg',
  'cng',
  'small',
  'medium',
  'large',
  'average',
  'regular-taxi',
  'local-bus-not-london',
  'coach',
  'average-local-bus',
  'national-rail',
  'diesel-rail',
  'international-rail',
  'light-rail-and-tram',
  'london-underground',
  'foot-passenger',
  'car-passenger',
  'average-all-passenger',
];

const method = businessTravel.methods.find(({ code }) => code === 'distance-based');

/** The means of business travel by distance, and stays in hotels. */
export async function travelItems(ctx: Ctx): Promise<Item[]> {
  return [...(await meansItems(ctx)), ...(await hotelItems(ctx, meansByKey.indexOf('hotel-nights') + 1))];
}

/** A row of a travel agency is a part of one person's trip, unless it counts several people. */
async function meansItems(ctx: Ctx): Promise<Item[]> {
  const km = (await findUnits(ctx.db)).find(({ code }) => code === 'km');
  if (!method || !km) return [];
  const form = {
    scope3InputFormId: businessTravel.id,
    scope3MethodId: method.id,
    variantField: 'travelVariant',
    amountField: 'distance',
  };
  return travelTree.choices
    .filter(({ value }) => meansByKey.includes(value))
    .map(
      ({ value, name }): Item => ({
        kind: 'valueChain',
        itemId: meansByKey.indexOf(value) + 1,
        name: name[ctx.locale],
        names: [...new Set([name.en, name.pl])],
        categoryName: ctx.locale === 'pl' ? 'Podróże służbowe' : 'Business travel',
        units: [{ unitId: km.id, symbol: km.symbol }],
        variants: travelTree.choicesOf(value).flatMap((choice) => variantOf(ctx, choice)),
        needsVariant: true,
        form: {
          ...form,
          values: { travelMode: value, passengers: 1 },
          isPerPerson: !isVehicle(value),
          ...(!isVehicle(value) && { peopleField: 'passengers' }),
        },
      }),
    );
}

function variantOf({ locale }: Ctx, { value, name }: Choice): Item['variants'] {
  const at = variantsByKey.indexOf(value);
  return at < 0 ? [] : [{ variantId: at + 1, name: name[locale], value }];
}
