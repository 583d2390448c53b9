import { type Decimal, decimal, sum, zero } from '#api/domain/units/decimal';

/** Sums of a part of the ledger as the report counts them, kg CO2e as decimal strings. Scope 2 has both methods, never added. */
export type LedgerSums = { none: string; location: string; market: string };

/** What one location reports of one category. */
export type LedgerGroup = {
  locationId: number;
  scope: number;
  category: string;
  kg: LedgerSums;
  lineCount: number;
  /** Each row of activity data behind it as `id.what was entered.its result`, the latter two as digests. */
  rows: readonly string[];
};

/** State of the ledger when a report was issued; stored with the issue as JSON. */
export type LedgerState = {
  version: 1;
  /** First and last month. */
  firstMonth: string;
  lastMonth: string;
  gwpSet: string;
  headlineMethod: 'location' | 'market';
  /** Totals by method: everything, with Scope 2 counted by it. */
  totalKg: { location: string; market: string };
  /** By scope and method; Scope 2 twice. */
  scopes: readonly { scope: number; method: keyof LedgerSums; kg: string; lineCount: number }[];
  /** Share of each location that the report counts, `1` for all of it, and the month in which it was closed before the last. */
  shares: readonly { locationId: number; share: string; lastMonth?: string | null }[];
  /** Published factors with the edition they are of, and the company's own. */
  factors: readonly { id: number; edition: string }[];
  companyFactorIds: readonly number[];
  groups: readonly LedgerGroup[];
};

export type ChangeReason =
  | 'new-rows'
  | 'removed-rows'
  | 'corrected-rows'
  | 'other-factors'
  | 'other-boundary';

/** A part of the report with another figure than when it was issued, t CO2e. */
export type LedgerChange = { issuedT: number; nowT: number; reasons: ChangeReason[] };

export type LedgerChanges = {
  hasChanged: boolean;
  scopes: (LedgerChange & { scope: number; method: keyof LedgerSums })[];
  categories: (LedgerChange & { scope: number; category: string; method: keyof LedgerSums })[];
  /** By the headline method of the issue. */
  locations: (LedgerChange & { locationId: number })[];
};

const methods = ['none', 'location', 'market'] as const;

/** Totals of a state in t CO2e, as the list of issues shows them. */
export function totalsOf({ totalKg }: Pick<LedgerState, 'totalKg'>): {
  locationBasedT: number;
  marketBasedT: number;
} {
  return { locationBasedT: tonnes(decimal(totalKg.location)), marketBasedT: tonnes(decimal(totalKg.market)) };
}

/**
 * The current state against the issued one: only different parts, by scope, category and location, each with
 * every reason. Rows show whether they are new, removed or changed; the same rows with other results have
 * other factors (or warming potentials), and a location with another share has another boundary.
 */
export function changesBetween(before: LedgerState, after: LedgerState): LedgerChanges {
  const pairs = pairsOf(before, after);
  const scopes = methods.flatMap((method) =>
    byKey(pairs, ({ scope }) => String(scope)).map((own) => ({
      scope: own[0]?.scope ?? 0,
      method,
      ...changeOf(own, (group) => decimal(group?.kg[method] ?? 0)),
    })),
  );
  const categories = methods.flatMap((method) =>
    byKey(pairs, ({ scope, category }) => `${scope} ${category}`).map((own) => ({
      scope: own[0]?.scope ?? 0,
      category: own[0]?.category ?? '',
      method,
      ...changeOf(own, (group) => decimal(group?.kg[method] ?? 0)),
    })),
  );
  const counted = (group: LedgerGroup | undefined) =>
    decimal(group?.kg.none ?? 0).plus(group?.kg[before.headlineMethod] ?? 0);
  const locations = byKey(pairs, ({ locationId }) => String(locationId)).map((own) => ({
    locationId: own[0]?.locationId ?? 0,
    ...changeOf(own, counted),
  }));
  const differing = <Change extends LedgerChange>(changes: Change[]) =>
    changes.filter(({ issuedT, nowT }) => issuedT !== nowT);
  const all = {
    scopes: differing(scopes).toSorted((left, right) => left.scope - right.scope),
    categories: differing(categories).toSorted((left, right) =>
      left.category.localeCompare(right.category, 'en', { numeric: true }),
    ),
    locations: differing(locations),
  };
  const hasChanged = pairs.some(({ before: then, after: now }) =>
    methods.some((method) => !decimal(then?.kg[method] ?? 0).equals(now?.kg[method] ?? 0)),
  );
  return { hasChanged, ...all };
}

type Pair = {
  locationId: number;
  scope: number;
  category: string;
  before: LedgerGroup | undefined;
  after: LedgerGroup | undefined;
  isOtherBoundary: boolean;
};

function pairsOf(before: LedgerState, after: LedgerState): Pair[] {
  const keyOf = ({ locationId, scope, category }: LedgerGroup) => `${locationId} ${scope} ${category}`;
  const then = new Map(before.groups.map((group) => [keyOf(group), group]));
  const now = new Map(after.groups.map((group) => [keyOf(group), group]));
  const boundariesOf = ({ shares }: LedgerState) =>
    new Map(shares.map(({ locationId, share, lastMonth = null }) => [locationId, `${share} ${lastMonth}`]));
  const [boundaryThen, boundaryNow] = [boundariesOf(before), boundariesOf(after)];
  const boundaryIn = (boundaries: ReadonlyMap<number, string>, id: number) => boundaries.get(id) ?? '1 null';
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const any = then.get(key) ?? now.get(key);
    if (!any) return [];
    const { locationId, scope, category } = any;
    const isOtherBoundary = boundaryIn(boundaryThen, locationId) !== boundaryIn(boundaryNow, locationId);
    return [{ locationId, scope, category, before: then.get(key), after: now.get(key), isOtherBoundary }];
  });
}

function byKey(pairs: readonly Pair[], keyOf: (pair: Pair) => string): Pair[][] {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) groups.set(keyOf(pair), [...(groups.get(keyOf(pair)) ?? []), pair]);
  return [...groups.values()];
}

function changeOf(pairs: readonly Pair[], amount: (group: LedgerGroup | undefined) => Decimal): LedgerChange {
  const changed = pairs.filter(({ before, after }) => !amount(before).equals(amount(after)));
  return {
    issuedT: tonnes(sum(pairs.map(({ before }) => amount(before)))),
    nowT: tonnes(sum(pairs.map(({ after }) => amount(after)))),
    reasons: reasonOrder.filter((reason) => changed.some((pair) => reasonsOf(pair).has(reason))),
  };
}

const reasonOrder: readonly ChangeReason[] = [
  'new-rows',
  'removed-rows',
  'corrected-rows',
  'other-factors',
  'other-boundary',
];

function reasonsOf({ before, after, isOtherBoundary }: Pair): Set<ChangeReason> {
  const then = rowsOf(before);
  const now = rowsOf(after);
  const reasons = new Set<ChangeReason>();
  for (const [id, row] of now) {
    const old = then.get(id);
    if (!old) reasons.add('new-rows');
    else if (old.entered !== row.entered) reasons.add('corrected-rows');
    else if (old.result !== row.result) reasons.add('other-factors');
  }
  if ([...then.keys()].some((id) => !now.has(id))) reasons.add('removed-rows');
  if (isOtherBoundary) reasons.add('other-boundary');
  return reasons;
}

function rowsOf(group: LedgerGroup | undefined) {
  return new Map(
    (group?.rows ?? []).map((row) => {
      const [id = '', entered = '', result = ''] = row.split('.');
      return [id, { entered, result }] as const;
    }),
  );
}

function tonnes(kilograms: Decimal): number {
  return kilograms.dividedBy(1000).toNumber() + 0;
}

/** Totals by method of groups. */
export function totalKgOf(groups: readonly LedgerGroup[]): LedgerState['totalKg'] {
  const total = (method: 'location' | 'market') =>
    groups.reduce((added, { kg }) => added.plus(kg.none).plus(kg[method]), zero).toString();
  return { location: total('location'), market: total('market') };
}
