import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import type { Question } from '../../model';
import { decimalReading } from './decimal-reading';
import type { AboutCompanyQuestion, QuestionProps } from './question-props';

type AboutTableQuestion = Exclude<Question, AboutCompanyQuestion | { about: 'meters' }>;
type Option = { value: string; label: string };

/** Beyond this many, the options are searched. */
const maxButtons = 6;

/** No header is blank. */
const addUp = '';

/** A question about how the file is built: sheet, header row, dates, numbers. */
export function AboutTable({ question, onAnswer, labelledBy }: QuestionProps<AboutTableQuestion>) {
  const options = useOptions(question);
  const choose = (value: string) => {
    if (value === addUp) onAnswer({ addUp: true });
    else onAnswer({ value: question.about === 'headerRow' ? Number(value) : value });
  };
  return (
    <>
      <Samples samples={'samples' in question ? question.samples : []} />
      {options.length > maxButtons ? (
        <Combobox
          aria-labelledby={labelledBy}
          options={options}
          value={null}
          onChange={(value) => value !== null && choose(value)}
        />
      ) : (
        // An answer takes effect at once, and the arrow keys would choose each radio button that they pass.
        <fieldset aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
          {options.map(({ value, label }) => (
            <Button key={value} size="sm" onClick={() => choose(value)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Values of the file that can be read in more than one way. */
function Samples({ samples }: { samples: readonly string[] }) {
  const { t } = useTranslation('intake');
  if (samples.length === 0) return null;
  return (
    <p className="mb-3 text-sm">
      {t('questions.samples')}{' '}
      {samples.map((sample) => (
        <code key={sample} className="figures mr-2 rounded-sm bg-sunken px-1.5 py-0.5">
          {sample}
        </code>
      ))}
    </p>
  );
}

function useOptions(question: AboutTableQuestion): Option[] {
  const { t } = useTranslation('intake');
  switch (question.about) {
    case 'headerRow':
      return question.options.map((row) => ({
        value: String(row),
        label: t('questions.headerRow.option', { row: row + 1 }),
      }));
    case 'layout':
      return question.options.map((value) => ({ value, label: t(`questions.layout.options.${value}`) }));
    case 'dateOrder':
      return question.options.map((value) => ({ value, label: t(`questions.dateOrder.options.${value}`) }));
    case 'decimal':
      return question.options.map((value) => {
        const { kind, ...reading } = decimalReading(value, question.samples[0] ?? '');
        const mark = value === '.' ? 'point' : 'comma';
        return { value, label: t(`questions.decimal.${mark}.${kind}`, reading) };
      });
    case 'intervalLabel':
      return (['start', 'end'] as const).map((value) => ({
        value,
        label: t(`questions.intervalLabel.options.${value}`),
      }));
    case 'columns': {
      const columns = question.options.map((value) => ({ value, label: value }));
      return question.canAddUp
        ? [...columns, { value: addUp, label: t('questions.columns.addUp') }]
        : columns;
    }
    default:
      return question.options.map((value) => ({ value, label: value }));
  }
}
