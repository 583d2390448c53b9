import type { Draft, ItemChoice, RawRecord, RowAnswer } from '../../model';
import type { Matching } from '../matching';
import { findItem } from './item-index';
import { withoutPerson } from './travel';

/**
 * How many people each travelled the distance. A vehicle's distance counts once. In passenger-kilometres it is that
 * of all of them already, and in a column of totals it may be.
 */
export function travellersOf(
  { trip, unit }: RawRecord,
  row: RowAnswer,
  item: ItemChoice | null,
  { choices, hasTotalDistance }: Matching,
): Pick<Draft, 'travellers'> {
  const form = item ? findItem(choices, item)?.form : undefined;
  if (form?.peopleField === undefined) return {};
  if (row.travellers !== undefined) return { travellers: row.travellers };
  const counted = trip?.travellers;
  if (counted === undefined) return {};
  if (unit !== null && withoutPerson(unit) !== unit.trim()) return { travellers: 1 };
  return { travellers: hasTotalDistance && counted !== 1 ? null : counted };
}
