import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '@/components/ui/accordion';
import { Select } from '@/components/ui/select';
import type { Answers, TableView } from '../../model';
import type { SheetFacts } from '../intake-tools';
import { usePartText } from '../profiles/use-part-text';
import { type ChangeablePart, headerRowsOf, readingParts, withReading } from './reading-parts';

type TableReadingProps = {
  view: TableView;
  settled: Answers;
  sheets: readonly SheetFacts[];
  onAnswers: (next: (now: Answers) => Answers) => void;
};

/** How a table was understood, in words. What a person can tell better than the file is changed here. */
export function TableReading({ view, settled, sheets, onAnswers }: TableReadingProps) {
  const { t } = useTranslation('intake');
  const textOf = usePartText(noChoices);
  const change = (part: ChangeablePart, value: string | number) =>
    onAnswers((now) => withReading(now, part, value));
  const content = (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t('reading.hint')}</p>
      <dl className="divide-y border-y">
        {readingParts(settled).map((part) => {
          const { label, value } = textOf({ about: part.about, key: null }, settled);
          return (
            <Part key={part.about} label={label}>
              {(labelledBy) =>
                part.isChangeable ? (
                  <PartChoice
                    labelledBy={labelledBy}
                    about={part.about}
                    view={view}
                    sheets={sheets}
                    onChange={(chosen) => change(part.about, chosen)}
                  />
                ) : (
                  value
                )
              }
            </Part>
          );
        })}
      </dl>
    </div>
  );
  return <Accordion items={[{ id: 'reading', title: t('reading.title'), content }]} />;
}

/** The parts shown name no fuel, unit or location. */
const noChoices = { locations: [], meters: [], items: [] };

function Part({ label, children }: { label: string; children: (labelledBy: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <dt id={id} className="min-w-36 flex-1 text-ink-muted">
        {label}
      </dt>
      <dd className="wrap-anywhere min-w-44 flex-1 text-ink">{children(id)}</dd>
    </div>
  );
}

type PartChoiceProps = {
  labelledBy: string;
  about: ChangeablePart;
  view: TableView;
  sheets: readonly SheetFacts[];
  onChange: (value: string | number) => void;
};

function PartChoice({ labelledBy, about, view, sheets, onChange }: PartChoiceProps) {
  const { t } = useTranslation('intake');
  if (about === 'headerRow') {
    const options = headerRowsOf(view, sheets).map((value) => ({
      value,
      label: t('questions.headerRow.option', { row: value + 1 }),
    }));
    return (
      <Select aria-labelledby={labelledBy} value={view.headerRow} options={options} onChange={onChange} />
    );
  }
  const layouts = (['rows', 'months', 'intervals'] as const).filter(
    (layout) => layout === 'rows' || layout === view.layout,
  );
  const options = layouts.map((value) => ({
    value,
    label: t(`questions.layout.options.${value}`),
  }));
  return <Select aria-labelledby={labelledBy} value={view.layout} options={options} onChange={onChange} />;
}
