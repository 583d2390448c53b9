import { describe, expect, it } from 'vitest';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { groupAccounts } from './group-accounts';

function account(userId: number, companyId: number, changes: Partial<SandboxAccount> = {}): SandboxAccount {
  return {
    userId,
    companyId,
    companyName: `Company ${companyId}`,
    isTrial: false,
    email: `${userId}@company.example`,
    firstName: null,
    lastName: null,
    roleName: 'User',
    forcePasswordChange: false,
    ...changes,
  };
}

describe('demo accounts', () => {
  it('are listed by company, from admin to viewer, with temporary passwords at the end', () => {
    const groups = groupAccounts([
      account(1, 7, { roleName: 'View' }),
      account(2, 7, { roleName: 'Admin', forcePasswordChange: true }),
      account(3, 5),
      account(4, 7, { roleName: 'Admin' }),
      account(5, 7),
    ]);
    expect(
      groups.map(({ companyId, accounts }) => [companyId, accounts.map(({ userId }) => userId)]),
    ).toEqual([
      [7, [4, 5, 1, 2]],
      [5, [3]],
    ]);
  });
});
