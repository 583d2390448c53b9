import type { RoleName } from '#api/contract/endpoint';

/**
 * Content of the sandbox's sign-in page before its API answers. It is generated with the snapshot, from its
 * companies and ledger, and built into the client.
 */
export type DemoOffer = {
  companies: readonly DemoCard[];
  /** Of every demo account, also where it is a temporary one. */
  password: string;
  /** As in the snapshot: one may have been used since. */
  invitations: readonly { token: string; requiresExtraInfo: boolean }[];
};

export type DemoCard = {
  companyId: number;
  companyName: string;
  /** Its short name, without the legal form. */
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
