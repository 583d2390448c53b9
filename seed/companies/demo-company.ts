import type { ModuleKey, RoleName } from '#api/contract/endpoint';
import type { DemoCard } from '#api/contract/sandbox/demo-offer';
import type { DemoScenarios } from './demo-scenario';

/** How consumption varies through the year, as multiples of the monthly mean. */
export type Season = 'flat' | 'heating' | 'cooling' | 'harvest' | 'peak-season' | 'solar';

type Flow = {
  /** Mean monthly amount in `unitId`, in the newest year. */
  monthly: number;
  unitId: number;
  season: Season;
  /** Yearly change of the amount; 0.04 means 4 % more each year. */
  growth?: number;
  /** Bills of these months extend nine days into the next one, whose bill also covers those days: duplicate days. */
  overlaps?: readonly number[];
  /** Months without an entry, counted back from the newest (0). */
  gaps?: readonly number[];
  /** Single months with unusual values: a real peak, or a typing mistake that a reviewer should find. */
  exceptions?: readonly { monthsAgo: number; factor: number }[];
  /** Only the newest months have data. */
  startedMonthsAgo?: number;
};

export type Stream =
  | (Flow & { kind: 'fuel'; fuelId: number; fuelVariantId?: number; everyMonths?: number })
  | (Flow & {
      kind: 'utility';
      utilityId: number;
      /** From the 15th to the 14th. Other electricity is read from a meter, and known up to yesterday. */
      bill?: 'mid-month';
    })
  | (Flow & { kind: 'renewable'; renewableId: number })
  | ValueChainStream;

/** Entries of the value chain: the flow is the amount of one field, the others are constant. */
export type ValueChainStream = Omit<Flow, 'unitId'> & {
  kind: 'scope3';
  /** Form and method of sandbox-api/domain/value-chain. */
  methodId: number;
  amount: string;
  values: Readonly<Record<string, string | number | boolean>>;
  /** An entry covers this many months. */
  everyMonths: number;
};

export type DemoContract = {
  startedMonthsAgo: number;
  supplyTypeId: number;
  certificateReference: string | null;
  /** Stored with it; each is generated from its title and the reference (demo-certificate.ts). */
  files?: readonly { name: string; title: string }[];
};

export type DemoLocation = {
  id: number;
  name: string;
  countryId: number;
  town: string;
  postCode: string;
  address1: string;
  areaM2: number;
  streams: readonly Stream[];
  contracts?: readonly DemoContract[];
  /**
   * For an archived location: its newest data is this many months old, and it closed on the last day of that month.
   */
  closedMonthsAgo?: number;
};

/** A supplier's statement that the company uses; fictional like the company, as its note says. */
export type DemoOwnFactor = {
  target:
    | { appliesTo: 'utility'; utilityId: number; method: 'location' | 'market' | 'both' }
    | { appliesTo: 'activity'; activity: string };
  /** The one location that it applies to. */
  locationId?: number;
  unitId: number;
  kgCo2e: string;
  /** Valid from that month on. */
  startedMonthsAgo: number;
  publisher: string;
  document: string;
  reference: string;
  note: string;
};

/** A user's answers in the review of a calendar year. */
export type DemoReview = {
  yearsAgo: number;
  /** Categories answered with yes; with a reason where there are no emissions. */
  answered: 'none' | 'with-emissions' | 'all';
  /** Categories answered with no, by code. */
  missing?: Readonly<Record<string, { explanationId: number; comments?: string }>>;
  /** Categories that are open again, because emissions were entered after the answer was given. */
  reopened?: readonly string[];
  /** The user who answered. */
  by: number;
};

export type DemoAccount = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: RoleName;
  languageId: number;
  forcePasswordChange?: boolean;
};

/**
 * Colleagues besides those offered on the sign-in page, so that the list of members shows every state. They use the
 * demo's password if they have one.
 */
export type DemoMember = DemoAccount & {
  state: 'active' | 'invited' | 'expired' | 'inactive' | 'removed';
  joinedMonthsAgo: number;
  /** For users who can no longer sign in. */
  leftMonthsAgo?: number;
};

/** What an earlier file has taught; the content is as the client stores it. */
export type DemoIntakeProfile = { fingerprint: string; name: string; content: string; by: number };

/** A fictional company with everything the demo shows of it. Ids are fixed, so links to it stay valid. */
export type DemoCompany = {
  id: number;
  name: string;
  /** How the sign-in page describes it. */
  offer: Pick<DemoCard, 'shortName' | 'trade' | 'shows'>;
  countryId: number;
  town: string;
  postCode: string;
  address1: string;
  vatNumber: string | null;
  registrationNumber: string | null;
  pkdNumber: string | null;
  modules: readonly ModuleKey[];
  trialDaysRemaining: number | null;
  headlineScope2Method: 'location' | 'market';
  /** A new company has not chosen its reporting scope yet. */
  hasReportingInformation: boolean;
  yearsOfData: number;
  /** Completeness reviews of whole calendar years. */
  reviews?: readonly DemoReview[];
  accounts: readonly DemoAccount[];
  /** Colleagues who are not offered on the sign-in page. */
  members?: readonly DemoMember[];
  /** How the entries were made: one by one, or in files. Undefined for a company without any activity. */
  history?: 'entries' | 'files';
  ownFactors?: readonly DemoOwnFactor[];
  intakeProfiles?: readonly DemoIntakeProfile[];
  scenarios?: DemoScenarios;
  locations: readonly DemoLocation[];
};

/** For every demo account; shown on the login page of the sandbox. */
export const demoPassword = 'ledgerleaf-demo';

/** Open invitations of the demo. */
export const demoInvitations = [
  { id: 1, token: 'WELCOME-2026', requiresExtraInfo: false },
  { id: 2, token: 'WELCOME-VAT-2026', requiresExtraInfo: true },
] as const;

/** ISO 3166 numeric codes, the keys of countries. */
export const country = { poland: 616, unitedKingdom: 826, germany: 276 } as const;
export const language = { english: 1, polish: 2 } as const;
export const unit = { kWh: 1, MWh: 2, GJ: 5, kWhGross: 20, kg: 40, tonne: 41, litre: 50, km: 60 } as const;
export const fuel = {
  naturalGas: 101,
  lpg: 102,
  heatingOil: 201,
  hardCoal: 301,
  woodPellets: 403,
  diesel: 501,
  petrol: 502,
  autogas: 503,
  hvo: 506,
  car: 601,
  van: 602,
  r404a: 703,
  r410a: 706,
} as const;
export const utility = { electricity: 1, heat: 2, steam: 3, cooling: 4 } as const;
export const renewable = { solarPv: 1, biogasChp: 5 } as const;
export const supplyType = { green: 1, standard: 2, powerPurchase: 3 } as const;
