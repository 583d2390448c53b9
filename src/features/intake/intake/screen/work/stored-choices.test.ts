import { expect, it } from 'vitest';
import { countChoices, noChoices, readChoices, type StoredChoices, writeChoices } from './stored-choices';

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
