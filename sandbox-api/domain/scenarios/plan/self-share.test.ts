import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { scenarioParameters } from '#api/testing/seed-scenarios';
import { selfShareFor } from './self-share';

describe('the share that is used on site', () => {
  const given = (share: number, before: number, after: number, generation = 100) =>
    selfShareFor(scenarioParameters, 'DE', {
      share: decimal(share),
      generation: decimal(generation),
      demandBefore: decimal(before),
      demandAfter: decimal(after),
    });

  it('follows the published curve that is nearest, linear between its points', () => {
    // DE one shift: 0.522 at a ratio of 1, 0.757 at 0.5, 0.625 at 0.75; two shifts 0.448 at 1.
    expect(given(0.522, 100, 200)?.toNumber()).toBeCloseTo(0.757, 12);
    expect(given(0.51, 100, 200)?.toNumber()).toBeCloseTo((0.51 * 0.757) / 0.522, 12);
    // 100 ÷ 160 = 0.625, half way from 0.757 to 0.625.
    expect(given(0.522, 100, 160)?.toNumber()).toBeCloseTo((0.757 + 0.625) / 2, 12);
    expect(given(0.448, 100, 200)?.toNumber()).toBeCloseTo(0.679, 12);
  });

  it('stays as given without a change, is never above one, and keeps its kilowatt-hours beyond the curve', () => {
    expect(given(0.6, 100, 100)?.toNumber()).toBe(0.6);
    expect(given(0.99, 400, 2000)?.toNumber()).toBe(1);
    // One shift: 0.39 at a ratio of 1.5; at 3 half the share, the same kilowatt-hours.
    expect(given(0.39, 100 / 1.5, 100 / 3)?.toNumber()).toBeCloseTo(0.195, 9);
    expect(given(0.6, 0, 100)?.toNumber()).toBe(0.6);
  });

  it('is not guessed where no curve is published', () => {
    expect(
      selfShareFor(scenarioParameters, 'FR', {
        share: decimal(1),
        generation: decimal(1),
        demandBefore: decimal(1),
        demandAfter: decimal(2),
      }),
    ).toBeNull();
  });
});
