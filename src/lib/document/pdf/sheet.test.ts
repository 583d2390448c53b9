import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LinearRgb, readColorTokens } from '@/styles/oklch';
import { seriesColour } from './sheet';

const tokens = readColorTokens(
  readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8'),
  'light',
);

function on255(linear: LinearRgb): number[] {
  return linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
  });
}

it('scopes have the colours of the screens on paper, and the next of one scope another shade', () => {
  for (const scope of [1, 2, 3] as const) {
    const scopes = Array.from({ length: 6 }, () => scope);
    for (const index of scopes.keys()) {
      const name = index === 0 ? `scope-${scope}` : `scope-${scope}-tint-${index + 1}`;
      const token = tokens.get(name);
      expect(seriesColour(index, scopes), name).toEqual(token && on255(token));
    }
  }
  expect(seriesColour(1, [1, 3])).toEqual(seriesColour(0, [3]));
});

it('what is of no scope takes the next colour of the palette', () => {
  expect(seriesColour(8)).toEqual(seriesColour(0));
  expect(seriesColour(0)).not.toEqual(seriesColour(1));
});
