import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, deuteranopiaDistance, type LinearRgb, readColorTokens, type Theme } from './oklch';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2 SC 1.4.3: text of normal size. */
const TEXT_RATIO = 4.5;
/** WCAG 2.2 SC 1.4.11: controls, focus rings and the marks of a chart. */
const MARK_RATIO = 3;

const grounds = ['ground', 'surface', 'raised', 'sunken', 'hover'];
const softKinds = ['brand', 'attention', 'danger', 'info'];
const scopeHues = ['scope-1', 'scope-2', 'scope-3', 'scope-outside', 'renewable'];
const tintedHues = ['scope-1', 'scope-2', 'scope-3', 'renewable'];
/** The hue of a scope and its shades. */
const tintsOf = (hue: string) => [hue, ...[2, 3, 4, 5, 6].map((n) => `${hue}-tint-${n}`)];
/** Minimum distance of shades of one hue: twice what is just noticeable. */
const SHADE_DISTANCE = 0.04;
const series = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `chart-${n}`);

const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['brand', ground],
    ['danger', ground],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...[...softKinds, ...scopeHues].map((kind): [string, string] => [`on-${kind}-soft`, `${kind}-soft`]),
  ...['spine', 'spine-hover'].flatMap((spine): [string, string][] => [
    ['on-spine', spine],
    ['on-spine-muted', spine],
    ['spine-accent', spine],
  ]),
];

const markPairs: [string, string][] = [
  ...grounds.slice(0, 4).flatMap((ground): [string, string][] => [['line-strong', ground]]),
  ...[...scopeHues, ...tintedHues.flatMap((hue) => tintsOf(hue).slice(1)), ...series].flatMap(
    (hue): [string, string][] => [[hue, 'surface']],
  ),
  ['ink-disabled', 'surface'],
  ['on-spine-disabled', 'spine'],
];

describe.each(['light', 'dark'] satisfies Theme[])('%s theme', (theme) => {
  const tokens = readColorTokens(css, theme);
  const colour = (name: string): LinearRgb => {
    const found = tokens.get(name);
    if (!found) throw new Error(`no token --color-${name}`);
    return found;
  };

  it.each(textPairs)('%s on %s is readable as text', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(markPairs)('%s on %s is visible as a mark', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(MARK_RATIO);
  });

  it('keeps the scope hues apart under deuteranopia', () => {
    for (const first of scopeHues)
      for (const second of scopeHues) {
        if (first >= second) continue;
        const distance = deuteranopiaDistance(colour(first), colour(second));
        expect(distance, `${first} against ${second}`).toBeGreaterThan(0.08);
      }
  });

  it.each(tintedHues)('keeps the shades of %s apart from each other', (hue) => {
    for (const first of tintsOf(hue))
      for (const second of tintsOf(hue)) {
        if (first >= second) continue;
        const distance = deuteranopiaDistance(colour(first), colour(second));
        expect(distance, `${first} against ${second}`).toBeGreaterThan(SHADE_DISTANCE);
      }
  });
});

describe('the shades of a scope', () => {
  /** OKLCH hues of a token in the light and the dark theme. */
  const huesOf = (name: string) => {
    const value = css.match(new RegExp(`--color-${name}:([^;]+);`))?.[1] ?? '';
    return [...value.matchAll(/oklch\(\S+ \S+ ([\d.]+)\)/g)].map(([, hue]) => Number(hue));
  };

  it.each(tintedHues)('have the hue of %s in both themes', (hue) => {
    const own = huesOf(hue);
    for (const tint of tintsOf(hue)) {
      const hues = huesOf(tint);
      expect(hues).toHaveLength(2);
      for (const [theme, angle] of hues.entries())
        expect(Math.abs(angle - (own[theme] ?? 0)), tint).toBeLessThanOrEqual(15);
    }
  });
});

describe('the measure itself', () => {
  it('gives 21 for black on white and the known ratio of a grey', () => {
    const tokens = readColorTokens(
      '--color-a: oklch(1 0 0); --color-b: oklch(0 0 0); --color-c: oklch(0.5999 0 0);',
      'light',
    );
    const at = (name: string): LinearRgb => tokens.get(name) ?? [0, 0, 0];
    expect(contrastRatio(at('a'), at('b'))).toBeCloseTo(21, 5);
    // oklch(0.5999 0 0) is #808080, whose ratio to white is 3.95.
    expect(contrastRatio(at('a'), at('c'))).toBeCloseTo(3.95, 2);
  });

  it('detects that red and green of equal lightness look the same', () => {
    const tokens = readColorTokens(
      '--color-r: oklch(0.62 0.12 40); --color-g: oklch(0.62 0.12 130);',
      'light',
    );
    const [red, green] = [tokens.get('r'), tokens.get('g')];
    expect(red && green && deuteranopiaDistance(red, green)).toBeLessThan(0.08);
  });
});
