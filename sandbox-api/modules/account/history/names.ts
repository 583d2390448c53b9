import type { Locale } from '#api/contract/messages';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { type Difference, flat, type Value } from './differences';
import { findNames, type HistoryRow, type LookupName } from './repository';
import { phrasesIn } from './structures/phrases';

/** Which fields hold a key, and of what. */
const lookups: Record<string, LookupName> = {
  countryId: 'country',
  fuelId: 'fuel',
  fuelVariantId: 'fuelVariant',
  languageId: 'language',
  locationId: 'location',
  headerId: 'report',
  basedOnId: 'report',
  fromReportHeaderId: 'report',
  reportId: 'reportKind',
  reviewExplanationId: 'explanation',
  userId: 'user',
  supplyTypeId: 'supplyType',
  unitId: 'unit',
  utilityId: 'utility',
  answeredBy: 'user',
};

/** Fields that hold a list of keys. */
const listLookups: Record<string, LookupName> = {
  countries: 'country',
  activityIds: 'activity',
  stakeholderIds: 'stakeholder',
};

/** Two tables have a column of one name that refers to different things. */
const itemLookups: Record<string, LookupName> = {
  utility_consumptions: 'utility',
  renewable_consumptions: 'renewable',
};

/** An entry of the same table. */
const entryLookups: Record<string, LookupName> = {
  fuel_consumptions: 'fuelEntry',
  utility_consumptions: 'utilityEntry',
  renewable_consumptions: 'renewableEntry',
};

function lookupOf(entity: string, field: string): LookupName | undefined {
  if (field === 'correctsId') return entryLookups[entity];
  return field === 'itemId' ? itemLookups[entity] : lookups[field];
}

/** A key within a structure, and of what. */
export type Key = { lookup: LookupName; id: unknown };

/** Names by what they are of and their key. */
export class Names {
  private constructor(
    private readonly byKey: ReadonlyMap<string, string>,
    private readonly gone: string,
  ) {}

  /** Of everything that these rows refer to, in one question to the database. */
  static async of(ctx: Ctx, rows: readonly HistoryRow[], others: readonly Key[] = []): Promise<Names> {
    const wanted = new Map<LookupName, Set<number>>();
    const want = (lookup: LookupName | undefined, id: unknown) => {
      if (!lookup || typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 2_147_483_647) return;
      wanted.set(lookup, (wanted.get(lookup) ?? new Set()).add(id));
    };
    for (const { lookup, id } of others) want(lookup, id);
    for (const row of rows) {
      for (const kept of [row.before, row.after])
        for (const [field, value] of Object.entries(flat(kept))) {
          want(lookupOf(row.entity, field), value);
          if (Array.isArray(value)) for (const id of value) want(listLookups[field], id);
        }
      want('location', row.locationId);
      if (row.entity === 'locations') want('location', row.entityId);
      if (row.entity === 'users') want('user', row.entityId);
    }
    const found = await findNames(ctx.db, ctx.session.companyId, wanted);
    const byKey = new Map(found.map((row) => [`${row.lookup} ${row.id}`, localName(row, ctx.locale)]));
    return new Names(byKey, phrasesIn(ctx.locale).gone);
  }

  find(lookup: LookupName, id: unknown): string | null {
    return this.byKey.get(`${lookup} ${id}`) ?? null;
  }

  /** What a field held, by name where it is a key. */
  ofField(entity: string, field: string, value: unknown): string | null {
    const lookup = lookupOf(entity, field);
    return lookup ? this.find(lookup, value) : null;
  }

  /** What a row held, its lists of keys by name. */
  withLists(kept: unknown): unknown {
    if (typeof kept !== 'object' || kept === null) return kept;
    const named = Object.entries(kept).map(([field, value]) => {
      const lookup = listLookups[field];
      if (!lookup || !Array.isArray(value)) return [field, value];
      return [field, value.map((id: unknown) => this.find(lookup, id) ?? this.gone)];
    });
    return Object.fromEntries(named);
  }

  named(entity: string, { field, before, after }: Difference): Difference {
    // A key without a name is of what was deleted since; the number says nothing to a reader.
    const name = (value: Value) =>
      this.ofField(entity, field, value) ??
      (typeof value === 'number' && lookupOf(entity, field) ? this.gone : value);
    return { field, before: name(before), after: name(after) };
  }
}

/** The name of a form, of a method and of the fields in it, in the reader's language. */
export const inLanguage = (text: { en: string; pl: string }, locale: Locale) => text[locale];
