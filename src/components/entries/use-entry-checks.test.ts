import { describe, expect, it } from 'vitest';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { replaceable } from './use-entry-checks';

const warning = (code: EntryWarning['code'], entryId: number | null): EntryWarning => ({
  code,
  part: 'period',
  other: {
    entryId,
    index: entryId === null ? 0 : null,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
    value: 1,
    unitSymbol: 'kWh',
    reference: null,
    updatedOn: entryId === null ? null : '2026-06-15T12:00:00.000Z',
  },
  days: null,
  ratio: null,
  found: null,
  usual: null,
  isPerDay: true,
  unitSymbol: 'kWh',
  likelyUnit: null,
  currency: null,
});

describe('the recorded entry that a new one may replace', () => {
  it('is the one with the same days or invoice', () => {
    const found = { id: 7, updatedOn: '2026-06-15T12:00:00.000Z' };
    for (const code of ['duplicate', 'twin', 'sameInvoice'] as const)
      expect(replaceable([warning(code, 7), warning('gap', 6)])).toEqual(found);
    expect(replaceable([warning('twin', 7), warning('sameInvoice', 7)])).toEqual(found);
  });

  it('is none when entries only overlap, several match, or the match is not recorded', () => {
    expect(replaceable([warning('overlap', 7)])).toBeNull();
    expect(replaceable([warning('twin', 7), warning('sameInvoice', 8)])).toBeNull();
    expect(replaceable([warning('twin', null)])).toBeNull();
  });
});
