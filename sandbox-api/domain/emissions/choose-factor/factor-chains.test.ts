import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import {
  directGridActivities,
  electricityUpstream,
  fuelSeries,
  heatActivities,
  isOwnSeries,
  lifeCycleGridActivity,
  namedActivities,
  regionOfSeries,
  residualMixActivity,
} from './factor-chains';

const reference = seedReference();

/** Treaty on European Union, article 52, without the United Kingdom; order of the Union's own protocol. */
const members = 'BE BG CZ DK DE EE IE EL ES FR HR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE'
  .replace('EL', 'GR')
  .split(' ');

describe('the order of fuel factors', () => {
  it('is the country’s own publisher, then the EU regulation, the UK, the US and the IPCC', () => {
    expect(fuelSeries('GB')).toEqual(['uk-desnz', 'eu-mrr', 'us-epa', 'ipcc']);
    expect(fuelSeries('US')).toEqual(['us-epa', 'uk-desnz', 'eu-mrr', 'ipcc']);
    expect(fuelSeries('IE')).toEqual(['ie-seai', 'eu-mrr', 'uk-desnz', 'us-epa', 'ipcc']);
    expect(fuelSeries('PL')).toEqual(['pl-kobize', 'eu-mrr', 'uk-desnz', 'us-epa', 'ipcc']);
    for (const country of ['FR', 'DE', 'UA'])
      expect(fuelSeries(country)).toEqual(['eu-mrr', 'uk-desnz', 'us-epa', 'ipcc']);
  });

  it('needs no flag in the 27 members and the three partners of the emissions trading', () => {
    expect(members).toHaveLength(27);
    for (const country of [...members, 'NO', 'IS', 'LI'])
      expect(isOwnSeries('eu-mrr', country), country).toBe(true);
    for (const country of ['GB', 'US', 'CH', 'UA', 'TR'])
      expect(isOwnSeries('eu-mrr', country), country).toBe(false);
  });

  it('needs no flag in the publisher’s own country', () => {
    expect([isOwnSeries('uk-desnz', 'GB'), isOwnSeries('uk-desnz', 'PL')]).toEqual([true, false]);
    expect([isOwnSeries('us-epa', 'US'), isOwnSeries('us-epa', 'GB')]).toEqual([true, false]);
    expect(isOwnSeries('unheard-of', 'PL')).toBe(false);
    expect(isOwnSeries('ipcc', 'PL')).toBe(true);
  });

  it('are read from the rows of the publisher’s region', () => {
    expect(regionOfSeries).toEqual({
      'uk-desnz': 'GB',
      'eu-mrr': 'EU',
      'us-epa': 'US',
      'ie-seai': 'IE',
      'pl-kobize': 'PL',
      ipcc: 'GLOBAL',
    });
  });
});

describe('the order of grid factors', () => {
  it('is the national source, then the EEA for members of the EU', () => {
    expect(directGridActivities('PL')).toEqual([
      'pl-kobize:electricity/location-based',
      'eea:electricity/location-based',
    ]);
    expect(directGridActivities('IE')).toEqual([
      'ie-seai:electricity/location-based',
      'eea:electricity/location-based',
    ]);
    expect(directGridActivities('DE')).toEqual(['eea:electricity/location-based']);
    expect(directGridActivities('GB')).toEqual([
      'uk-desnz:uk-electricity/electricity-generated/electricity-uk',
    ]);
    expect(directGridActivities('US')).toEqual(['us-egrid:electricity/location-based']);
    for (const country of ['NO', 'UA']) expect(directGridActivities(country)).toEqual([]);
  });
});

describe('the activities that rules name', () => {
  it('occur once each among those that a reference must know, and each has factors', () => {
    const needed = [
      ...['PL', 'IE', 'GB', 'US'].flatMap(directGridActivities),
      lifeCycleGridActivity,
      residualMixActivity,
      ...Object.values(electricityUpstream),
      ...Object.values(heatActivities),
      'us-epa:steam-and-heat/steam-and-heat-purchased',
      'pl-heat:district-heat',
      'pl-heat:network-losses-of-district-heat',
      'de-bafa:district-heat',
    ];
    expect(new Set(namedActivities)).toEqual(new Set(needed));
    expect(new Set(namedActivities).size).toBe(namedActivities.length);
    for (const code of namedActivities)
      expect(reference.factorsOf(reference.activityId(code)).length, code).toBeGreaterThan(0);
  });
});
