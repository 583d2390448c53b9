import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlanResult } from '#api/contract/scenarios/plans';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow, TableTotal } from '@/components/ui/table';
import type { FigureText } from '../use-figure-text';
import type { PlanStep } from './mac-bars';

type StepsTableProps = { result: PlanResult; figures: FigureText };

const tonnes = 't CO2e';

/** The measures in the order in which they are applied, each to what the earlier ones leave. */
export function StepsTable({ result, figures }: StepsTableProps) {
  const { t } = useTranslation('scenarios');
  const { steps, total, currency } = result;
  return (
    <Table scrollLabel={t('plan.steps')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('plan.measure')}</HeaderCell>
          <HeaderCell isNumeric>{t('plan.locationYear')}</HeaderCell>
          <HeaderCell isNumeric>{t('plan.marketYear')}</HeaderCell>
          <HeaderCell isNumeric>{t('plan.npv', { currency })}</HeaderCell>
          <HeaderCell>{t('plan.changed')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {steps.map((step, index) => (
          <TableRow key={step.scenarioBackupId} className="align-top">
            <th scope="row" className="px-3 py-2 text-left font-normal">
              <Link
                to="/scenarios/$scenarioId/simulations/$simulationId/preview"
                params={{
                  scenarioId: String(step.scenarioId),
                  simulationId: String(step.scenarioBackupId),
                }}
                className="font-medium text-brand underline-offset-4 hover:underline"
              >
                {`${index + 1}. ${step.name}`}
              </Link>
              <span className="block text-ink-muted text-xs">
                {[t(`plan.stage.${stageOf(step)}`), step.locationName].filter(Boolean).join(' · ')}
              </span>
              <Limit {...{ step, figures }} />
            </th>
            <Tonnes value={step.locationBasedT} alone={step.aloneLocationBasedT} figures={figures} />
            <Tonnes value={step.marketBasedT} alone={step.aloneMarketBasedT} figures={figures} />
            <Money value={step.npv} figures={figures} />
            <Cell>
              <Changes {...{ step, figures }} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
      <TableTotal>
        <TableRow>
          <th scope="row" className="px-3 py-2 text-left">
            {t('plan.total')}
            {total.isOfOneYear ? (
              <span className="block font-normal text-ink-muted text-xs">{t('plan.totalOfOneYear')}</span>
            ) : null}
          </th>
          <Cell isNumeric>{figures.number(total.locationBasedT, tonnes)}</Cell>
          <Cell isNumeric>{figures.number(total.marketBasedT, tonnes)}</Cell>
          <Cell isNumeric>{total.npv === null ? '–' : figures.number(total.npv, 'money')}</Cell>
          <td />
        </TableRow>
      </TableTotal>
    </Table>
  );
}

function Limit({ step: { isLimited, countedShare }, figures }: { step: PlanStep; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  if (!isLimited) return null;
  return (
    <span className="block text-on-attention-soft text-xs">
      {countedShare < 1
        ? t('plan.limited', { share: figures.text(countedShare, 'share') })
        : t('plan.limitedInPart')}
    </span>
  );
}

function stageOf({ stage }: PlanStep): '1' | '2' | '3' | '4' {
  return stage === 1 ? '1' : stage === 2 ? '2' : stage === 3 ? '3' : '4';
}

type MoneyProps = { value: number | null; figures: FigureText };

function Money({ value, figures }: MoneyProps) {
  const { t } = useTranslation('scenarios');
  if (value !== null) return <Cell isNumeric>{figures.number(value, 'money')}</Cell>;
  return <Cell isNumeric>{t('plan.notComparable')}</Cell>;
}

type TonnesProps = { value: number; alone: number; figures: FigureText };

/** The saving of the measure in the plan, and on its own where that differs. */
function Tonnes({ value, alone, figures }: TonnesProps) {
  const { t } = useTranslation('scenarios');
  const [here, onItsOwn] = [figures.number(value, tonnes), figures.number(alone, tonnes)];
  return (
    <Cell isNumeric>
      {here}
      {here === onItsOwn ? null : (
        <span className="block text-ink-muted text-xs">{t('plan.alone', { amount: onItsOwn })}</span>
      )}
    </Cell>
  );
}

function Changes({ step: { changed }, figures }: { step: PlanStep; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  if (changed.length === 0) return <span className="text-ink-muted">{t('plan.unchanged')}</span>;
  return (
    <ul className="text-xs">
      {changed.map(({ code, label, unit, before, after }) => (
        <li key={code}>
          {label}{' '}
          <span className="figures whitespace-nowrap">
            {`${figures.number(before, unit)} → ${figures.text(after, unit)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
