import { useTranslation } from 'react-i18next';
import { Combobox } from '@/components/ui/combobox';
import type { IntakeChoices } from '../../model';
import { itemOf, itemOptions, locationOptions, unitOptions } from '../choices/item-options';
import { AddLocation } from './add-location';
import type { AboutCompanyQuestion, QuestionProps } from './question-props';

type Props = QuestionProps<AboutCompanyQuestion>;

/** A question about what a value of the file means for the company: a fuel, a unit, a location. */
export function AboutCompany(props: Props) {
  const { question, choices, onAnswer, labelledBy } = props;
  switch (question.about) {
    case 'unit': {
      const symbols = new Set(unitOptions(choices, null).map(({ label }) => label));
      const options = [...symbols].map((symbol) => ({ value: symbol, label: symbol }));
      return <Choice options={options} labelledBy={labelledBy} onChoose={(value) => onAnswer({ value })} />;
    }
    case 'units':
      return (
        <Choice
          options={unitOptions(choices, null)}
          labelledBy={labelledBy}
          onChoose={(value) => onAnswer({ value })}
        />
      );
    case 'locationId':
    case 'locations': {
      const options = locationOptions(
        choices,
        question.about === 'locations' ? question.proposals : question.named,
      );
      return (
        <div className="flex flex-col items-start gap-2">
          {options.length > 0 ? (
            <Choice options={options} labelledBy={labelledBy} onChoose={(value) => onAnswer({ value })} />
          ) : null}
          <AddLocation />
        </div>
      );
    }
    default:
      return <ItemChoiceOf {...props} question={question} />;
  }
}

function ItemChoiceOf({ question, choices, onAnswer, labelledBy }: Props) {
  const { t } = useTranslation('intake');
  const proposals = question.about === 'items' ? question.proposals : [];
  const leaveOut = { value: 'leaveOut', label: t('questions.items.leaveOut') };
  const isStay = question.about === 'items' && question.isStay;
  const options = itemOptions(isStay ? hotelsOf(choices) : choices, proposals);
  const hasScope3 = choices.items.some(({ kind }) => kind === 'valueChain');
  const noneFits = t(hasScope3 ? 'questions.items.noneFitsScope3' : 'questions.items.noneFits');
  return (
    <div className="flex flex-col items-start gap-2">
      <Choice
        // The proposals, then the way out, then all others.
        options={
          question.about === 'items'
            ? [...options.slice(0, proposals.length), leaveOut, ...options.slice(proposals.length)]
            : options
        }
        labelledBy={labelledBy}
        onChoose={(value) => {
          const item = itemOf(value);
          if (value === 'leaveOut') onAnswer({ value });
          else if (item) onAnswer({ value: item });
        }}
      />
      {question.about === 'items' && !isStay ? <p className="text-ink-muted text-sm">{noneFits}</p> : null}
    </div>
  );
}

/** A night in a hotel is nothing else. */
function hotelsOf({ items }: IntakeChoices): Pick<IntakeChoices, 'items'> {
  return { items: items.filter(({ form }) => form?.variantField === 'hotelCountry') };
}

type ChoiceProps<Value extends string | number> = {
  options: readonly { value: Value; label: string }[];
  labelledBy: string;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>({ options, labelledBy, onChoose }: ChoiceProps<Value>) {
  return (
    <Combobox
      className="w-full max-w-96"
      aria-labelledby={labelledBy}
      options={options}
      value={null}
      onChange={(value) => value !== null && onChoose(value)}
    />
  );
}
