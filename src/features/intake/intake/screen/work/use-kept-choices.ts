import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Intake, saveIntakeChoices } from '#api/contract/intake/intakes';
import { call } from '@/lib/api/call';
import type { Outcome } from '@/lib/autosave/autosave';
import { useAutosave } from '@/lib/autosave/use-autosave';
import { staleRow } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useErrorText } from '@/lib/problem/use-error-text';
import { intakeQueries } from '../queries';
import { readChoices, type StoredChoices, writeChoices } from './stored-choices';

type Draft = { choices: StoredChoices; seenUpdatedOn: string };
type Failed = { kind: 'failed'; text: string };

/** The user's choices for an open intake. Each change is saved at once; another user's changes are asked about. */
export function useKeptChoices(intake: Intake) {
  const { intakeId } = intake;
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const changeText = useChangeText();
  const [choices, setChoices] = useState(() => readChoices(intake.choices));
  const updatedOn = useRef(intake.updatedOn);
  const latest = useRef(choices);

  const show = (next: StoredChoices) => {
    latest.current = next;
    setChoices(next);
  };
  const store = (stored: Intake) => {
    updatedOn.current = stored.updatedOn;
    queryClient.setQueryData(intakeQueries.detail(intakeId).queryKey, stored);
  };
  const autosave = useAutosave<Draft, Intake, Failed>({
    check: () => null,
    send: async (id, draft): Promise<Outcome<Intake, Failed>> => {
      try {
        const stored = await call(saveIntakeChoices, {
          params: { id },
          body: { choices: writeChoices(draft.choices) },
          seenUpdatedOn: draft.seenUpdatedOn,
        });
        store(stored);
        return { kind: 'saved', row: stored };
      } catch (error) {
        const theirs = staleRow<Intake>(error);
        const change = changeText(error);
        return {
          kind: 'failed',
          state: { kind: 'failed', text: change ?? errorText(error) },
          conflict: theirs ? { theirs, change } : undefined,
        };
      }
    },
    rebase: (draft, stored) => ({ ...draft, seenUpdatedOn: stored.updatedOn }),
  });
  const { put, save } = autosave;

  const change = useCallback(
    (next: (choices: StoredChoices) => StoredChoices) => {
      const changed = next(latest.current);
      if (changed === latest.current) return;
      latest.current = changed;
      setChoices(changed);
      put(intakeId, { choices: changed, seenUpdatedOn: updatedOn.current });
      void save(intakeId);
    },
    [intakeId, put, save],
  );

  return {
    choices,
    change,
    state: autosave.states.get(intakeId),
    retry: () => void save(intakeId),
    conflict: autosave.conflicts[0],
    /** Null leaves the question open. */
    decide: async (isMine: boolean | null) => {
      const [conflict] = autosave.read().conflicts;
      if (!conflict || isMine === null) return autosave.closeQuestions();
      store(conflict.theirs);
      autosave.decide(conflict, isMine);
      if (isMine) await save(intakeId);
      else show(readChoices(conflict.theirs.choices));
    },
    /** Saves what is not saved yet. Returns the stamp to record with, or null if something could not be saved. */
    settle: async (): Promise<string | null> => {
      while (autosave.isUnderWay(intakeId)) await new Promise((done) => setTimeout(done, 50));
      await save(intakeId);
      return autosave.read().drafts.has(intakeId) ? null : updatedOn.current;
    },
  };
}
export type KeptChoices = ReturnType<typeof useKeptChoices>;
