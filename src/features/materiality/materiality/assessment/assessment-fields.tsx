import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonChars } from '#api/contract/materiality/assessments';
import { SelectField } from '@/components/form/fields/choice-fields';
import { failedOptions } from '@/components/form/fields/failed-options';
import { TextareaField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { AssessmentBody, AssessmentValues, ChoiceField } from './kinds';
import { HumanRightsField, PlaceFields } from './place-fields';
import { scoreQuery } from './queries';
import { ScorePanel } from './score-panel';
import type { AssessedItem } from './use-assessment-kind';
import { type Choices, useChoices } from './use-choices';
import { fitsRemedy, isScorable, schemaOf, shownFields, withFollowing } from './values';

type AssessmentFieldsProps = {
  form: ContractForm<AssessmentValues, AssessmentBody>;
  item: AssessedItem;
  /** The remedy option that the list of matters suggests for an impact. */
  proposesHumanRights: boolean;
};

/** The choices for one item on the left and their score on the right. The conclusion is left to the user. */
export function AssessmentFields({ form, item, proposesHumanRights }: AssessmentFieldsProps) {
  const { t } = useTranslation('materiality-scores');
  const { choices, ids } = useChoices(item.headerId, item.kind);
  const values = form.methods.watch();
  const isPositive = values.dmAssessmentType1Id === ids.positive;
  const body = bodyToScore();
  const score = useQuery(scoreQuery(item, body));
  const isConcluded = values.dmAssessmentMaterialityId !== null;
  const needsReason = isConcluded && body !== null && score.data?.needsReason === true;

  /** Neither the reason nor the conclusion changes the score, so editing them sends no request. */
  function bodyToScore(): AssessmentBody | null {
    if (!isScorable(item.kind, values, ids)) return null;
    const anyConclusion = choices.get('dmAssessmentMaterialityId')?.options[0]?.id ?? null;
    const dmAssessmentMaterialityId = values.dmAssessmentMaterialityId ?? anyConclusion;
    const parsed = schemaOf(item.kind, ids).safeParse({ ...values, dmAssessmentMaterialityId, reason: '' });
    return parsed.success ? parsed.data : null;
  }

  const follow = (field: ChoiceField, picked: number) => {
    const remedies = choices.get('dmAssessmentIrremediabilityId')?.options ?? [];
    const { [field]: _own, ...rest } = withFollowing(values, { field, picked }, { ids, remedies });
    for (const [name, value] of Object.entries<number | null>(rest))
      form.methods.setValue(name as ChoiceField, value, { shouldDirty: true });
  };
  const isFitting = (field: ChoiceField, value: number | null) =>
    field !== 'dmAssessmentIrremediabilityId' ||
    values.dmAssessmentType1Id === null ||
    value === null ||
    fitsRemedy({ value }, isPositive);

  const fields: ChoiceField[] = shownFields(item.kind, values, ids).map(([field]) => field);
  const isHarm = item.kind === 'impact' && values.dmAssessmentType1Id === ids.negative;
  const select = (field: ChoiceField) => (
    <ChoiceSelect
      key={field}
      {...{ form, field }}
      choices={choices.get(field)}
      isFitting={(value) => isFitting(field, value)}
      onPick={(picked) => follow(field, picked)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] items-start gap-6">
      <div className="flex flex-col gap-5">
        {fields.map(select)}
        {isHarm ? <HumanRightsField {...{ form, proposesHumanRights }} /> : null}
        <PlaceFields form={form} headerId={item.headerId} />
        {select('dmAssessmentMaterialityId')}
        <TextareaField
          form={form}
          name="reason"
          label={t('fields.reason')}
          hint={t(needsReason ? 'reasonNeeded' : 'reasonHint')}
          isOptional={!needsReason}
          maxLength={reasonChars}
          rows={3}
        />
      </div>
      <ScorePanel
        score={body ? score.data : null}
        isConcluded={isConcluded}
        error={body ? score.error : null}
      />
    </div>
  );
}

type ChoiceSelectProps = {
  form: AssessmentFieldsProps['form'];
  field: ChoiceField;
  choices: Choices | undefined;
  isFitting: (value: number | null) => boolean;
  onPick: (picked: number) => void;
};

/**
 * A factor with its options. The list explains every option; the text below the field explains the chosen
 * one.
 */
export function ChoiceSelect({ form, field, choices, isFitting, onPick }: ChoiceSelectProps) {
  const { t } = useTranslation('materiality-scores');
  if (!choices) return null;
  const chosen = choices.options.find(({ id }) => id === form.methods.watch(field));
  return (
    <SelectField
      form={form}
      name={field}
      label={t(`fields.${field}`)}
      hint={failedOptions(choices.query) ?? chosen?.description ?? t(`hints.${field}`)}
      options={choices.options.map(({ id, label, description, value }) => ({
        value: id,
        label,
        description,
        disabled: !isFitting(value),
      }))}
      onPick={(picked) => onPick(Number(picked))}
    />
  );
}
