import { describe, expect, it } from 'vitest';
import type { DemoCard } from '#api/contract/sandbox/demo-offer';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { groupAccounts, type OfferedCompany, offeredCompanies } from './group-accounts';

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

function card(companyId: number, userIds: number[]): DemoCard {
  return {
    companyId,
    companyName: `Company ${companyId}`,
    shortName: 'Company',
    trade: { en: '', pl: '' },
    shows: { en: '', pl: '' },
    sites: 1,
    yearlyTonnesCo2e: 1,
    isTrial: false,
    accounts: userIds.map((userId) => ({ userId, roleName: 'User', forcePasswordChange: false })),
  };
}

const idsOf = (companies: readonly OfferedCompany[]) =>
  companies.map(({ companyId, accounts, card }) => [
    companyId,
    accounts.map(({ userId }) => userId),
    card !== null,
  ]);

describe('demo accounts', () => {
  it('are listed by company, from admin to viewer, with temporary passwords last', () => {
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

describe('the companies of the sign-in page', () => {
  const cards = [card(1, [11, 12]), card(2, [21])];

  it('are the built-in ones until the API answers', () => {
    expect(idsOf(offeredCompanies(cards, undefined))).toEqual([
      [1, [11, 12], true],
      [2, [21], true],
    ]);
  });

  it('are those of the sandbox afterwards: with added ones, without removed ones', () => {
    const accounts = [account(11, 1), account(13, 1), account(91, 9, { companyName: 'My own' })];
    expect(idsOf(offeredCompanies(cards, accounts))).toEqual([
      [1, [11, 13], true],
      [9, [91], false],
    ]);
  });
});
