import type { SourceKind } from '#api/contract/emission-selection';
import type { Ctx } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { findNames } from './repository-sums';

/** What things of the ledger are called, in the reader's language; empty where nothing has the key. */
export type Names = {
  item: (kind: SourceKind, itemId: number) => string;
  category: (code: string) => string;
  location: (locationId: number) => string;
};

export async function namesFor(ctx: Ctx): Promise<Names> {
  const rows = await findNames(ctx.db, ctx.session.companyId);
  const items = new Map<string, string>();
  for (const kind of ['fuel', 'utility', 'renewable'] as const)
    for (const row of rows[kind]) items.set(`${kind}:${row.id}`, localName(row, ctx.locale));
  const categories = new Map(rows.categories.map((row) => [row.code, localName(row, ctx.locale)]));
  const locations = new Map(rows.locations.map((row) => [row.id, row.name]));
  return {
    item: (kind, itemId) => items.get(`${kind}:${itemId}`) ?? '',
    category: (code) => categories.get(code) ?? '',
    location: (locationId) => locations.get(locationId) ?? '',
  };
}
