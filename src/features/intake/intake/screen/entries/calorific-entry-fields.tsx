import { useTranslation } from 'react-i18next';
import { calorificValueUnit } from '#api/contract/activity-data/fuel-consumptions';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import { Select } from '@/components/ui/select';
import { calorificUnitOf } from '../../match/entries/calorific-unit';
import type { Draft, RowAnswer } from '../../model';
import { AmountInput } from './committed-inputs';
import { EntryField } from './entry-field';

type CalorificEntryFieldsProps = {
  id: string;
  draft: Draft;
  onChange: (change: RowAnswer) => void;
  onTeach: ((part: EvidencedPart) => void) | undefined;
};

/** What a bill says of its fuel. Without it, the published values count. */
export function CalorificEntryFields({ id, draft, onChange, onTeach }: CalorificEntryFieldsProps) {
  const { t } = useTranslation('fuel-consumptions');
  const ids = { value: `${id}-calorificValue`, unit: `${id}-calorificUnit`, correction: `${id}-volume` };
  return (
    <>
      <EntryField
        id={ids.value}
        part="calorificValue"
        draft={draft}
        label={t('delivery.calorificValue')}
        onTeach={onTeach && (() => onTeach('calorificValue'))}
      >
        <AmountInput
          aria-labelledby={ids.value}
          value={draft.calorificValue}
          onCommit={(calorificValue) => onChange({ calorificValue })}
          onClear={() => onChange({ calorificValue: null })}
        />
      </EntryField>
      <EntryField id={ids.unit} draft={draft} label={t('delivery.calorificValueUnit')}>
        <Select
          aria-labelledby={ids.unit}
          options={calorificValueUnit.options.map((unit) => ({
            value: unit,
            label: t(`delivery.units.${unit}`),
          }))}
          value={calorificUnitOf(draft.calorificUnit)}
          onChange={(calorificUnit) => onChange({ calorificUnit })}
        />
      </EntryField>
      <EntryField
        id={ids.correction}
        part="volumeCorrection"
        draft={draft}
        label={t('delivery.volumeCorrection')}
        onTeach={onTeach && (() => onTeach('volumeCorrection'))}
      >
        <AmountInput
          aria-labelledby={ids.correction}
          value={draft.volumeCorrection}
          onCommit={(volumeCorrection) => onChange({ volumeCorrection })}
          onClear={() => onChange({ volumeCorrection: null })}
        />
      </EntryField>
    </>
  );
}
