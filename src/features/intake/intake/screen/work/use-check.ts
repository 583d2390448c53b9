import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import type { Interpretation } from '../intake-tools';
import { intakeQueries } from '../queries';
import { maxRecorded } from './to-record';

/** What the API says about the entries. Answers to warnings do not change it, so they check nothing again. */
export function useCheck(intakeId: number, shown: Interpretation | null) {
  const entries = shown?.entries ?? [];
  const isReady =
    shown !== null &&
    entries.length > 0 &&
    entries.length <= maxRecorded &&
    shown.understood.questions.length + shown.matched.questions.length === 0;
  const revision = useRevision(entries);
  const check = useQuery({ ...intakeQueries.check(intakeId, revision, entries), enabled: isReady });
  return { ...check, data: isReady ? check.data : undefined };
}

function useRevision(entries: IntakeEntryInput[]): number {
  const known = useRef({ of: entries, text: '', revision: 0 });
  if (known.current.of !== entries || known.current.revision === 0) {
    const text = JSON.stringify(entries.map(({ kind, entry }) => [kind, entry]));
    const revision = known.current.revision + (text === known.current.text ? 0 : 1);
    known.current = { of: entries, text, revision };
  }
  return known.current.revision;
}
