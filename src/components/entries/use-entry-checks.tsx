import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { useFormat } from '@/hooks/use-format';
import { CheckDialog } from './check-dialog';
import type { RecordedEntry } from './entry-kind';
import { warningText } from './warning-text';

type Answer = 'record' | 'back' | RecordedEntry;

type EntryChecks<Entry> = {
  /**
   * Shows the warnings about an entry. Returns the recorded entry that this one replaces, or null. Throws what the
   * form shows when the user goes back to it.
   */
  ask: (entry: Entry) => Promise<RecordedEntry | null>;
  /** Render it outside the form. */
  dialog: ReactNode;
};

/** @param mayReplace whether the entry may replace a recorded one: only a new entry may. */
export function useEntryChecks<Entry>(
  check: (entry: Entry) => Promise<readonly EntryWarning[]>,
  { mayReplace }: { mayReplace: boolean },
): EntryChecks<Entry> {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const [asked, setAsked] = useState<readonly EntryWarning[] | null>(null);
  const answer = useRef<((given: Answer) => void) | null>(null);

  const ask = async (entry: Entry): Promise<RecordedEntry | null> => {
    const warnings = await check(entry).catch(toldBySaving);
    if (warnings.length === 0) return null;
    setAsked(warnings);
    const given = await new Promise<Answer>((resolve) => {
      answer.current = resolve;
    });
    setAsked(null);
    if (given === 'back') {
      const texts = warnings.map((warning) => warningText(warning, format, t));
      throw notRecorded([t('checks.notRecorded'), ...texts].join(' '));
    }
    return given === 'record' ? null : given;
  };

  const settle = (given: Answer) => answer.current?.(given);
  return {
    ask,
    dialog: asked ? (
      <CheckDialog
        warnings={asked}
        replaced={mayReplace ? replaceable(asked) : null}
        onRecord={() => settle('record')}
        onReplace={settle}
        onBack={() => settle('back')}
      />
    ) : null,
  };
}

/** A problem that prevents checking also prevents recording, and is then shown at its fields. */
function toldBySaving(): readonly EntryWarning[] {
  return [];
}

function notRecorded(detail: string): Error {
  return Object.assign(new Error(detail), { problem: { detail } });
}

const replacing: readonly EntryWarning['code'][] = ['duplicate', 'twin', 'sameInvoice'];

/** The single recorded entry that this one duplicates; null if there is none or more than one. */
export function replaceable(warnings: readonly EntryWarning[]): RecordedEntry | null {
  const others = warnings.flatMap(({ code, other }) =>
    replacing.includes(code) && other?.entryId && other.updatedOn
      ? [{ id: other.entryId, updatedOn: other.updatedOn }]
      : [],
  );
  const [only] = others;
  return only && others.every(({ id }) => id === only.id) ? only : null;
}
