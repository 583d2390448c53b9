import { expect, inject, test } from 'vitest';
import { describeFuzzing } from './fuzz-suite';
import { mostMs, walksOver } from './fuzz-walks';

const isThere = inject('databaseUrl') !== null;

describeFuzzing('PostgreSQL', { isThere });

test.runIf(isThere)(
  'PGlite and PostgreSQL give the same response to every request',
  async () => {
    const [ofPglite, ofPostgres] = [await walksOver('PGlite'), await walksOver('PostgreSQL')];
    for (const [index, { seed, steps }] of ofPglite.entries()) {
      for (const [number, step] of steps.entries()) {
        const other = ofPostgres[index]?.steps[number];
        expect(other, `seed ${seed}, request ${number + 1}: ${step.description}`).toEqual(step);
      }
      expect(ofPostgres[index]?.steps).toHaveLength(steps.length);
      expect(steps.length).toBeGreaterThan(500);
    }
  },
  mostMs,
);
