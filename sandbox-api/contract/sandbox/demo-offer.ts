import type { RoleName } from '#api/contract/endpoint';

/**
 * What the sign-in page of the sandbox offers before its API answers. It is made with the snapshot, from the companies
 * and the ledger in it, and built into the client.
 */
export type DemoOffer = {
  companies: readonly DemoCard[];
  /** Of every demo account, also where it is a temporary one. */
  password: string;
  /** As the snapshot has them: one may be used up by now. */
  invitations: readonly { token: string; requiresExtraInfo: boolean }[];
};

export type DemoCard = {
  companyId: number;
  companyName: string;
  /** As one speaks of it, without the legal form. */
  shortName: string;
  trade: DemoWords;
  /** What there is to see. */
  shows: DemoWords;
  sites: number;
  /** Of the twelve months before the reference date, as the company's own overview counts them; null without data. */
  yearlyTonnesCo2e: number | null;
  isTrial: boolean;
  accounts: readonly DemoCardAccount[];
};

/** The part of a sandbox account that its button needs. */
export type DemoCardAccount = { userId: number; roleName: RoleName; forcePasswordChange: boolean };

/** A text of the demo's data in each language of the portal. */
export type DemoWords = { en: string; pl: string };
