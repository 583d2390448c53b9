import { expect, it } from 'vitest';
import { elapsed, logOf } from './session-log';

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [67_900, '1:07'],
  [3_600_000, '60:00'],
])('%s ms are written %s', (ms, text) => {
  expect(elapsed(ms)).toBe(text);
});

it('lists each step as often as it was shown, with the seconds since the start', () => {
  const text = (en: string) => ({ text: { en, pl: `${en} po polsku` } });
  const recipe = {
    version: 1 as const,
    title: { en: 'Demo', pl: 'Demo' },
    account: 'a@b.example',
    screen: '/',
    steps: [text('One'), text('Two')],
  };
  const log = [
    { step: 0, at: 1000 },
    { step: 1, at: 31_400 },
    { step: 0, at: 40_000 },
  ];
  expect(logOf({ recipe, step: 0, startedAt: 1000, log }, 'pl')).toEqual([
    ['step', 'text', 'seconds'],
    ['1', 'One po polsku', '0'],
    ['2', 'Two po polsku', '30'],
    ['1', 'One po polsku', '39'],
  ]);
});
