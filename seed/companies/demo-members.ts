import type { DemoAccount } from './demo-company';

/**
 * Colleagues beside those whom the sign-in page offers, so that the list of members shows every state. They share the
 * demo's password as far as they have one.
 */
export type DemoMember = DemoAccount & {
  state: 'active' | 'invited' | 'expired' | 'inactive' | 'removed';
  joinedMonthsAgo: number;
  /** Of who cannot come in any more. */
  leftMonthsAgo?: number;
};

/** Days until a temporary password of the demo expires, counted from the reference date. */
export const temporaryDays = { invited: 6, expired: -12 } as const;
