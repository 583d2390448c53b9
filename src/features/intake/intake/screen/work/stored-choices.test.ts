import { expect, it } from 'vitest';
import {
  countChoices,
  noChoices,
  readChoices,
  type StoredChoices,
  withReadable,
  writeChoices,
} from './stored-choices';

const chosen: StoredChoices = {
  answers: { sheet: 'Meters', locations: { gdańsk: 1, łódź: 2 }, rows: { 'Meters!7': { isLeftOut: true } } },
  remembered: { fingerprint: 'abc', name: 'Meter export' },
  profileName: 'Our meters',
  learntFingerprint: 'abc',
};

it('continues with the choices that were kept', () => {
  expect(readChoices(writeChoices(chosen))).toEqual(chosen);
});

it('starts without choices if there are none or they cannot be read', () => {
  for (const text of [null, '', '{', '[]', '"a"', '{"answers":[]}'])
    expect(readChoices(text)).toEqual(noChoices);
});

it('keeps the answers when only the rest cannot be read', () => {
  expect(readChoices('{"answers":{"decimal":","},"remembered":7,"profileName":{}}')).toEqual({
    ...noChoices,
    answers: { decimal: ',' },
  });
});

it('counts each decision once', () => {
  expect(countChoices(chosen)).toBe(4);
  expect(
    countChoices({ ...noChoices, answers: { item: { kind: 'fuel', itemId: 1, variantId: null } } }),
  ).toBe(1);
});

it('keeps as much as there is room for: answers to warnings go first, then those about single rows', () => {
  const many: StoredChoices = {
    ...noChoices,
    answers: {
      decimal: ',',
      rows: { a: { amount: 1, warnings: { jump: 'keep' } }, b: { warnings: { gap: 'keep' } } },
    },
  };
  const whole = writeChoices(many);
  expect(readChoices(whole)).toEqual(many);
  expect(readChoices(writeChoices(many, whole.length - 1)).answers).toEqual({
    decimal: ',',
    rows: { a: { amount: 1 } },
  });
  expect(readChoices(writeChoices(many, 100)).answers).toEqual({ decimal: ',' });
});

it('remembers that the file could not be read until it can be', () => {
  const unreadable = withReadable(noChoices, false);
  expect(readChoices(writeChoices(unreadable))).toEqual({ ...noChoices, isUnreadable: true });
  expect(withReadable(unreadable, false)).toBe(unreadable);
  expect(withReadable(unreadable, true)).toEqual(noChoices);
  expect(withReadable(noChoices, true)).toBe(noChoices);
});
