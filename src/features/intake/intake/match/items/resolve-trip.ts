import type { IntakeChoices, RawRecord, RowAnswer } from '../../model';
import type { Matching } from '../matching';
import { answerKey, foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';
import { saysCar } from './cars';
import { type ItemResult, open } from './item-result';
import type { MeansFinding } from './means-choices';
import { chooseStay } from './stays';
import { isDistance, isStay, kilometresOf } from './travel';
import { chooseMeans, isLong, shortHaulKm } from './travel-means';

type Items = IntakeChoices['items'];

/** What a row of a table about travel is; undefined for one that is no trip and no stay. */
export function resolveTrip(record: RawRecord, row: RowAnswer, matching: Matching): ItemResult | undefined {
  const { travelItems } = matching;
  if (!travelItems) return undefined;
  if (isStay(record.unit)) return stayOf(record, row, matching, travelItems);
  return isDistance(record.unit) ? tripOf(record, row, matching, travelItems) : undefined;
}

function stayOf(record: RawRecord, row: RowAnswer, matching: Matching, items: Items): ItemResult {
  const { text, found, proposals } = chooseStay(record, items);
  if (text === null) return ofWholeFile(matching) ?? open(null, []);
  return answerTo(text, row, matching) ?? result(text, { found, proposals }, true);
}

/**
 * Long flights are asked about apart from short ones of the same class, because the form counts them by other
 * factors. A text of a fuel or of something else is no trip, but beside an own car it names what the car burns.
 */
function tripOf(record: RawRecord, row: RowAnswer, matching: Matching, items: Items): ItemResult | undefined {
  const isMileage = matching.travelKind === 'mileage';
  const text = record.item === null && matching.isBeforeTrips ? null : meansText(record, isMileage);
  if (text === null) {
    const isFee = record.item !== null && matching.itemOf(record.item).type === 'notEnergy';
    return isFee ? undefined : (ofWholeFile(matching) ?? open(null, []));
  }
  if (isMileage && isOfCompany(text)) return answerTo(text, row, matching) ?? open(text, []);
  const { type } = matching.itemOf(text);
  if (type === 'notEnergy' || (type === 'found' && !isMileage)) return undefined;
  const km = kilometresOf(record.amount, record.unit);
  const isCar = isMileage || (record.item ?? record.trip?.mode ?? null) === null;
  const finding = chooseMeans(text, km, items, isCar ? 'car' : 'flight');
  const asked = (of: string) => (finding.isFlight && isLong(km) ? `${of.trim()} > ${shortHaulKm} km` : of);
  // Earlier profiles know a flight by its class alone.
  const ofClass = finding.isFlight && record.item !== null ? asked(record.item) : text;
  const answer = answerTo(asked(text), row, matching) ?? answerTo(ofClass, row, matching);
  if (answer) return answer;
  if (hasNoFactor(text) && !row.isTaken) return { type: 'leftOut', reason: 'notEnergy' };
  return result(asked(text), finding, false);
}

/** The vehicle says what an own car is, and other texts only if they do: most are the reason of the trip. */
function meansText({ item, trip }: RawRecord, isMileage: boolean): string | null {
  const [mode, vehicle] = [trip?.mode ?? null, trip?.vehicle ?? null];
  const told = [mode, item].filter((text) => text !== null && (!isMileage || saysMeans(text)));
  // A class is of a flight.
  const isOnGround = mode !== null && saysMeans(mode);
  const first = isOnGround ? mode : joined(told);
  if (vehicle === null) return first;
  return first === null || isMileage || saysCar(first) ? joined([first, vehicle]) : first;
}

function joined(texts: readonly (string | null)[]): string | null {
  return texts.flatMap((text) => text?.trim() || []).join(', ') || null;
}

function saysMeans(text: string): boolean {
  return saysCar(text) || hasNoFactor(text) || !chooseMeans(text, null, []).isFlight;
}

const companyWords =
  'company car, company vehicle, company owned, pool car, fleet, samochod sluzbowy, sluzbowy, firmowy, dienstwagen, firmenwagen, poolfahrzeug';

function isOfCompany(text: string): boolean {
  const folded = foldText(text);
  return companyWords.split(', ').some((word) => hasWords(folded, word));
}

/** Nothing is published for these, or nothing is emitted. */
const noFactor = new Set(
  (
    'bicycle, bike, e bike, cycling, walk, walking, on foot, rower, hulajnoga, pieszo, fahrrad, zu fuss, hotel, ' +
    'accommodation, nocleg, zakwaterowanie, unterkunft, ubernachtung, baggage, bagaz, gepack, seat reservation, ' +
    'insurance, ubezpieczenie, versicherung, visa, wiza, visum'
  ).split(', '),
);

function hasNoFactor(text: string): boolean {
  return noFactor.has(foldText(text));
}

function ofWholeFile({ answers, reasonOf }: Matching): ItemResult | undefined {
  const { item } = answers;
  return item && { type: 'found', item, reason: reasonOf((given) => given.item) };
}

function answerTo(text: string, row: RowAnswer, { answers, reasonOf }: Matching): ItemResult | undefined {
  const key = answerKey(text);
  const answer = answers.items?.[key];
  if (answer === 'leaveOut') return row.isTaken ? undefined : { type: 'leftOut', reason: 'byUser' };
  return answer && { type: 'found', item: answer, reason: reasonOf((given) => given.items?.[key]) };
}

type Finding = Pick<MeansFinding, 'found' | 'proposals'>;

function result(text: string, { found, proposals }: Finding, isStay: boolean): ItemResult {
  return found ? { type: 'found', item: found, reason: 'synonym' } : open(text, proposals, isStay);
}
