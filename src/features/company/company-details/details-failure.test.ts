import { expect, it } from 'vitest';
import { readServerProblem } from '@/components/form/server-problem';
import { atPostCode } from './details-failure';

// spec: settings.errors.post-code
it('a refusal of company details without a field of its own stands at the post code', () => {
  const refused = { problem: { detail: 'Your role does not allow this.' } };
  expect(readServerProblem(atPostCode(refused))).toEqual({
    fields: { postCode: 'Your role does not allow this.' },
    detail: null,
  });
});

// spec: settings.errors.post-code
it('a refusal of company details with fields stays at them', () => {
  const refused = { problem: { detail: 'Check.', errors: { VatNumber: ['Wrong.'] } } };
  expect(atPostCode(refused)).toBe(refused);
});

it('a failure that is no answer stays what it is', () => {
  const failure = new Error('offline');
  expect(atPostCode(failure)).toBe(failure);
});
