import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkScope3Consumptions,
  createScope3Consumption,
  deleteScope3Consumption,
  type Scope3Consumption,
  updateScope3Consumption,
} from '#api/contract/activity-data/value-chain';
import type { EntryKind, RecordedEntry } from '@/components/entries/entry-kind';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { renamedFields } from '@/lib/problem/field-failure';
import { useSessionUser } from '@/state/session';
import { EntryFields } from './entry-fields';
import { entryParts } from './entry-parts';
import { type EntryValues, methodKey } from './entry-rules';
import { blankEntry, entrySchema, type FormSpec, nextEntry, valuesToSend } from './entry-schema';
import { daysOf, summaryOf } from './entry-summary';

export type ValueChainKind = EntryKind<Scope3Consumption, EntryValues, EntryValues>;
type Place = { inputFormId: number; locationId: number };

/** Entries of one form at one location, for the shared forms. */
export function useEntryKind(spec: FormSpec, { inputFormId, locationId }: Place): ValueChainKind {
  const { t } = useTranslation(['value-chain', 'common', 'entries']);
  const format = useFormat();
  const { today } = useSessionUser();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const bodyOf = (values: EntryValues) => ({
      scope3InputFormId: inputFormId,
      locationId,
      scope3MethodId: Number(values[methodKey]),
      values: valuesToSend(spec, values),
    });
    const toValues = (row: Scope3Consumption): EntryValues => ({
      ...blankEntry(spec, row.scope3MethodId),
      ...Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== null)),
    });
    const change = ({ id, updatedOn }: RecordedEntry, entry: EntryValues) =>
      withFieldNames(() =>
        call(updateScope3Consumption, { params: { id }, body: bodyOf(entry), seenUpdatedOn: updatedOn }),
      );
    const readOptions = (path: string) => queryClient.ensureQueryData(inputFormQueries.options(path));
    const words = {
      none: t('entries:conflict.none'),
      yes: t('common:answers.yes'),
      no: t('common:answers.no'),
      entry: t('conflictingEntry'),
    };
    return {
      schema: entrySchema(spec, today),
      emptyValues: blankEntry(spec, spec.methods[0]?.scope3MethodId ?? null),
      nextValues: (saved) => nextEntry(spec, saved, today),
      valuesIn: ({ startDate, endDate }) => ({ startDate, endDate }),
      toValues,
      rowId: ({ scope3ConsumptionEntryId }) => scope3ConsumptionEntryId,
      rowLabel: (row) => {
        const { title, amounts } = summaryOf(row, spec.fields, format, 'sentence');
        return [title, amounts[0]?.text, daysOf(row, format).filter(Boolean).join(' – ')]
          .filter(Boolean)
          .join(', ');
      },
      create: (entry) => withFieldNames(() => call(createScope3Consumption, { body: bodyOf(entry) })),
      repeat: (row) => call(createScope3Consumption, { body: bodyOf(toValues(row)) }),
      update: ({ scope3ConsumptionEntryId: id, updatedOn }, entry) => change({ id, updatedOn }, entry),
      replace: change,
      check: async (entry, row) => {
        const checked = { ...bodyOf(entry), scope3ConsumptionEntryId: row?.scope3ConsumptionEntryId };
        const [warnings = []] = await call(checkScope3Consumptions, { body: { entries: [checked] } });
        return warnings;
      },
      remove: ({ scope3ConsumptionEntryId, updatedOn }) =>
        call(deleteScope3Consumption, {
          params: { id: scope3ConsumptionEntryId },
          seenUpdatedOn: updatedOn,
        }),
      parts: (versions) => entryParts(spec, versions, { readOptions, format, words }),
      renderFields: (form) => <EntryFields form={form} spec={spec} locationId={locationId} today={today} />,
    };
  }, [spec, inputFormId, locationId, today, format, queryClient, t]);
}

/** The API names a field by its position in the request body; the form uses its name. */
function withFieldNames<T>(run: () => Promise<T>): Promise<T> {
  return renamedFields((name) => name.replace(/^Values\./, ''), run);
}
