import type { NaceSection, SizeClass } from '#api/contract/company/companies';
import type { CompanyKeyFigure } from '#api/contract/company/key-figures';
import type { consolidationApproaches } from '#api/contract/company/reporting-informations';

/** Fictional like the companies, in the order of magnitude of their entries. */
export type DemoSettings = {
  naceSection: NaceSection;
  sizeClass: SizeClass;
  billingEmail: string | null;
  /** For a company that has stated its reporting information. */
  reporting?: {
    consolidationApproach: (typeof consolidationApproaches)[number];
    consolidationReason: string;
    baseYearsAgo: number;
  };
  /** By calendar year, counted back from that of the reference date. */
  keyFigures: readonly (Pick<
    CompanyKeyFigure,
    'revenue' | 'revenueCurrency' | 'employees' | 'output' | 'outputUnit'
  > & {
    yearsAgo: number;
  })[];
  logo?: { name: string; draw: 'berries' };
  /** Accepted versions of the terms by account; accounts that are not listed have accepted none. */
  acceptances: readonly { userId: number; languageId: number; version: string; acceptedOn: string }[];
};

const foods = (yearsAgo: number, revenue: number, employees: number, output: number) => ({
  yearsAgo,
  revenue,
  revenueCurrency: 'PLN' as const,
  employees,
  output,
  outputUnit: 't mrożonych owoców',
});

const parcels = (yearsAgo: number, revenue: number, employees: number, output: number) => ({
  yearsAgo,
  revenue,
  revenueCurrency: 'GBP' as const,
  employees,
  output,
  outputUnit: 'parcels',
});

const shops = (yearsAgo: number, revenue: number, employees: number, output: number) => ({
  yearsAgo,
  revenue,
  revenueCurrency: 'EUR' as const,
  employees,
  output,
  outputUnit: 'm² of sales area',
});

const polish = 2;
const english = 1;
const first = '2025.1';
const newer = '2026.1';

/** By company id. */
export const demoSettings: Readonly<Record<number, DemoSettings>> = {
  1: {
    naceSection: 'C',
    sizeClass: 'large',
    billingEmail: 'faktury@jagodno.example',
    reporting: {
      consolidationApproach: 'operational-control',
      consolidationReason:
        'Spółka sama prowadzi wszystkie zakłady i chłodnie, także wynajmowane, i decyduje o ich energii.',
      baseYearsAgo: 2,
    },
    keyFigures: [
      foods(1, 418_600_000, 624.5, 53_100),
      foods(2, 396_200_000, 611, 50_850),
      foods(3, 371_900_000, 598.5, 49_300),
    ],
    logo: { name: 'jagodno-foods.png', draw: 'berries' },
    acceptances: [
      { userId: 101, languageId: polish, version: first, acceptedOn: '2025-03-04T08:12:00Z' },
      { userId: 101, languageId: polish, version: newer, acceptedOn: '2026-01-05T09:41:00Z' },
      // Has accepted the first version only, and is asked to read the newer one.
      { userId: 102, languageId: polish, version: first, acceptedOn: '2025-03-06T13:27:00Z' },
    ],
  },
  2: {
    naceSection: 'H',
    sizeClass: 'medium',
    billingEmail: 'accounts@kestrelvale.example',
    keyFigures: [parcels(1, 31_400_000, 212, 6_240_000)],
    acceptances: [{ userId: 201, languageId: english, version: newer, acceptedOn: '2026-11-08T10:05:00Z' }],
  },
  3: {
    naceSection: 'J',
    sizeClass: 'micro',
    billingEmail: null,
    keyFigures: [],
    acceptances: [{ userId: 301, languageId: polish, version: newer, acceptedOn: '2026-11-24T07:30:00Z' }],
  },
  4: {
    naceSection: 'G',
    sizeClass: 'large',
    billingEmail: 'rechnung@blauweide.example',
    reporting: {
      consolidationApproach: 'financial-control',
      consolidationReason:
        'The same entities as in the financial statements, so that both can be read together.',
      baseYearsAgo: 2,
    },
    keyFigures: [
      shops(1, 286_000_000, 1_842, 61_400),
      shops(2, 274_500_000, 1_815.5, 60_900),
      shops(3, 261_800_000, 1_790, 59_700),
    ],
    acceptances: [
      { userId: 401, languageId: english, version: first, acceptedOn: '2025-03-03T11:18:00Z' },
      { userId: 401, languageId: english, version: newer, acceptedOn: '2026-01-12T15:52:00Z' },
      { userId: 402, languageId: english, version: newer, acceptedOn: '2026-02-02T09:09:00Z' },
    ],
  },
};
