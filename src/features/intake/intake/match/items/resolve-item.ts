import type { ItemChoice, RawRecord, RowAnswer } from '../../model';
import type { Matching } from '../matching';
import { meterIn } from '../places/resolve-location';
import { answerKey } from '../texts/fold-text';
import { type ItemFinding, withVariant } from './choose-item';
import { type ItemResult, open, openSeveral } from './item-result';
import { resolveTrip } from './resolve-trip';
import { isDistance, isStay } from './travel';

/** An edited row comes first, then an answer about the meter or the text, then the meter together with the text. */
export function resolveItem(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult {
  // In a table that is not about travel, the means of transport names the company's vehicle.
  const text = record.item ?? record.trip?.mode ?? null;
  if (row.item) return { type: 'found', item: row.item, reason: 'answered' };
  const trip = resolveTrip(record, row, matching);
  if (trip) return trip;
  return resolveEnergy({ ...record, item: text }, row, matching);
}

function resolveEnergy(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult {
  const { item: text } = record;
  const result = fromAnswers(record, row, matching) ?? fromFile(record, row, matching);
  if (result.type !== 'found') return result;
  const { item, proposals } = withVariant(result.item, text, matching.choices);
  if (item) return { ...result, item };
  return open(text, proposals);
}

function fromAnswers(
  { item: text, meter }: RawRecord,
  row: RowAnswer,
  matching: Matching,
): ItemResult | undefined {
  const { answers, reasonOf } = matching;
  const key = answerKey(text ?? '');
  const ofText = text === null ? undefined : answers.items?.[key];
  if (ofText === 'leaveOut' && !row.isTaken) return { type: 'leftOut', reason: 'byUser' };
  // A bill has fees of the meter beside its energy.
  const isFee = text !== null && ofText === undefined && matching.itemOf(text).type === 'notEnergy';
  const ofMeter = isFee ? null : matching.meterAnswer(meter)?.item;
  if (ofMeter) return { type: 'found', item: ofMeter, reason: reasonOf(meterIn(meter)) };
  if (ofText === undefined || ofText === 'leaveOut') return undefined;
  return { type: 'found', item: ofText, reason: reasonOf((given) => given.items?.[key]) };
}

function fromFile(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult {
  const { item: text, meter } = record;
  const finding = text === null ? undefined : matching.itemOf(text);
  const isOfTravel = matching.travelKind !== null && !matching.travelItems;
  const isTrip = isStay(record.unit) || (isDistance(record.unit) && finding?.type !== 'found');
  if (finding?.type === 'notEnergy' || (isOfTravel && isTrip))
    return row.isTaken ? open(text, []) : { type: 'leftOut', reason: 'notEnergy' };
  const known = knownItem(meter, matching);
  if (known) return alongWith(known, finding, text);
  if (finding?.type === 'found') return finding;
  if (finding && text !== null && finding.named.length > 1) return openSeveral(text, finding.proposals);
  if (finding) return open(text, finding.proposals);
  const { answers, reasonOf, meterColumnItem } = matching;
  if (answers.item) return { type: 'found', item: answers.item, reason: reasonOf((given) => given.item) };
  if (meterColumnItem && meter !== null) return { type: 'found', item: meterColumnItem, reason: 'content' };
  return { type: 'open', question: null };
}

/** What the meter was recorded with before, unless the file now says something else. */
function alongWith(
  known: ItemChoice,
  finding: Exclude<ItemFinding, { type: 'notEnergy' }> | undefined,
  text: string | null,
): ItemResult {
  const isKnown = ({ kind, itemId }: ItemChoice) => kind === known.kind && itemId === known.itemId;
  if (!finding) return { type: 'found', item: known, reason: 'remembered' };
  if (finding.type === 'found')
    return isKnown(finding.item)
      ? { type: 'found', item: finding.item, reason: 'remembered' }
      : open(text, [finding.item, known]);
  if (finding.named.length === 0 || finding.named.some(isKnown))
    return { type: 'found', item: known, reason: 'remembered' };
  return open(text, [known, ...finding.proposals]);
}

/** Undefined for a new meter, and for one that several items were recorded with. */
function knownItem(meter: string | null, { meters, choices }: Matching): ItemChoice | undefined {
  if (meter === null) return undefined;
  const recorded = meters
    .find(meter)
    .filter(({ kind, itemId }) => choices.items.some((item) => item.kind === kind && item.itemId === itemId));
  const [first] = recorded;
  if (!first || recorded.some(({ kind, itemId }) => kind !== first.kind || itemId !== first.itemId))
    return undefined;
  return { kind: first.kind, itemId: first.itemId, variantId: null };
}
