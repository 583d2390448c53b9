import type { EvidencedPart } from '#api/contract/intake/evidence';
import { dateTokens, parseDate } from './dates';
import { type BillStyle, codeAt, energyUnitPattern, type Found, foundIn } from './found-values';
import { numberTokens, parseNumber } from './numbers';
import type { Segment } from './text-lines';

export type PartKind = 'day' | 'number' | 'code' | 'unit' | 'text';

const kinds: Record<EvidencedPart, PartKind> = {
  amount: 'number',
  unit: 'unit',
  item: 'text',
  startDate: 'day',
  endDate: 'day',
  invoice: 'code',
  meter: 'code',
  location: 'text',
  calorificValue: 'number',
  volumeCorrection: 'number',
  cost: 'number',
  supplier: 'text',
  travellers: 'number',
};

export function kindOf(part: EvidencedPart): PartKind {
  return kinds[part];
}

/** All values of a kind in a segment, from a place in its text on. */
export function valuesIn(segment: Segment, from: number, kind: PartKind, style: BillStyle): Found[] {
  const text = segment.text.slice(from);
  const at = (raw: string, index: number, value: string | number | null) =>
    foundIn(segment, { raw, index: from + index }, value);
  if (kind === 'day')
    return dateTokens(text).map((token) => at(token.raw, token.index, parseDate(token, style.dateOrder)));
  if (kind === 'number') {
    return numberTokens(text).map(({ raw, index }) => at(raw, index, parseNumber(raw, style.decimal)));
  }
  if (kind === 'unit') {
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: raw, index }) => {
      const unit = energyUnitPattern.exec(raw.replaceAll(/[()[\],]/g, ''))?.[1];
      return unit === undefined ? [] : [at(raw, index, unit)];
    });
  }
  if (kind === 'code') {
    const code = codeAt(segment, from);
    return code ? [code] : [];
  }
  const trimmed = text.replace(/^[\s:]+/, '');
  return trimmed === '' ? [] : [at(trimmed.trimEnd(), text.length - trimmed.length, trimmed.trimEnd())];
}
