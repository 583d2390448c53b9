import { evidencedParts } from '#api/contract/intake/evidence';
import { withBasisOf } from '../../match/entries/calorific-unit';
import type { Answers, Page, RawRecord } from '../../model';
import { anchorKey, parseAnchor } from './anchor';
import { calorificUnitOf } from './bill-arithmetic';
import { withValue } from './clicked-values';
import { findByAnchor } from './find-by-anchor';
import { type BillStyle, energyUnitPattern, evidenceOf } from './found-values';
import { linesOf } from './text-lines';

type Bill = { pages: readonly Page[]; answers: Answers; style: BillStyle };

/**
 * The record with the values where the user showed them on an earlier bill of this supplier. Where the label is
 * gone, the value is null: the rules were not trusted there before.
 */
export function withAnchors(record: RawRecord, { pages, answers, style }: Bill): RawRecord {
  const anchors = answers.anchors ?? {};
  const lines = linesOf(pages);
  let changed = record;
  for (const part of evidencedParts) {
    const anchor = parseAnchor(anchors[anchorKey(record.key, part)]);
    if (!anchor) continue;
    const found = findByAnchor(lines, part, anchor, style);
    if (found === null) {
      changed = { ...changed, [part]: null, values: changed.values.filter((value) => value.part !== part) };
      continue;
    }
    const unit = part === 'amount' ? unitBehind(found.after) : null;
    changed = withValue(changed, evidenceOf(part, found), { value: found.value, unit });
    if (part === 'calorificValue') {
      const { label } = anchor;
      const calorificUnit = withBasisOf(label, calorificUnitOf({ label, after: found.after }));
      changed = { ...changed, calorificUnit: calorificUnit ?? changed.calorificUnit };
    }
  }
  return changed;
}

function unitBehind(text: string): string | null {
  return energyUnitPattern.exec(text)?.[1] ?? null;
}
