import { amountText, partsOf, phrasesIn, recordsIn } from './phrases';
import { oneLine, type StructureWords, type Tell } from './structure';

/** The facilities of a report: which were added, removed and changed, each with its location. */
export const tellFacilities: Tell = (held, words) => {
  const phrases = phrasesIn(words.locale);
  const names = (rows: readonly Row[]) => rows.map((row) => nameOf(row, words));
  return oneLine('facilities', held, {
    holds: (value) =>
      partsOf([{ word: phrases.added, items: names(recordsIn(value)) }], words.locale) ?? phrases.none,
    changed: () => {
      const [before, after] = [numbered(held.before), numbered(held.after)];
      const added = [...after].flatMap(([key, row]) => (before.has(key) ? [] : [row]));
      const removed = [...before].flatMap(([key, row]) => (after.has(key) ? [] : [row]));
      const changed = [...after].flatMap(([key, row]) => {
        const old = before.get(key);
        return old && JSON.stringify(old) !== JSON.stringify(row) ? [changeText(old, row, words)] : [];
      });
      const parts = [
        { word: phrases.added, items: names(added) },
        { word: phrases.removed, items: names(removed) },
        { word: phrases.changed, items: changed },
      ];
      const isMoved = before.size > 0 && JSON.stringify(held.before) !== JSON.stringify(held.after);
      return partsOf(parts, words.locale) ?? (isMoved ? phrases.moved : null);
    },
  });
};

type Row = Record<string, unknown>;

/** By place and type, and of several of a type at one place by their order. */
function numbered(value: unknown): Map<string, Row> {
  const seen = new Map<string, number>();
  return new Map(
    recordsIn(value).map((row) => {
      const key = `${row.locationId} ${row.facilityId}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return [`${key} ${nth}`, row];
    }),
  );
}

function nameOf({ facilityId, locationId }: Row, { find, locale }: StructureWords): string {
  const { gone } = phrasesIn(locale);
  return `${find('facilityType', facilityId) ?? gone} (${find('location', locationId) ?? gone})`;
}

function changeText(before: Row, after: Row, words: StructureWords): string {
  const { leftOut, takenIn, owned, notOwned, none } = phrasesIn(words.locale);
  const area = ({ areaM2 }: Row) => amountText(areaM2, words.locale) ?? none;
  const parts = [
    area(before) === area(after) ? null : `${area(before)} → ${area(after)}\u00a0m²`,
    before.isOwned === after.isOwned ? null : after.isOwned ? owned : notOwned,
    before.isExcluded === after.isExcluded ? null : after.isExcluded ? leftOut : takenIn,
  ].filter((part) => part !== null);
  const name = nameOf(after, words);
  return parts.length > 0 ? `${name} ${parts.join(', ')}` : name;
}
