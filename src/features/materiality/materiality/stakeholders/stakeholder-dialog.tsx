import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createMaterialityStakeholder,
  type MaterialityStakeholder,
  type StakeholderBody,
  stakeholderNameChars,
} from '#api/contract/materiality/stakeholders';
import { MultiComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { NumberField } from '@/components/form/fields/number-field';
import { SuggestField } from '@/components/form/fields/suggest-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { call } from '@/lib/api/call';
import { type StakeholderValues, useStakeholderKind } from './use-stakeholder-kind';

type StakeholderDialogProps = {
  headerId: number;
  /** Null for a new stakeholder. */
  stakeholder: MaterialityStakeholder | null;
  onClose: () => void;
};

/** One stakeholder group: any name, its role, both scores, and how the company engages with it. */
export function StakeholderDialog({ headerId, stakeholder, onClose }: StakeholderDialogProps) {
  const { t } = useTranslation('materiality-lists');
  return (
    <RowDialog<MaterialityStakeholder, StakeholderValues, StakeholderBody>
      row={stakeholder}
      kind={useStakeholderKind(headerId)}
      create={(body) => call(createMaterialityStakeholder, { params: { id: headerId }, body })}
      start={{
        reportHeaderId: headerId,
        name: '',
        activities: [],
        impactOnEntity: null as never,
        impactOnStakeholders: null as never,
        commChannels: [],
      }}
      title={(read) => (read ? t('stakeholders.editTitle', { name: read.name }) : t('stakeholders.add'))}
      savedText={({ name }) => t('saved', { name })}
      onClose={onClose}
    >
      {(form) => <StakeholderFields form={form} headerId={headerId} />}
    </RowDialog>
  );
}

type StakeholderFieldsProps = { form: ContractForm<StakeholderValues, StakeholderBody>; headerId: number };

function StakeholderFields({ form, headerId }: StakeholderFieldsProps) {
  const { t } = useTranslation('materiality-lists');
  const activities = useQuery(materialityQueries.activities(headerId));
  const channels = useQuery(materialityQueries.channels());
  const { data: suggestions = [] } = useQuery(materialityQueries.stakeholderSuggestions(headerId));
  return (
    <>
      <SuggestField
        form={form}
        name="name"
        label={t('stakeholders.name')}
        hint={suggestions.length > 0 ? t('stakeholders.suggested') : undefined}
        listLabel={t('stakeholders.suggestions')}
        maxLength={stakeholderNameChars}
        options={suggestions.map(({ value, group }) => ({
          value,
          description: t(`stakeholders.groups.${group}`),
        }))}
      />
      <MultiComboboxField
        form={form}
        name="activities"
        label={t('stakeholders.activities')}
        hint={failedOptions(activities)}
        isLoading={activities.isPending}
        options={(activities.data ?? []).map(({ dmActivityId, name, dmValueChainTypeValue }) => ({
          value: dmActivityId,
          label: name,
          description: dmValueChainTypeValue,
        }))}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          form={form}
          name="impactOnEntity"
          label={t('stakeholders.impactOnEntity')}
          hint={t('stakeholders.impactOnEntityHint')}
          step={0.1}
        />
        <NumberField
          form={form}
          name="impactOnStakeholders"
          label={t('stakeholders.impactOnStakeholders')}
          hint={t('stakeholders.impactOnStakeholdersHint')}
          step={0.1}
        />
      </div>
      <MultiComboboxField
        form={form}
        name="commChannels"
        label={t('stakeholders.channels')}
        hint={failedOptions(channels)}
        isLoading={channels.isPending}
        options={(channels.data ?? []).map(({ dmCommChannelId, name }) => ({
          value: dmCommChannelId,
          label: name,
        }))}
      />
    </>
  );
}
