import type { LedgerFacts, RecordedGroup, RecordedKg } from '#api/domain/scenarios/prefill/ledger-facts';
import { noLedgerWords, recordedGroups } from '#api/domain/scenarios/prefill/ledger-facts';

/** The same kilograms in every group of rows, and rules that know nothing. */
export function evenFacts(recorded: RecordedKg): LedgerFacts {
  return {
    from: '2025-11',
    to: '2026-10',
    recorded: evenRecorded(recorded),
    words: noLedgerWords,
  };
}

export function evenRecorded(recorded: RecordedKg): Record<RecordedGroup, RecordedKg> {
  return Object.fromEntries(recordedGroups.map((group) => [group, recorded])) as Record<
    RecordedGroup,
    RecordedKg
  >;
}
