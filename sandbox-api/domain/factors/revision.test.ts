import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { ReferenceIndex } from './reference-index';
import { nextRevision, revisedEditionId, withoutSuperseded } from './revision';
import { selectFactor } from './select-factor';

describe('a revision', () => {
  it('has ids from which its row and its edition are known', () => {
    expect(nextRevision(1_250_042)).toEqual({ id: 11_250_042, revision: 1 });
    expect(nextRevision(11_250_042)).toEqual({ id: 21_250_042, revision: 2 });
    expect(revisedEditionId(125, 2)).toBe(2125);
    expect(Math.floor(21_250_042 / 10_000)).toBe(2125);
  });

  it('precedes the earlier rows in any order, and leaves others alone', () => {
    const rows = [11_250_042, 1_250_042, 21_250_042, 1_250_043].map((id) => ({ id }));
    expect(withoutSuperseded(rows)).toEqual([{ id: 21_250_042 }, { id: 1_250_043 }]);
  });
});

describe('the factor of an activity with a corrected row', () => {
  const shipped = seedReference();
  const wanted = {
    activityId: shipped.activityId('pl-kobize:electricity/location-based'),
    year: 2024,
    regions: ['PL'],
  };
  const published = selectFactor(shipped, wanted)?.factor;
  if (!published) throw new Error('There is no factor to revise.');
  const revised = { ...published, ...nextRevision(published.id), kgCo2e: '0.5' };
  const editionId = revisedEditionId(published.editionId, 1);
  const edition = { ...shipped.edition(published.editionId), id: editionId };
  const reference = new ReferenceIndex({ ...shipped.data, editions: [...shipped.data.editions, edition] });
  reference.addFactors([{ ...revised, editionId }, published]);

  it('is the correction', () => {
    expect(selectFactor(reference, wanted)?.factor).toMatchObject({ id: revised.id, kgCo2e: '0.5' });
  });

  it('is the published row in a month that was pinned before', () => {
    const editionIds = new Set(shipped.data.editions.map(({ id }) => id));
    expect(selectFactor(reference, { ...wanted, policy: { editionIds } })?.factor).toEqual(published);
  });
});
