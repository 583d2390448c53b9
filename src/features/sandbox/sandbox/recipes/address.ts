import { listLocations } from '#api/contract/company/locations';
import { listReportHeaders } from '#api/contract/reports/headers';
import { listReviews } from '#api/contract/reviews/reviews';
import type { Caller } from './caller';

const place = /\{(location:[^{}]+|review|statement)\}/g;
const statementKind = 2;

/** The address of a recipe's screen in this sandbox, with names replaced by keys. */
export async function addressOf(screen: string, caller: Pick<Caller, 'call'>): Promise<string> {
  let address = screen;
  for (const [whole, what] of screen.matchAll(place)) {
    const key = await keyOf(what ?? '', caller);
    address = address.replace(whole, String(key));
  }
  return address;
}

async function keyOf(what: string, { call }: Pick<Caller, 'call'>): Promise<number> {
  const [kind, name] = what.split(/:(.*)/s);
  const key =
    kind === 'location'
      ? (await call(listLocations, { query: {} })).find((location) => location.name === name)?.locationId
      : kind === 'review'
        ? (await call(listReviews, { query: {} }))[0]?.reviewHeaderId
        : (await call(listReportHeaders, { params: { reportId: statementKind }, query: {} }))[0]
            ?.reportHeaderId;
  if (key === undefined) throw new PlaceMissing(what);
  return key;
}

/** The sandbox lacks something that the recipe names. */
export class PlaceMissing extends Error {
  constructor(readonly what: string) {
    super(`There is no ${what} in this sandbox`);
  }
}
