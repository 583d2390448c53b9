import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { renamedField, renamedFields } from './field-failure';

const problem = {
  type: 'about:blank',
  title: 'Check the form',
  status: 422,
  detail: 'Two fields',
  code: 'validation_failed' as const,
  errors: { UtilityId: ['Unknown.'], Value: ['Too small.'] },
};
const failWith = (error: unknown) => renamedField('UtilityId', 'typeId', () => Promise.reject(error));

describe('a field with another name in the form', () => {
  // spec: errors.forgot-email, errors.reset, errors.change-password
  it("carries the API's message about it and leaves the other fields alone", async () => {
    await expect(failWith(new ApiError('validation_failed', problem))).rejects.toMatchObject({
      problem: { detail: 'Two fields', errors: { typeId: ['Unknown.'], Value: ['Too small.'] } },
    });
  });

  it('does not change a failure about something else: a stale row stays one', async () => {
    const stale = new ApiError('stale', { ...problem, errors: undefined, current: { value: 1 } });
    await expect(failWith(stale)).rejects.toBe(stale);
    const offline = new ApiError('unreachable');
    await expect(failWith(offline)).rejects.toBe(offline);
  });

  it('passes on a success', async () => {
    expect(await renamedField('UtilityId', 'typeId', async () => 7)).toBe(7);
  });

  it('can be named by a rule', async () => {
    const nested = { ...problem, errors: { 'Values.mass': ['Too small.'] } };
    const run = () => Promise.reject(new ApiError('validation_failed', nested));
    await expect(renamedFields((name) => name.replace('Values.', ''), run)).rejects.toMatchObject({
      problem: { errors: { mass: ['Too small.'] } },
    });
  });
});
