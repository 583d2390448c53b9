import { useTranslation } from 'react-i18next';
import { seriesColour } from '@/components/charts/chart-data';
import { ChartFrame } from '@/components/charts/chart-frame';
import { formatTick } from '@/components/charts/plots/plot-style';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import type { FigureText } from '../use-figure-text';
import { type MacCurve, type Method, macCurve, type PlanStep } from './mac-bars';

type MacChartProps = { steps: readonly PlanStep[]; method: Method; figures: FigureText };

const cost = 'money/t CO2e';
const tonnes = 't CO2e';

/** The marginal abatement cost curve of a plan. */
export function MacChart({ steps, method, figures }: MacChartProps) {
  const { t } = useTranslation('scenarios');
  const curve = macCurve(steps, method);
  const title = t('plan.macTitle', { unit: figures.unitOf(cost) });
  return (
    <>
      <ChartFrame
        title={title}
        summary={curve.bars
          .map((bar) =>
            t('plan.macBar', {
              name: bar.step.name,
              cost: figures.text(bar.cost, cost),
              amount: figures.text(bar.tonnes, tonnes),
            }),
          )
          .join(' ')}
        height={260}
        hasData={curve.bars.length > 0}
        empty={{ title: t('plan.macEmpty') }}
        table={<MacTable {...{ curve, figures }} label={title} />}
        legend={<Legend {...{ curve, figures }} />}
      >
        <Bars {...{ curve, figures }} />
      </ChartFrame>
      <p className="mt-2 text-ink-muted text-xs">
        {t('plan.macNote')}
        {curve.notDrawn.length > 0
          ? ` ${t('plan.macNotDrawn', { names: curve.notDrawn.map(({ name }) => name).join(', ') })}`
          : ''}
      </p>
    </>
  );
}

type CurveProps = { curve: MacCurve; figures: FigureText };

function Bars({ curve: { bars, zero, ticks }, figures }: CurveProps) {
  return (
    <div className="flex h-full gap-2 py-3 text-xs">
      <div className="relative w-16 shrink-0 text-right text-ink-muted">
        {ticks.map((tick) => (
          <span
            key={tick.cost}
            className="figures absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${tick.place}%` }}
          >
            {formatTick(tick.cost, (value) => figures.number(value, cost))}
          </span>
        ))}
      </div>
      <div className="relative flex-1 border-l">
        {ticks.map((tick) => (
          <span
            key={tick.cost}
            className="absolute inset-x-0 border-line border-t"
            style={{ top: `${tick.place}%` }}
          />
        ))}
        <span className="absolute inset-x-0 border-line-strong border-t" style={{ top: `${zero}%` }} />
        {bars.map((bar, index) => (
          <span
            key={bar.step.scenarioBackupId}
            className="absolute min-h-0.5 border-surface border-r text-center"
            title={`${bar.step.name}: ${figures.text(bar.cost, cost)}`}
            style={{
              left: `${bar.left}%`,
              width: `${bar.width}%`,
              top: `${bar.top}%`,
              height: `${bar.height}%`,
              background: seriesColour(undefined, index),
            }}
          >
            <span
              className="figures absolute inset-x-0 font-medium text-ink"
              style={bar.cost < 0 ? { bottom: '100%' } : { top: '100%' }}
            >
              {index + 1}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The bars are numbered, so colour is never the only sign. */
function Legend({ curve: { bars }, figures }: CurveProps) {
  return (
    <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {bars.map(({ step, cost: value }, index) => (
        <li key={step.scenarioBackupId} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-xs"
            style={{ background: seriesColour(undefined, index) }}
          />
          {`${index + 1}. ${step.name}`}
          <span className="figures text-ink-muted">{figures.text(value, cost)}</span>
        </li>
      ))}
    </ol>
  );
}

function MacTable({ curve: { bars }, figures, label }: CurveProps & { label: string }) {
  const { t } = useTranslation('scenarios');
  return (
    <Table aria-label={label}>
      <TableHead>
        <tr>
          <HeaderCell>{t('plan.measure')}</HeaderCell>
          <HeaderCell isNumeric>{t('plan.lifeTonnes')}</HeaderCell>
          <HeaderCell isNumeric>{t('plan.cost', { unit: figures.unitOf(cost) })}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {bars.map((bar) => (
          <TableRow key={bar.step.scenarioBackupId}>
            <th scope="row" className="px-3 py-2 text-left font-medium">
              {bar.step.name}
            </th>
            <Cell isNumeric>{figures.number(bar.tonnes, tonnes)}</Cell>
            <Cell isNumeric>{figures.number(bar.cost, cost)}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
