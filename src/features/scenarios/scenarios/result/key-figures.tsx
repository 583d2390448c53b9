import { useTranslation } from 'react-i18next';
import type { ResultFigure, SimulationResult } from '#api/contract/scenarios/scenarios';
import { Figure } from '@/components/ui/figure';
import type { FigureText } from '../use-figure-text';

type KeyFiguresProps = {
  result: SimulationResult;
  figures: FigureText;
  onOpen: (id: string) => void;
};

/** The two methods are shown separately, because they answer different questions and must not be added. */
const groups = [
  { id: 'locationBased', lead: 'lb_year1_t', rest: ['lb_life_t', 'mac_lb'] },
  { id: 'marketBased', lead: 'mb_year1_t', rest: ['mb_life_t', 'mac_mb'] },
  { id: 'money', lead: 'npv', rest: ['cash_year1', 'payback_cumulated', 'payback_discounted', 'payback'] },
] as const;

export function KeyFigures({ result, figures, onOpen }: KeyFiguresProps) {
  const { t } = useTranslation('scenarios');
  const byId = new Map(result.figures.map((figure) => [figure.id, figure]));
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {groups.map(({ id, lead, rest }) => {
        const leading = byId.get(lead);
        return (
          <section
            key={id}
            aria-label={t(`result.group.${id}`)}
            className="rounded-lg border bg-surface px-5 py-4"
          >
            <h3 className="font-medium text-ink-muted text-sm">{t(`result.group.${id}`)}</h3>
            {leading ? <Lead figure={leading} {...{ figures, onOpen }} /> : null}
            <dl className="mt-3 flex flex-col gap-1 border-t pt-3 text-sm">
              {rest.map((figureId) => {
                const figure = byId.get(figureId);
                return figure ? (
                  <div key={figureId} className="flex justify-between gap-3">
                    <dt className="text-ink-muted">{t(`result.figure.${figureId}`)}</dt>
                    <dd className="figures text-right">
                      <OpenFigure figure={figure} {...{ figures, onOpen }} />
                    </dd>
                  </div>
                ) : null;
              })}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

type OneFigure = { figure: ResultFigure; figures: FigureText; onOpen: (id: string) => void };

function Lead({ figure, figures, onOpen }: OneFigure) {
  const { t } = useTranslation('scenarios');
  const { id, label, value, unit, low, high } = figure;
  return (
    <>
      <p className="mt-1">
        <Figure
          size="lead"
          label={label}
          value={value === null ? '–' : figures.number(value, unit)}
          unit={value === null ? undefined : figures.unitOf(unit)}
          onOpen={() => onOpen(id)}
        />
      </p>
      <p className="text-ink-muted text-sm">{t(`result.figure.${id as 'npv'}`)}</p>
      {low !== null && high !== null ? (
        <p className="figures text-ink-muted text-sm">
          {t('result.band', { low: figures.number(low, unit), high: figures.text(high, unit) })}
        </p>
      ) : null}
    </>
  );
}

function OpenFigure({ figure: { id, label, value, unit }, figures, onOpen }: OneFigure) {
  const { t } = useTranslation('scenarios');
  if (value === null) {
    const isNeverBack = id === 'payback_cumulated' || id === 'payback_discounted';
    return (
      <span className="text-ink-muted">{t(isNeverBack ? 'result.notWithinPeriod' : 'result.none')}</span>
    );
  }
  return (
    <Figure
      label={label}
      value={figures.number(value, unit)}
      unit={figures.unitOf(unit)}
      onOpen={() => onOpen(id)}
    />
  );
}
