import { describe, expect, it } from 'vitest';
import { formatCountdown, resendLockMs } from './use-resend-lock';

describe('the lock on sending a code again', () => {
  // spec: accounts.resend, constants.resend
  it('lasts five minutes', () => {
    expect(formatCountdown(resendLockMs)).toBe('5:00');
  });
  it.each([
    [245_000, '4:05'],
    [59_100, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
  ])('with %i ms left shows %s, and never zero too early', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text);
  });
});
