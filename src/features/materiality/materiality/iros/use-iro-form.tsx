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
  /** As the lists were when the form opened. */
  lists: IroValues;
  onSaved: () => void;
};

/**
 * The three lists of a matter as one form, saved item by item. What was saved before something failed is remembered, so
 * that saving again sends only the rest.
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
    // Each item that was saved has the server's key in its field.
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

  /** The item as the server has it afterwards; null where it is gone. */
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
      // Somebody else deleted it, too.
      if (change.kind === 'delete' && isApiError(error, 'not_found')) return null;
      // It was assessed meanwhile.
      if (change.kind === 'delete' && isApiError(error, 'blocked_by_dependants'))
        putBack(change.group, { ...change.item, hasAssessment: true });
      const current = staleRow<Iro>(error);
      if (!current) throw error;
      return settle(change, toItem(current), error);
    }
  }

  /** Somebody else changed the item first. What they wrote is shown before it is overwritten or deleted. */
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

  /** What could not be deleted stands in its list again, as it is now: to be read, and removed once more. */
  function putBack(group: IroGroup, item: IroItem): void {
    form.methods.setValue(group, [...form.methods.getValues(group), item], { shouldDirty: true });
  }

  return { form, dialog: conflict.dialog };
}
