import { expect, it } from 'vitest';
import { readServerProblem } from '@/components/form/server-problem';
import { atPostCode } from './details-failure';

// spec: settings.errors.post-code
it('shows a refusal without a field at the postcode', () => {
  const refused = { problem: { detail: 'Your role does not allow this.' } };
  expect(readServerProblem(atPostCode(refused))).toEqual({
    fields: { postCode: 'Your role does not allow this.' },
    detail: null,
  });
});

// spec: settings.errors.post-code
it('keeps a refusal with fields at those fields', () => {
  const refused = { problem: { detail: 'Check.', errors: { VatNumber: ['Wrong.'] } } };
  expect(atPostCode(refused)).toBe(refused);
});

it('leaves a failure without an answer unchanged', () => {
  const failure = new Error('offline');
  expect(atPostCode(failure)).toBe(failure);
});
