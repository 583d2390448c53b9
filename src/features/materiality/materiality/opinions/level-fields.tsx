import type { OpinionBody } from '#api/contract/materiality/opinions';
import type { ContractForm } from '@/components/form/use-contract-form';
import { ChoiceSelect } from '@/features/materiality/materiality/assessment/assessment-fields';
import type {
  AssessmentBody,
  AssessmentValues,
  ChoiceField,
} from '@/features/materiality/materiality/assessment/kinds';
import { HumanRightsField } from '@/features/materiality/materiality/assessment/place-fields';
import type { AssessedItem } from '@/features/materiality/materiality/assessment/use-assessment-kind';
import { useChoices } from '@/features/materiality/materiality/assessment/use-choices';
import { fitsRemedy, remedyFor, shownFields } from '@/features/materiality/materiality/assessment/values';
import type { OpinionValues } from './values';

type LevelFieldsProps = {
  form: ContractForm<OpinionValues, OpinionBody>;
  item: AssessedItem;
  proposesHumanRights: boolean;
};

/** The factors of an item, as in its assessment form. */
export function LevelFields({ form: opinion, item, proposesHumanRights }: LevelFieldsProps) {
  // The opinion form has all fields of an assessment; what it sends is decided elsewhere.
  const form = opinion as unknown as ContractForm<AssessmentValues, AssessmentBody>;
  const { choices, ids } = useChoices(item.headerId, item.kind);
  const values = form.methods.watch();
  const { dmAssessmentType1Id: type, dmAssessmentIrremediabilityId: remedy } = values;
  const isPositive = type === ids.positive;
  const set = (field: ChoiceField, value: number | null) =>
    form.methods.setValue(field, value, { shouldDirty: true });

  /** Values that no longer fit or are no longer asked are cleared. */
  const follow = (field: ChoiceField, picked: number) => {
    if (field === 'dmAssessmentType2Id' && picked !== ids.potential) set('dmAssessmentProbabilityId', null);
    if (field !== 'dmAssessmentType1Id') return;
    const remedies = choices.get('dmAssessmentIrremediabilityId')?.options ?? [];
    set('dmAssessmentIrremediabilityId', remedyFor(remedy, remedies, picked === ids.positive));
  };
  const isFitting = (field: ChoiceField, value: number | null) =>
    field !== 'dmAssessmentIrremediabilityId' ||
    type === null ||
    value === null ||
    fitsRemedy({ value }, isPositive);
  return (
    <>
      {shownFields(item.kind, values, ids).map(([field]) => (
        <ChoiceSelect
          key={field}
          {...{ form, field }}
          choices={choices.get(field)}
          isFitting={(value) => isFitting(field, value)}
          onPick={(picked) => follow(field, picked)}
        />
      ))}
      {item.kind === 'impact' && type === ids.negative ? (
        <HumanRightsField {...{ form, proposesHumanRights }} />
      ) : null}
    </>
  );
}
