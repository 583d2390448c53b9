import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#api/contract/scenarios/scenarios';
import { DocumentView } from '@/components/document/document-view';
import { Accordion } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { useFigureText } from '../use-figure-text';
import { FigureTrail } from './figure-trail';
import { InputsTable } from './inputs-table';
import { KeyFigures } from './key-figures';
import { verdictOf } from './verdict';

type ResultPanelProps = {
  result: SimulationResult;
  /** Takes the focus when a result arrives. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Inputs were changed since. */
  isStale?: boolean;
  actions?: ReactNode;
};

/** The savings of a measure: the figures, the report, and the inputs. Each figure opens its calculation trail. */
export function ResultPanel({ result, headingRef, isStale = false, actions }: ResultPanelProps) {
  const { t } = useTranslation('scenarios');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const figures = useFigureText(result.currency);
  const raised = raisedLocationBased(result);
  const verdict = verdictOf(result.figures);
  return (
    <section aria-label={t('result.title')} className="mt-8 flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-6 font-semibold text-xl tracking-tight">
            {t('result.title')}
          </h2>
          {/* Always reserves its line, so nothing below moves. */}
          <p className="min-h-6 text-on-attention-soft">{isStale ? t('result.staleHint') : ''}</p>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {verdict ? (
        <p className="font-medium text-lg">
          {t(`result.verdict.${verdict.emissions}`, {
            location: figures.text(verdict.locationT, 't CO2e'),
            market: figures.text(verdict.marketT, 't CO2e'),
          })}{' '}
          {t(`result.verdict.${verdict.money}`, {
            years: figures.text(verdict.years, 'years'),
            amount: figures.text(verdict.yearly, 'money'),
          })}
        </p>
      ) : null}
      {raised !== null ? (
        <Alert kind="attention" title={t('result.raised')}>
          {t('result.raisedHint', { amount: figures.text(-raised, 't CO2e') })}
        </Alert>
      ) : null}
      {/* The report below has all remarks, but warnings must be visible without scrolling. */}
      {result.remarks.map(({ level, text }) =>
        level === 'warn' ? (
          <Alert key={text} kind="attention">
            {text}
          </Alert>
        ) : null,
      )}
      <KeyFigures {...{ result, figures }} onOpen={(id) => setTrail([id])} />
      <Card>
        <DocumentView
          isWithinPage
          document={result.document}
          onOpenFigure={(id) => setTrail([id])}
          hasTrail={(id) =>
            result.figures.some((figure) => figure.id === id) || result.inputs.some(({ code }) => code === id)
          }
        />
      </Card>
      <Accordion
        items={[
          {
            id: 'inputs',
            title: t('inputs.title', { count: result.inputs.length }),
            content: <InputsTable {...{ result, figures }} />,
          },
        ]}
      />
      {trail.length > 0 ? (
        <FigureTrail {...{ result, figures, trail }} onTrail={setTrail} onClose={() => setTrail([])} />
      ) : null}
    </section>
  );
}

/** Tonnes by which location-based emissions grow in the first year, as a negative number; null if they do not grow. */
function raisedLocationBased({ figures }: SimulationResult): number | null {
  const value = figures.find(({ id }) => id === 'lb_year1_t')?.value ?? null;
  return value !== null && value < 0 ? value : null;
}
