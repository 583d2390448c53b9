import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@/components/crud/conflict';
import { ConflictDialog } from '@/components/crud/conflict-dialog';
import { useChangeText } from '@/lib/problem/use-change-text';
import type { IroChange } from './changes';

type Update = Extract<IroChange, { kind: 'update' }>;

type IroConflict = {
  /** Whether to keep the user's own text. Rejects when the user goes back to the form. */
  ask: (change: Update, theirs: string, error: unknown) => Promise<boolean>;
  /** Render it outside the form. */
  dialog: ReactNode;
};

/** Asks which of two texts of the same item to keep. */
export function useIroConflict(): IroConflict {
  const { t } = useTranslation();
  const { t: own } = useTranslation('materiality-lists');
  const changeText = useChangeText();
  const [asked, setAsked] = useState<{ conflict: Conflict; change: string | null } | null>(null);
  const answer = useRef<((isMine: boolean | null) => void) | null>(null);
  const ask = async ({ group, index, item }: Update, theirs: string, error: unknown) => {
    const label = own(`iros.${group}.item`, { number: index + 1 });
    const change = changeText(error);
    setAsked({ conflict: { id: String(item.dmIroId), label, theirs, mine: item.value }, change });
    const isMine = await new Promise<boolean | null>((resolve) => {
      answer.current = resolve;
    });
    setAsked(null);
    if (isMine !== null) return isMine;
    const text = change ?? t('errors.conflict');
    const errors = { [`${group}.${index}.value`]: [text] };
    throw Object.assign(new Error(text), { problem: { errors } });
  };
  return {
    ask,
    dialog: asked ? (
      <ConflictDialog
        conflicts={[asked.conflict]}
        change={asked.change}
        onDecide={(kept) => answer.current?.(kept.size === 0)}
        onCancel={() => answer.current?.(null)}
      />
    ) : null,
  };
}
