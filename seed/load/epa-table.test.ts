import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { allActivities } from './reference-rows';

const reference = seedReference();

/** Rows of the EPA's Table 1 that no fuel of the product uses, and why. */
const notOffered: Readonly<Record<string, string>> = {
  'other-fuels-solid/municipal-solid-waste': 'its CO2 is partly biogenic, and the table does not part it',
  'other-fuels-gaseous/propane-gas': 'propane is offered by the litre, gallon, kilogram and its energy',
  'petroleum-products/aviation-gasoline': 'in aircraft, by Tables 2 and 5',
  'petroleum-products/kerosene-type-jet-fuel': 'in aircraft, by Tables 2 and 5',
  'petroleum-products/motor-gasoline': 'in vehicles, by Table 2',
};

describe('the EPA’s table of stationary combustion', () => {
  const prefix = 'us-epa:stationary-combustion/';
  const rows = allActivities.filter(({ code }) => code.startsWith(prefix));
  const taken = new Set(
    reference.data.fuels.flatMap((fuel) =>
      [...fuel.linksByVariant.values()].flat().map(({ activityId }) => activityId),
    ),
  );

  it('has a fuel for each row except those left out for a reason', () => {
    const missing = rows.filter(({ id }) => !taken.has(id)).map(({ code }) => code.slice(prefix.length));
    expect(rows.length).toBeGreaterThan(60);
    expect(missing.sort()).toEqual(Object.keys(notOffered).sort());
  });
});
