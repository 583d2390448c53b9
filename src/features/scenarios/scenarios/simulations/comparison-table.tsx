import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#api/contract/endpoint';
import { basisFields, type compareSimulations } from '#api/contract/scenarios/plans';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFigureText } from '../use-figure-text';
import { useBasisText } from './use-basis-text';

type Comparison = ResponseOf<typeof compareSimulations>;

/** One column per simulation: first its basis, then its results. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('scenarios');
  const { simulations, differences, figures: compared, currency } = comparison;
  const figures = useFigureText(currency);
  const basisText = useBasisText(figures);
  return (
    <Table scrollLabel={t('comparison.title')}>
      <TableHead>
        <tr>
          <HeaderCell className="min-w-48">{t('comparison.what')}</HeaderCell>
          {simulations.map(({ scenarioBackupId, scenarioId, scenarioName, name }) => (
            <HeaderCell key={scenarioBackupId} isNumeric className="min-w-40">
              <Link
                to="/scenarios/$scenarioId/simulations/$simulationId/preview"
                params={{
                  scenarioId: String(scenarioId),
                  simulationId: String(scenarioBackupId),
                }}
                className="block font-semibold text-brand text-sm underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              {scenarioName}
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {basisFields.map((field) => {
          const isDifferent = differences.includes(field);
          return (
            <TableRow key={field} className={isDifferent ? 'text-danger' : 'text-ink-muted'}>
              <th scope="row" className="px-3 py-2 text-left font-medium">
                <span className="inline-flex items-center gap-1.5">
                  {isDifferent ? <TriangleAlert aria-hidden className="size-3.5 shrink-0" /> : null}
                  {t(`comparison.field.${field}`)}
                  {isDifferent ? <span className="font-normal">{t('comparison.different')}</span> : null}
                </span>
              </th>
              {simulations.map(({ scenarioBackupId, basis }) => (
                <Cell key={scenarioBackupId} isNumeric>
                  {basis[field] ? basisText(field, basis[field]) : '–'}
                </Cell>
              ))}
            </TableRow>
          );
        })}
        {compared.map(({ id, label, unit }) => (
          <TableRow key={id}>
            <th scope="row" className="px-3 py-2 text-left font-medium">
              {label}
              {figures.unitOf(unit) ? (
                <span className="font-normal text-ink-muted">{`, ${figures.unitOf(unit)}`}</span>
              ) : null}
            </th>
            {simulations.map((one) => {
              const value = one.figures[id] ?? null;
              return (
                <Cell key={one.scenarioBackupId} isNumeric>
                  {value === null ? '–' : figures.number(value, unit)}
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
