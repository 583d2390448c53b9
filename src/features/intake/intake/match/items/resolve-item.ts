import type { LeftOutReason } from '#api/contract/intake/intakes';
import type { ItemChoice, Question, RawRecord, Reason, RowAnswer } from '../../model';
import type { Matching } from '../matching';
import { meterIn } from '../places/resolve-location';
import { answerKey } from '../texts/fold-text';
import { type ItemFinding, withVariant } from './choose-item';
import { isDistance, kilometresOf } from './travel';
import { chooseMeans, isLong, shortHaulKm } from './travel-means';

export type ItemResult =
  | { type: 'found'; item: ItemChoice; reason: Reason }
  | { type: 'leftOut'; reason: LeftOutReason }
  /** Without a text, the meter or the whole file is asked about. */
  | { type: 'open'; question: Question | null };

/** An edited row comes first, then an answer about the meter or the text, then the meter together with the text. */
export function resolveItem(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult {
  const { item: text } = record;
  if (row.item) return { type: 'found', item: row.item, reason: 'answered' };
  const trip = tripOf(record, row, matching);
  if (trip) return trip;
  const result = fromAnswers(record, row, matching) ?? fromFile(record, row, matching);
  if (result.type !== 'found') return result;
  const { item, proposals } = withVariant(result.item, text, matching.choices);
  if (item) return { ...result, item };
  return open(text, proposals);
}

/**
 * A trip of a travel agency's table, unless its text is one of a fuel or of something else. Long flights are asked
 * about apart from short ones of the same class, because the form counts them by other factors.
 */
function tripOf(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult | undefined {
  const { item: text } = record;
  const { travelItems, answers, reasonOf } = matching;
  const isOther = text !== null && matching.itemOf(text).type !== 'open';
  if (!travelItems || isOther || !isDistance(record.unit)) return undefined;
  if (text === null)
    return answers.item && { type: 'found', item: answers.item, reason: reasonOf((given) => given.item) };
  const km = kilometresOf(record.amount, record.unit);
  const { found, proposals, isFlight } = chooseMeans(text, km, travelItems);
  const asked = isFlight && isLong(km) ? `${text.trim()} > ${shortHaulKm} km` : text;
  const key = answerKey(asked);
  const answer = answers.items?.[key];
  if (answer === 'leaveOut')
    return row.isTaken ? open(asked, proposals) : { type: 'leftOut', reason: 'byUser' };
  if (answer) return { type: 'found', item: answer, reason: reasonOf((given) => given.items?.[key]) };
  return found ? { type: 'found', item: found, reason: 'synonym' } : open(asked, proposals);
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
  const isTrip =
    matching.isTravel && !matching.travelItems && finding?.type !== 'found' && isDistance(record.unit);
  if (finding?.type === 'notEnergy' || isTrip)
    return row.isTaken ? open(text, []) : { type: 'leftOut', reason: 'notEnergy' };
  const known = knownItem(meter, matching);
  if (known) return alongWith(known, finding, text);
  if (finding?.type === 'found') return finding;
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

function open(text: string | null, proposals: ItemChoice[]): ItemResult {
  return {
    type: 'open',
    question: text === null ? null : { about: 'items', text: text.trim(), count: 1, proposals },
  };
}
