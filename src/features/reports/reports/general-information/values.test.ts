import { describe, expect, it } from 'vitest';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import { sentenceCount, toSent } from './values';

const body = {
  investments: true,
  investmentComments: 'Burners',
  energyChanges: false,
  energyComments: 'Left over',
  processChanges: null,
  processComments: 'Nobody answered',
  isFirstAudit: false,
  number: 4,
} as GeneralInformationBody;

describe('the general information that is sent', () => {
  // spec: reports.validation.general-sent
  it('keeps a comment only when its question was answered with yes', () => {
    expect(toSent(body)).toMatchObject({
      investmentComments: 'Burners',
      energyComments: null,
      processComments: null,
    });
  });

  it('contains no verifier when the report was not verified', () => {
    const verified = { verifier: 'Us', verifiedOn: '2026-03-12', verificationStandard: 'ISO 14064-3' };
    const nothing = { verifier: null, verifiedOn: null, verificationStandard: null };
    expect(toSent({ ...body, ...verified, verification: 'limited' })).toMatchObject(verified);
    for (const verification of ['none', null] as const)
      expect(toSent({ ...body, ...verified, verification })).toMatchObject(nothing);
  });

  // spec: reports.validation.general-sent
  it.each([
    [true, 1],
    [false, 4],
    [null, null],
  ])('has for "first audit: %s" the number %s', (isFirstAudit, number) => {
    expect(toSent({ ...body, isFirstAudit }).number).toBe(number);
  });
});

// spec: reports.general.sentences
it.each([
  ['', 0],
  ['We mill grain', 1],
  ['We mill grain. We sell flour! Do we bake? No…', 4],
  ['Mielimy 1.5 t zboża dziennie. Ćwierć sprzedajemy.', 2],
  ['...', 0],
])('counts the sentences of “%s” as %i', (text, count) => {
  expect(sentenceCount(text)).toBe(count);
});
