import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Iro } from '#api/contract/materiality/iros';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { saying, staleRow } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { afterChange, changesOf, type IroChange } from './changes';
import { iroCalls } from './iro-calls';
import { useIroConflict } from './use-iro-conflict';
import { type IroForm, type IroGroup, type IroItem, type IroValues, iroSchema, toItem } from './values';

type IroFormOptions = {
  headerId: number;
  topicEntryId: number;
  /** The lists as they were when the form opened. */
  lists: IroValues;
  onSaved: () => void;
};

/**
 * The three lists of a matter as one form, saved item by item. Items saved before a failure are remembered,
 * so the next attempt sends only the rest.
 */
export function useIroForm({ headerId, topicEntryId, lists, onSaved }: IroFormOptions): {
  form: IroForm;
  dialog: ReactNode;
} {
  const { t } = useTranslation('materiality-lists');
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const read = useRef(lists);
  const conflict = useIroConflict();
  const changeText = useChangeText();
  const form: IroForm = useContractForm({
    schema: iroSchema,
    defaultValues: lists,
    // Stores the server's key in the field of each saved item.
    afterSuccess: (now) => now,
    onSubmit: async (values) => {
      try {
        for (const change of changesOf(read.current, values)) await save(change);
      } catch (error) {
        void refresh(queryClient, 'reports');
        throw error;
      }
      scope.forget();
      toast.success(t('iros.saved'));
      onSaved();
      void refresh(queryClient, 'reports');
    },
  });
  useMarkUnsaved('edited', form.isDirty);

  async function save(change: IroChange): Promise<void> {
    const saved = await send(change);
    read.current = afterChange(read.current, change, saved);
    if (change.kind !== 'delete' && saved)
      form.methods.setValue(`${change.group}.${change.index}`, saved, { shouldDirty: true });
  }

  /** The item as the server has it afterwards; null when it is gone. */
  async function send(change: IroChange): Promise<IroItem | null> {
    const { group, item } = change;
    const { create, update, remove } = iroCalls[group];
    if (change.kind === 'create') {
      const body = { value: item.value, reportHeaderId: headerId, dmTopicEntryId: topicEntryId };
      return toItem(await call(create, { params: { id: headerId }, body }));
    }
    const { dmIroId } = change.item;
    const seen = { params: { id: headerId, iroId: dmIroId }, seenUpdatedOn: item.updatedOn ?? undefined };
    try {
      if (change.kind === 'update')
        return toItem(await call(update, { ...seen, body: { value: item.value, dmIroId } }));
      await call(remove, seen);
      return null;
    } catch (error) {
      // Another user deleted the item too.
      if (change.kind === 'delete' && isApiError(error, 'not_found')) return null;
      // The item has been assessed since.
      if (change.kind === 'delete' && isApiError(error, 'blocked_by_dependants'))
        putBack(change.group, { ...change.item, hasAssessment: true });
      const current = staleRow<Iro>(error);
      if (!current) throw error;
      return settle(change, toItem(current), error);
    }
  }

  /** Another user changed the item first. Their text is shown before it is overwritten or deleted. */
  async function settle(change: IroChange, theirs: IroItem, error: unknown): Promise<IroItem | null> {
    read.current = afterChange(read.current, change, theirs);
    if (change.kind !== 'update') {
      putBack(change.group, theirs);
      throw saying(error, changeText(error));
    }
    if (change.item.value === theirs.value) return theirs;
    const isMine = await conflict.ask(change, theirs.value, error);
    return isMine ? send({ ...change, item: { ...change.item, updatedOn: theirs.updatedOn } }) : theirs;
  }

  /**
   * An item that could not be deleted returns to its list with its current text, so the user can read it and
   * remove it again.
   */
  function putBack(group: IroGroup, item: IroItem): void {
    form.methods.setValue(group, [...form.methods.getValues(group), item], { shouldDirty: true });
  }

  return { form, dialog: conflict.dialog };
}
