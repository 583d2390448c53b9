import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { Checkbox } from '@/components/ui/checkbox';
import { Combobox } from '@/components/ui/combobox';
import { NumberInput } from '@/components/ui/number-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { Tooltip } from '@/components/ui/tooltip';
import { toggled } from './asked-questions';

type AnswerControlProps = {
  question: BaseQuestion;
  values: readonly string[];
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The field value; it is saved when the field loses focus. */
  onEdit: (values: string[]) => void;
  onLeave: () => void;
  /** A choice, which is saved immediately. */
  onChoose: (values: string[]) => void;
};

/** The control for an answer; images have their own. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, values, id, describedBy, isInvalid, onEdit, onLeave, onChoose } = props;
  const [value = ''] = values;
  const aria = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid };
  const named = { ...aria, 'aria-labelledby': `${id}-label` };
  switch (question.type) {
    case 'text':
      return (
        <Textarea
          {...aria}
          placeholder={question.placeholder ?? undefined}
          value={value}
          onChange={({ target }) => onEdit(target.value === '' ? [] : [target.value])}
          onBlur={onLeave}
        />
      );
    case 'int':
    case 'decimal':
      return (
        // The unit is shown at the end of the field.
        <div className="max-w-60">
          <NumberInput
            {...aria}
            isInteger={question.type === 'int'}
            maxDecimals={9}
            suffix={question.unit ?? undefined}
            placeholder={question.placeholder ?? undefined}
            value={value === '' ? null : Number(value)}
            onChange={(number) => onEdit(number === null ? [] : [plain(number)])}
            onBlur={onLeave}
          />
        </div>
      );
    case 'radio':
      return (
        <RadioGroup
          {...named}
          value={value}
          onChange={(chosen) => onChoose([chosen])}
          options={question.choices.map((choice) => ({
            value: choice.value,
            label: <ChoiceLabel choice={choice} />,
          }))}
        />
      );
    case 'dropdown':
      return <DropdownAnswer {...{ question, value, named, onChoose }} />;
    case 'ms_tickboxes':
      return (
        <fieldset
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          className="flex flex-col gap-2"
        >
          {question.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              checked={values.includes(choice.value)}
              onChange={(isOn) => onChoose(toggled(question, values, { value: choice.value, isOn }))}
              label={<ChoiceLabel choice={choice} />}
            />
          ))}
        </fieldset>
      );
    case 'image':
      return null;
  }
}

/** Digits with a decimal point in every language. */
function plain(number: number): string {
  return Number.isNaN(number) ? 'NaN' : number.toFixed(9).replace(/\.?0+$/, '');
}

type DropdownAnswerProps = {
  question: BaseQuestion;
  value: string;
  named: { id: string };
  onChoose: (values: string[]) => void;
};

function DropdownAnswer({ question, value, named, onChoose }: DropdownAnswerProps) {
  const { t } = useTranslation('report-forms');
  return (
    <Combobox<string>
      {...named}
      isClearable
      className="max-w-xl"
      placeholder={question.placeholder ?? t('questionnaire.choose')}
      value={value === '' ? null : value}
      onChange={(chosen) => onChoose(chosen === null ? [] : [chosen])}
      options={question.choices.map(({ value: key, displayString, tooltip }) => ({
        value: key,
        label: displayString,
        ...(tooltip ? { description: tooltip } : {}),
      }))}
    />
  );
}

function ChoiceLabel({ choice: { displayString, tooltip } }: { choice: BaseQuestion['choices'][number] }) {
  const { t } = useTranslation('report-forms');
  if (!tooltip) return displayString;
  return (
    <span className="inline-flex items-center gap-1.5">
      {displayString}
      <Tooltip text={tooltip}>
        <button
          type="button"
          aria-label={t('questionnaire.tooltip', { choice: displayString })}
          onClick={(event) => event.preventDefault()}
        >
          <CircleHelp aria-hidden className="size-4 text-ink-muted" />
        </button>
      </Tooltip>
    </span>
  );
}
