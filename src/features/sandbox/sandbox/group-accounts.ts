import type { DemoCard, DemoCardAccount } from '#api/contract/sandbox/demo-offer';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';

export type CompanyAccounts<Account extends DemoCardAccount = SandboxAccount> = {
  companyId: number;
  companyName: string;
  isTrial: boolean;
  accounts: Account[];
};

const roleOrder = ['Admin', 'User', 'View'];

/** One entry per company in the given order, its accounts from admin to viewer, temporary passwords last. */
export function groupAccounts(accounts: readonly SandboxAccount[]): CompanyAccounts[] {
  const groups = new Map<number, CompanyAccounts>();
  for (const account of accounts) {
    const { companyId, companyName, isTrial } = account;
    const group = groups.get(companyId) ?? { companyId, companyName, isTrial, accounts: [] };
    group.accounts.push(account);
    groups.set(companyId, group);
  }
  return [...groups.values()].map((group) => ({ ...group, accounts: inOrder(group.accounts) }));
}

export type OfferedCompany = CompanyAccounts<DemoCardAccount> & {
  /** Null for a company that was created in this sandbox. */
  card: DemoCard | null;
};

/**
 * The companies of the sign-in page: the built-in ones until the API answers, then the current ones, including those
 * added to the sandbox and without those removed.
 */
export function offeredCompanies(
  cards: readonly DemoCard[],
  accounts: readonly SandboxAccount[] | undefined,
): OfferedCompany[] {
  if (!accounts) return cards.map((card) => ({ ...card, accounts: inOrder(card.accounts), card }));
  return groupAccounts(accounts).map((group) => ({
    ...group,
    card: cards.find(({ companyId }) => companyId === group.companyId) ?? null,
  }));
}

function inOrder<Account extends DemoCardAccount>(accounts: readonly Account[]): Account[] {
  const rank = (account: Account) =>
    (account.forcePasswordChange ? 10 : 0) + roleOrder.indexOf(account.roleName);
  return [...accounts].sort((a, b) => rank(a) - rank(b));
}
