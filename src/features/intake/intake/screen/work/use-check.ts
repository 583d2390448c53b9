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
  const known = useRef<Revision | null>(null);
  known.current = revisionOf(entries, known.current);
  return known.current.revision;
}

type Revision = { of: IntakeEntryInput[]; text: string; revision: number };

let lastRevision = 0;

/** Two versions of the entries never share a number, not even after the page was left and opened again. */
export function revisionOf(entries: IntakeEntryInput[], known: Revision | null): Revision {
  if (known?.of === entries) return known;
  const text = JSON.stringify(entries.map(({ kind, entry }) => [kind, entry]));
  if (text === known?.text) return { ...known, of: entries };
  lastRevision += 1;
  return { of: entries, text, revision: lastRevision };
}
