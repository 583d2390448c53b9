import type { EntryWarning, EntryWarningCode, WarnedPart } from '#api/contract/activity-data/entry-checks';
import type { Unit } from '#api/domain/units/units';
import type { Comparable } from './comparable';

/** As the contract has it, with the entry and the unit themselves in place of their texts. */
export type Warning = Omit<EntryWarning, 'other' | 'likelyUnit'> & {
  other: Comparable | null;
  likelyUnit: Unit | null;
};

type Figures = Partial<Pick<Warning, 'other' | 'days' | 'ratio' | 'found' | 'usual'>>;

export function warningOf(
  { kind, unitSymbol, price }: Comparable,
  code: EntryWarningCode,
  part: WarnedPart,
  figures: Figures = {},
): Warning {
  return {
    code,
    part,
    other: null,
    days: null,
    ratio: null,
    found: null,
    usual: null,
    isPerDay: kind !== 'receipt' && code !== 'price' && code !== 'sentinel',
    unitSymbol,
    likelyUnit: null,
    currency: code === 'price' ? (price?.currency ?? null) : null,
    ...figures,
  };
}
