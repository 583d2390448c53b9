import type {
  ActivitySum,
  GhgReportFacts,
  LedgerSum,
  LocationFacts,
  MonthSum,
} from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';

type Numbers = Partial<Record<'kgCo2e' | 'co2' | 'ch4' | 'n2o' | 'other' | 'biogenic' | 'energyKwh', number>>;

/** The records of one month, in kg. Without gases it is all CO2; without lines of its own it is one. */
export type Recorded = Numbers &
  Partial<
    Pick<LedgerSum, 'sourceKind' | 'itemId' | 'supplyTypeId' | 'factorId' | 'reason' | 'isSpendBased'>
  > &
  Partial<Pick<MonthSum, 'isBiogenicFuel' | 'refrigerantId'>> &
  Pick<LedgerSum, 'locationId' | 'scope' | 'category' | 'method'> & { month: string };

export function place(id: number, over: Partial<LocationFacts> = {}): LocationFacts {
  const own = { id, name: `Site ${id}`, address: 'Polna 1, Poznań', areaM2: 1000 };
  const grid = { countryCode: 'PL', gridSubregion: null };
  return { ...own, ...grid, isActive: true, closedOn: null, facilities: [], ...over };
}

function gasesOf({ kgCo2e = 0, co2, ch4 = 0, n2o = 0, other = 0 }: Numbers) {
  return {
    kgCo2e: decimal(kgCo2e),
    co2: decimal(co2 ?? decimal(kgCo2e).minus(ch4).minus(n2o).minus(other)),
    ch4: decimal(ch4),
    n2o: decimal(n2o),
    other: decimal(other),
  };
}

/** The sums of the ledger from what was recorded by month; months of a year before go to the earlier years alone. */
function ledgerOf(recorded: readonly Recorded[], year: number) {
  const own = recorded.filter(({ month }) => month.startsWith(String(year)));
  const keysOf = (row: Recorded) => ({
    locationId: row.locationId,
    scope: row.scope,
    category: row.category,
    method: row.method,
  });
  const sums = own.map(
    (row): LedgerSum => ({
      ...keysOf(row),
      kgCo2e: decimal(row.kgCo2e ?? 0),
      biogenic: decimal(row.biogenic ?? 0),
      energyKwh: decimal(row.energyKwh ?? 0),
      lineCount: 1,
      sourceKind: row.sourceKind ?? (row.scope === 2 ? 'utility' : row.scope === 3 ? 'scope3' : 'fuel'),
      itemId: row.itemId ?? 1,
      supplyTypeId: row.supplyTypeId ?? 0,
      factorId: row.factorId ?? 0,
      reason: row.reason ?? 'exact',
      isSpendBased: row.isSpendBased ?? false,
    }),
  );
  const months = own.map(
    (row): MonthSum => ({
      ...keysOf(row),
      ...gasesOf(row),
      month: row.month,
      isBiogenicFuel: row.isBiogenicFuel ?? false,
      refrigerantId: row.refrigerantId ?? 0,
      gwpSet: 'AR6',
    }),
  );
  const years = recorded
    .filter(({ scope }) => scope >= 1 && scope <= 3)
    .map((row) => ({
      ...keysOf(row),
      yearsBack: year - Number(row.month.slice(0, 4)),
      kgCo2e: decimal(row.kgCo2e ?? 0),
      lineCount: 1,
    }));
  return { sums, months, years };
}

type Given = Partial<Omit<GhgReportFacts, 'activities'>> & {
  recorded?: readonly Recorded[];
  activities?: readonly (Omit<ActivitySum, 'quantity' | 'scope1Kg'> & {
    quantity: number;
    scope1Kg: number;
  })[];
};

/** A company of one site that reports 2025 in English and has stated nothing, unless the test says otherwise. */
export function ghgFacts({ recorded = [], activities = [], ...over }: Given = {}): GhgReportFacts {
  return {
    language: 'en',
    today: '2026-02-01',
    isDraft: false,
    scopes: [1, 2, 3],
    gwpSet: 'AR6',
    header: {
      name: 'Report 2025',
      description: null,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      author: null,
      department: null,
      issueNumber: 1,
    },
    company: { name: 'Acme', country: 'Poland', address: 'Polna 1', currency: 'EUR', logo: null },
    general: null,
    reporting: { consolidationApproach: null, consolidationReason: null, baseYear: null },
    locations: [place(1)],
    ...ledgerOf(recorded, 2025),
    earlier: new Map(),
    partialYears: [],
    afterClosing: [],
    valueChainAmounts: [],
    estimates: [],
    companyFactorSums: [],
    instruments: [],
    factors: [],
    companyFactors: [],
    potentials,
    contracts: [],
    reviews: [],
    unreviewedMonths: [],
    openReviews: [],
    dataGaps: [],
    keyFigures: [],
    scope3Methods: [],
    restatements: [],
    glossary: [],
    names: {
      category: (code) => `Category ${code}`,
      item: (kind, itemId) => `${kind} ${itemId}`,
      gasOf: (itemId) => ({ 701: 'hfc-32', 702: 'r-508b' })[itemId] ?? null,
      isBiogenic: (itemId) => itemId === 401,
      isMadeOfFuel: (renewableId) => renewableId === 9,
      unit: (symbol) => symbol,
    },
    activities: activities.map((row) => ({
      ...row,
      quantity: decimal(row.quantity),
      scope1Kg: decimal(row.scope1Kg),
    })),
    ...over,
  };
}

const potential = (gas: string, value: number, composition = '') => ({
  gas,
  composition,
  report: 'AR6' as const,
  isKyoto: true,
  value: decimal(value),
});

/** R-508B is 46 % HFC-23 and 54 % PFC-116; with round potentials. */
const potentials = [
  potential('co2', 1),
  potential('ch4-fossil', 29.8),
  potential('ch4-non-fossil', 27),
  potential('n2o', 273),
  potential('hfc-32', 771),
  potential('hfc-23', 10_000),
  potential('c2f6', 10_000),
  potential('r-508b', 10_000, '46% HFC-23, 54% PFC-116'),
];

/** What a company states that has done every step. */
export const everythingStated = {
  header: {
    name: 'Report 2025',
    description: 'For the bank',
    periodStart: '2025-01-01',
    periodEnd: '2025-12-31',
    author: 'Anna Nowak',
    department: 'Environment',
    issueNumber: 2,
  },
  general: {
    companyName: 'Acme',
    countries: ['Poland'],
    production: 'Bread.',
    productionDetails: null,
    policies: 'Less.',
    employees: 50,
    isFirstAudit: false,
    auditNumber: 3,
    purpose: 'The bank',
    changes: {
      investment: { answer: true, comment: 'A new oven' },
      energy: { answer: false, comment: null },
      process: { answer: null, comment: null },
      vehicle: { answer: null, comment: null },
      logistics: { answer: null, comment: null },
    },
    exclusions: 'None.',
    boundaryChanges: 'None.',
    baseYearReason: 'First full year.',
    recalculationPolicy: 'Above 5 %.',
    uncertainty: 'Low.',
    verification: 'none',
    verifier: null,
    verifiedOn: null,
    verificationStandard: null,
  },
  reporting: {
    consolidationApproach: 'operational-control',
    consolidationReason: 'We run what we own.',
    baseYear: 2025,
  },
  reviews: Array.from({ length: 15 }, (_, index) => ({
    scope: 3,
    categoryNumber: index + 1,
    allData: true,
    isZero: true,
    isComplete: true,
    explanation: 'Not relevant',
    comments: null,
  })),
} satisfies Partial<GhgReportFacts>;
