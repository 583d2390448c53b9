import { describe, expect, it } from 'vitest';
import { readServerProblem } from '@/components/form/server-problem';
import { facilitiesSchema, leftOutShare, newRow, underRows } from './values';

describe('a facility', () => {
  // spec: reports.validation.facilities
  it('requires area, type and ownership', () => {
    const { error } = facilitiesSchema.safeParse({ rows: [newRow(1, 2)] });
    const fields = error?.issues.map(({ path }) => path.join('.')).sort();
    expect(fields).toEqual(['rows.0.area', 'rows.0.facilityId', 'rows.0.isOwned']);
  });

  it('leaves out its share of the location, and no share until its area is entered', () => {
    expect(
      leftOutShare(400, [
        { area: 100, exclude: true },
        { area: 200, exclude: false },
      ]),
    ).toBe(0.25);
    expect(
      leftOutShare(400, [
        { area: null, exclude: true },
        { area: 200, exclude: false },
      ]),
    ).toBe(0);
    expect(leftOutShare(null, [{ area: Number.NaN, exclude: true }])).toBe(0);
  });

  // spec: reports.validation.server
  it.each(['1.FacilityId', '[1].FacilityId'])("shows the server's message about %s", (name) => {
    const errors = underRows({ [name]: ['Unknown'] });
    expect(readServerProblem({ errors }).fields).toEqual({ 'rows.1.facilityId': 'Unknown' });
  });
});
