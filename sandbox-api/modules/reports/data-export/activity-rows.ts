import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { DataRow } from '#api/contract/reports/data-tables/data-tables';
import { localSymbol } from '#api/domain/units/local-symbol';
import { findMethod } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { namesFor } from '#api/modules/emissions/sums/service';
import { entryIdOf, exact, kindNames } from './cells';
import { type Entry, findEntriesOf } from './repository-activity';
import { visibleTo } from './visible';

/** Where a page ends. */
export type EntryKey = { kind: SourceKind; id: number };

export type EntryPageAsked = { after: EntryKey | null; limit: number };

/** Entries after one, kind by kind; `last` is the last of them where there may be more. */
export async function entriesAfter(
  ctx: Ctx,
  { after, limit }: EntryPageAsked,
): Promise<{ entries: Entry[]; last: EntryKey | null }> {
  const { kinds } = visibleTo(ctx);
  const entries: Entry[] = [];
  for (const kind of after ? kinds.slice(kinds.indexOf(after.kind)) : kinds) {
    if (entries.length >= limit) break;
    const page = { after: kind === after?.kind ? after.id : 0, limit: limit - entries.length };
    entries.push(...(await findEntriesOf(ctx.db, ctx.session.companyId, { kind, page })));
  }
  const last = entries.length === limit ? entries.at(-1) : undefined;
  return { entries, last: last ? { kind: last.kind, id: last.row.id } : null };
}

export async function activityRows(ctx: Ctx, entries: readonly Entry[]): Promise<DataRow<'activity'>[]> {
  const names = await namesFor(ctx);
  return entries.map((entry) => ({
    entry_id: entryIdOf(entry.kind, entry.row.id),
    kind: kindNames[entry.kind],
    source: names.item(entry.kind, itemOf(entry)) || null,
    variant: variantOf(entry, ctx),
    location_id: entry.row.locationId,
    ...daysOf(entry),
    ...amountOf(entry, ctx),
    corrects_entry_id: correctedBy(entry),
    kg_co2e: exact(entry.row.carbonEquivalentKg),
    created_on: entry.row.createdOn.toISOString(),
    updated_on: entry.row.updatedOn.toISOString(),
  }));
}

function itemOf(entry: Entry): number {
  if (entry.kind === 'fuel') return entry.row.fuelId;
  return entry.kind === 'scope3' ? entry.row.inputFormId : entry.row.itemId;
}

function variantOf(entry: Entry, { locale }: Ctx): string | null {
  if (entry.kind === 'fuel') return entry.row.variant ? localName(entry.row.variant, locale) : null;
  if (entry.kind !== 'scope3') return null;
  return findMethod(entry.row.methodId)?.method.label[locale] ?? null;
}

function correctedBy(entry: Entry): string | null {
  if (entry.kind === 'scope3' || entry.row.correctsId === null) return null;
  return entryIdOf(entry.kind, entry.row.correctsId);
}

function daysOf(entry: Entry) {
  if (entry.kind === 'fuel')
    return { start_date: entry.row.startDate ?? entry.row.date, end_date: entry.row.date };
  return { start_date: entry.row.startDate, end_date: entry.row.endDate };
}

function amountOf(entry: Entry, { locale }: Ctx) {
  if (entry.kind === 'scope3') {
    const { reference } = entry.row.values;
    return {
      amount: null,
      unit: null,
      amount_basis: null,
      reference: typeof reference === 'string' ? reference : null,
    };
  }
  return {
    amount: exact(entry.row.value),
    unit: localSymbol(entry.row.unitSymbol, locale),
    amount_basis: (entry.kind === 'fuel' && entry.row.amountFrom) || 'measured',
    reference: entry.row.reference,
  };
}
