import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/api/api-error';
import { renewShown } from '@/lib/api/renew-shown';
import { staleRow } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import type { Changeable, ChangePart } from './changeable';
import { type Conflict, conflictingParts, mergeValues } from './conflict';
import { ConflictDialog } from './conflict-dialog';

type SaveChanges<Row, Values, Body> = {
  /** Saves. If another user saved first, asks which values to keep and saves those. */
  save: (body: Body, mine: Values) => Promise<Row>;
  /** Render it outside the form. */
  dialog: ReactNode;
};

export function useSaveChanges<Row, Values extends FieldValues, Body>(
  kind: Changeable<Row, Values, Body>,
  read: Row,
): SaveChanges<Row, Values, Body> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changeText = useChangeText();
  const [asked, setAsked] = useState<{ conflicts: readonly Conflict[]; change: string | null } | null>(null);
  const answer = useRef<((keptIds: ReadonlySet<string> | null) => void) | null>(null);

  const ask = async (
    parts: readonly ChangePart<Values>[],
    { mine, theirs }: { mine: Values; theirs: Values },
    change: string | null,
  ) => {
    const conflicts = await Promise.all(parts.map((part) => describeConflict(part, mine, theirs)));
    setAsked({ conflicts, change });
    const keptIds = await new Promise<ReadonlySet<string> | null>((resolve) => {
      answer.current = resolve;
    });
    setAsked(null);
    return keptIds;
  };

  const save = async (body: Body, mine: Values): Promise<Row> => {
    let seen = read;
    let next = body;
    for (;;) {
      try {
        return await kind.update(seen, next);
      } catch (error) {
        // The typed values stay, but the content around the form must not offer the row any more.
        if (isApiError(error, 'not_found')) void renewShown(queryClient);
        const current = staleRow<Row>(error);
        if (!current) throw error;
        const theirs = kind.toValues(current);
        const versions = { read: kind.toValues(read), mine, theirs };
        const all = typeof kind.parts === 'function' ? kind.parts(versions) : kind.parts;
        const parts = conflictingParts(all, versions);
        const change = changeText(error);
        const keptIds = parts.length ? await ask(parts, { mine, theirs }, change) : new Set<string>();
        if (!keptIds) throw conflictFailure(parts, change ?? t('errors.conflict'));
        next = kind.schema.parse(
          mergeValues(
            mine,
            theirs,
            parts.filter((part) => keptIds.has(part.id)),
          ),
        );
        seen = current;
      }
    }
  };

  const settle = (keptIds: ReadonlySet<string> | null) => answer.current?.(keptIds);
  return {
    save,
    dialog: asked ? <ConflictDialog {...asked} onDecide={settle} onCancel={() => settle(null)} /> : null,
  };
}

async function describeConflict<Values>(
  { id, label, describe }: ChangePart<Values>,
  mine: Values,
  theirs: Values,
): Promise<Conflict> {
  return { id, label, mine: await describe(mine), theirs: await describe(theirs) };
}

/** Back in the form, the message is shown at each field that another user changed. */
function conflictFailure<Values>(parts: readonly ChangePart<Values>[], text: string): Error {
  const fields = parts.flatMap((part) => part.fields.slice(0, 1));
  const errors = Object.fromEntries(fields.map((field) => [field, [text]]));
  return Object.assign(new Error(text), { problem: { errors } });
}
