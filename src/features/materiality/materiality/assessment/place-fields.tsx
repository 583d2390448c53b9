import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { horizons } from '#api/contract/materiality/assessments';
import { ComboboxField, MultiComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { Field } from '@/components/form/fields/field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { AssessmentBody, AssessmentValues } from './kinds';

type AssessmentForm = ContractForm<AssessmentValues, AssessmentBody>;
type HumanRightsFieldProps = { form: AssessmentForm; proposesHumanRights: boolean };

/**
 * Shown for negative impacts: for human rights, severity takes precedence over likelihood. Without an answer,
 * the suggestion from the list applies.
 */
export function HumanRightsField({ form, proposesHumanRights }: HumanRightsFieldProps) {
  const { t } = useTranslation('materiality-scores');
  const { t: common } = useTranslation();
  return (
    <Field
      form={form}
      name="isHumanRights"
      label={t('fields.isHumanRights')}
      hint={t('hints.isHumanRights')}
      isGroup
    >
      {({ name: _name, ref: _ref, onBlur: _onBlur, value, onChange, ...control }) => (
        <RadioGroup
          {...control}
          aria-labelledby={`${control.id}-label`}
          orientation="horizontal"
          value={answerOf(value)}
          onChange={(answer) => onChange(answer === 'proposed' ? null : answer === 'yes')}
          options={[
            {
              value: 'proposed',
              label: t(`humanRights.${proposesHumanRights ? 'proposed' : 'notProposed'}`),
            },
            { value: 'yes', label: common('answers.yes') },
            { value: 'no', label: common('answers.no') },
          ]}
        />
      )}
    </Field>
  );
}

function answerOf(isHumanRights: boolean | null): 'proposed' | 'yes' | 'no' {
  if (isHumanRights === null) return 'proposed';
  return isHumanRights ? 'yes' : 'no';
}

/** When the effect is largest, where in the value chain it arises, and who is affected (ESRS 1 par. 43, 77). */
export function PlaceFields({ form, headerId }: { form: AssessmentForm; headerId: number }) {
  const { t } = useTranslation('materiality-scores');
  const activities = useQuery(materialityQueries.activities(headerId));
  const stakeholders = useQuery(materialityQueries.stakeholders(headerId));
  return (
    <>
      <ComboboxField
        form={form}
        name="horizon"
        label={t('fields.horizon')}
        hint={t('hints.horizon')}
        isOptional
        isClearable
        options={horizons.map((horizon) => ({
          value: horizon,
          label: t(`horizons.${horizon}`),
          description: t(`horizonHints.${horizon}`),
        }))}
      />
      <MultiComboboxField
        form={form}
        name="activityIds"
        label={t('fields.activityIds')}
        hint={failedOptions(activities) ?? t('hints.activityIds')}
        isOptional
        isLoading={activities.isPending}
        options={(activities.data ?? []).map(({ dmActivityId, name, dmValueChainTypeValue }) => ({
          value: dmActivityId,
          label: name,
          description: dmValueChainTypeValue,
        }))}
      />
      <MultiComboboxField
        form={form}
        name="stakeholderIds"
        label={t('fields.stakeholderIds')}
        hint={failedOptions(stakeholders) ?? t('hints.stakeholderIds')}
        isOptional
        isLoading={stakeholders.isPending}
        options={(stakeholders.data ?? []).map(({ dmStakeholderId, name }) => ({
          value: dmStakeholderId,
          label: name,
        }))}
      />
    </>
  );
}
