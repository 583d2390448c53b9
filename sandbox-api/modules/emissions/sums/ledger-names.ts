import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { findNames } from './repository-sums';

/** Names for keys in the ledger, in the reader's language. Empty if a key is unknown. */
export type Names = {
  item: (kind: SourceKind, itemId: number) => string;
  category: (code: string) => string;
  location: (locationId: number) => string;
};

export async function namesFor(ctx: Ctx): Promise<Names> {
  const rows = await findNames(ctx.db, ctx.session.companyId);
  const names = new Map(rows.map((row) => [`${row.kind}:${row.key}`, localName(row, ctx.locale)]));
  const nameOf = (kind: string, key: string | number) => names.get(`${kind}:${key}`) ?? '';
  return {
    item: nameOf,
    category: (code) => nameOf('category', code),
    location: (locationId) => nameOf('location', locationId),
  };
}
