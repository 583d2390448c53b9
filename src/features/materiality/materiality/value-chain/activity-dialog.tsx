import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  type ActivityBody,
  activityBody,
  activityDescriptionChars,
  activityNameChars,
  createMaterialityActivity,
  type MaterialityActivity,
  updateMaterialityActivity,
} from '#api/contract/materiality/value-chain';
import type { Changeable } from '@/components/crud/changeable';
import { SelectField } from '@/components/form/fields/choice-fields';
import { failedOptions } from '@/components/form/fields/failed-options';
import { SuggestField } from '@/components/form/fields/suggest-field';
import { TextareaField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { call } from '@/lib/api/call';

type Values = z.input<typeof activityBody>;

type ActivityDialogProps = {
  headerId: number;
  /** Null for a new activity. */
  activity: MaterialityActivity | null;
  onClose: () => void;
};

/** One activity of the value chain. Common names of the sector are suggested. */
export function ActivityDialog({ headerId, activity, onClose }: ActivityDialogProps) {
  const { t } = useTranslation('materiality-lists');
  return (
    <RowDialog<MaterialityActivity, Values, ActivityBody>
      row={activity}
      kind={useActivityKind(headerId)}
      create={(body) => call(createMaterialityActivity, { params: { id: headerId }, body })}
      start={{ name: '', dmValueChainTypeId: null as never, description: '' }}
      title={(read) => (read ? t('activities.editTitle', { name: read.name }) : t('activities.add'))}
      savedText={({ name }) => t('saved', { name })}
      onClose={onClose}
    >
      {(form, read) => <ActivityFields form={form} headerId={headerId} isNew={read === null} />}
    </RowDialog>
  );
}

type ActivityFieldsProps = { form: ContractForm<Values, ActivityBody>; headerId: number; isNew: boolean };

function ActivityFields({ form, headerId, isNew }: ActivityFieldsProps) {
  const { t } = useTranslation('materiality-lists');
  const types = useQuery(materialityQueries.valueChainTypes(headerId));
  const { data: suggestions = [] } = useQuery(materialityQueries.activitySuggestions(headerId));
  const typeOf = (id: number) => types.data?.find(({ dmValueChainTypeId }) => dmValueChainTypeId === id);
  const chosen = typeOf(form.methods.watch('dmValueChainTypeId'));
  return (
    <>
      <SuggestField
        form={form}
        name="name"
        label={t('activities.name')}
        hint={isNew && suggestions.length > 0 ? t('activities.suggested') : undefined}
        listLabel={t('activities.suggestions')}
        maxLength={activityNameChars}
        options={suggestions.map(({ value, dmValueChainTypeId }) => ({
          value,
          description: typeOf(dmValueChainTypeId)?.value,
          typeId: dmValueChainTypeId,
        }))}
        onPick={({ typeId }) =>
          form.methods.setValue('dmValueChainTypeId', typeId, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SelectField
        form={form}
        name="dmValueChainTypeId"
        label={t('activities.type')}
        hint={failedOptions(types) ?? chosen?.description}
        options={(types.data ?? []).map(({ dmValueChainTypeId, value, description }) => ({
          value: dmValueChainTypeId,
          label: value,
          description,
        }))}
      />
      <TextareaField
        form={form}
        name="description"
        label={t('activities.description')}
        maxLength={activityDescriptionChars}
        rows={3}
        isOptional
      />
    </>
  );
}

function useActivityKind(headerId: number): Changeable<MaterialityActivity, Values, ActivityBody> {
  const { t } = useTranslation('materiality-lists');
  const { data: types = [] } = useQuery(materialityQueries.valueChainTypes(headerId));
  return {
    schema: activityBody,
    toValues: ({ name, dmValueChainTypeId, description }) => ({
      name,
      dmValueChainTypeId,
      description: description ?? '',
    }),
    update: ({ dmActivityId: activityId, updatedOn }, body) =>
      call(updateMaterialityActivity, {
        params: { id: headerId, activityId },
        body,
        seenUpdatedOn: updatedOn,
      }),
    parts: [
      { id: 'name', label: t('activities.name'), fields: ['name'], describe: async ({ name }) => name },
      {
        id: 'type',
        label: t('activities.type'),
        fields: ['dmValueChainTypeId'],
        describe: async ({ dmValueChainTypeId: id }) =>
          types.find(({ dmValueChainTypeId }) => dmValueChainTypeId === id)?.value ?? '–',
      },
      {
        id: 'description',
        label: t('activities.description'),
        fields: ['description'],
        describe: async ({ description }) => description || '–',
      },
    ],
  };
}
