import { describe, expect, it } from 'vitest';
import { wordsOf } from '#api/testing/facts/ghg-document';
import { everythingStated, ghgFacts } from '#api/testing/facts/ghg-facts';
import { buildGhgReport } from '../build';

const whole = {
  verification: 'limited',
  verifier: 'Checkers Ltd',
  verifiedOn: '2026-03-12',
  verificationStandard: 'ISO 14064-3',
} as const;
type Stated = Partial<Record<keyof typeof whole, string | null>>;

const reportOf = (stated: Stated, language: 'en' | 'pl' = 'en') =>
  buildGhgReport(
    ghgFacts({
      ...everythingStated,
      language,
      general: { ...everythingStated.general, ...(stated as typeof whole) },
    }),
  );
const notVerified = 'This report has not been verified by an independent party.';

describe('the verification of a report', () => {
  it('is printed with level, standard, verifier and date', () => {
    expect(wordsOf(reportOf(whole), 'Statement')).toContain(
      'Verified with limited assurance in accordance with ISO 14064-3 by Checkers Ltd, statement of 12 March 2026.',
    );
    expect(wordsOf(reportOf({ ...whole, verification: 'reasonable' }), 'Statement')).toContain(
      'Verified with reasonable assurance in accordance with ISO 14064-3 by Checkers Ltd,',
    );
    expect(wordsOf(reportOf(whole, 'pl'), 'Oświadczenie')).toContain(
      'Zweryfikowano z ograniczoną pewnością zgodnie z ISO 14064-3. Weryfikator: Checkers Ltd, oświadczenie z 12.03.2026.',
    );
  });

  it.each<[string, Stated]>([
    ['no level', { verification: null }],
    ['the level none', { verification: 'none' }],
    ['no verifier', { verifier: null }],
    ['no date', { verifiedOn: null }],
    ['no standard', { verificationStandard: null }],
    ['a date within the period', { verifiedOn: '2025-12-30' }],
  ])('is not printed at all with %s', (_, missing) => {
    const words = wordsOf(reportOf({ ...whole, ...missing }), 'Statement');
    expect(words).toContain(notVerified);
    for (const part of ['Checkers', 'assurance', 'ISO 14064-3 ', '2026-03', 'March'])
      expect(words.split('\nVerification\n')[1], part).not.toContain(part);
  });

  it('has a gap in the check list as long as a stated level is not whole', () => {
    const gap = 'whether the report was verified: when, by whom and to which standard';
    expect(wordsOf(reportOf({ ...whole, verifiedOn: null }), 'Statement')).toContain(gap);
    for (const stated of [whole, { verification: 'none' }])
      expect(wordsOf(reportOf(stated), 'Statement')).not.toContain(gap);
  });
});
