import type { Question, RawRecord, Reason, RowAnswer } from '../../model';
import type { Matching } from '../matching';
import { answerKey } from '../texts/fold-text';

export type LocationResult =
  | { locationId: number; reason: Reason }
  | { locationId: null; reason: null; question: Question };

/**
 * An edited row comes first, then an answer about the meter or the text, then what is known of the meter and what
 * the text says. If those two disagree, the meter may have moved, and it is asked about.
 */
export function resolveLocation(record: RawRecord, row: RowAnswer, matching: Matching): LocationResult {
  const { answers, reasonOf } = matching;
  if (row.locationId !== undefined) return { locationId: row.locationId, reason: 'answered' };
  const { meter, location } = record;
  const ofMeter = matching.meterAnswer(meter);
  if (ofMeter) return found(ofMeter.locationId, reasonOf(meterIn(meter)));
  const key = answerKey(location ?? '');
  const ofText = answers.locations?.[key];
  if (ofText !== undefined)
    return found(
      ofText,
      reasonOf((given) => given.locations?.[key]),
    );
  return fromFile(record, matching);
}

/** The answer about a meter, in the answers or the profile. */
export function meterIn(meter: string | null) {
  return (given: { meters?: Record<string, unknown> }) => given.meters?.[answerKey(meter ?? '')];
}

function fromFile({ meter, location }: RawRecord, matching: Matching): LocationResult {
  const known = meter === null ? [] : distinct(matching.meters.find(meter).map((one) => one.locationId));
  const named = location === null ? undefined : matching.locationOf(location);
  if (meter !== null && known.length > 0) {
    if (named?.type === 'found')
      return known.includes(named.locationId)
        ? found(named.locationId, 'remembered')
        : open({ about: 'meters', meter: meter.trim(), count: 1 });
    const [only] = known;
    if (only !== undefined && known.length === 1) return found(only, 'remembered');
    return open({ about: 'meters', meter: meter.trim(), count: 1 });
  }
  if (named?.type === 'found') return found(named.locationId, named.reason);
  const inText = location === null ? null : matching.locationNamedIn(location);
  if (inText !== null) return found(inText, 'content');
  if (named && location !== null)
    return open({ about: 'locations', text: location.trim(), count: 1, proposals: named.proposals });
  return ofWholeFile(meter, matching);
}

function ofWholeFile(meter: string | null, matching: Matching): LocationResult {
  const { answers, choices, named } = matching;
  const { locationId } = answers;
  if (locationId !== undefined && isStillMeant(locationId, meter, matching))
    return found(
      locationId,
      matching.reasonOf((given) => given.locationId),
    );
  const [only] = choices.locations;
  if (only && choices.locations.length === 1) return found(only.locationId, 'content');
  const [byName, ...others] = named.byName;
  const isFree = locationId === undefined || locationId === byName;
  if (byName !== undefined && others.length === 0 && isFree) return found(byName, 'content');
  const proposals = named.all.length > 0 ? { named: named.all } : {};
  if (!only || meter === null) return open({ about: 'locationId', ...proposals });
  return open({ about: 'meters', meter: meter.trim(), count: 1, ...proposals });
}

/**
 * What was remembered of an earlier file does not hold for a meter that nothing is known of, or when this file names
 * another location. What the user said about this file always holds.
 */
function isStillMeant(locationId: number, meter: string | null, matching: Matching): boolean {
  const { answers, named, reasonOf } = matching;
  if (reasonOf((given) => given.locationId) === 'answered') return true;
  if (meter !== null) return false;
  if (named.byName.includes(locationId)) return true;
  const known = [locationId, ...(answers.locationsNamed ?? [])];
  return named.all.every((id) => known.includes(id));
}

function found(locationId: number, reason: Reason): LocationResult {
  return { locationId, reason };
}

function open(question: Question): LocationResult {
  return { locationId: null, reason: null, question };
}

function distinct(ids: number[]): number[] {
  return [...new Set(ids)];
}
