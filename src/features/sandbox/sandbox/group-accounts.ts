import type { SandboxAccount } from '#api/contract/sandbox/sandbox';

export type CompanyAccounts = {
  companyId: number;
  companyName: string;
  isTrial: boolean;
  accounts: SandboxAccount[];
};

const roleOrder = ['Admin', 'User', 'View'];

/** One entry per company in the order given; its accounts from admin to viewer, temporary passwords last. */
export function groupAccounts(accounts: readonly SandboxAccount[]): CompanyAccounts[] {
  const groups = new Map<number, CompanyAccounts>();
  for (const account of accounts) {
    const { companyId, companyName, isTrial } = account;
    const group = groups.get(companyId) ?? { companyId, companyName, isTrial, accounts: [] };
    group.accounts.push(account);
    groups.set(companyId, group);
  }
  const rank = (account: SandboxAccount) =>
    (account.forcePasswordChange ? 10 : 0) + roleOrder.indexOf(account.roleName);
  for (const group of groups.values()) group.accounts.sort((a, b) => rank(a) - rank(b));
  return [...groups.values()];
}
