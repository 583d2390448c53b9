import { useTranslation } from 'react-i18next';
import type { ConformanceCase } from '#api/contract/emissions/conformance';
import { Button } from '@/components/ui/button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { problemText } from './problem-text';

/** The hand calculation, and each line with every digit. */
export function CaseWorking({ golden, onClose }: { golden: ConformanceCase; onClose: () => void }) {
  const { t } = useTranslation('conformance');
  const format = useFormat();
  const exact = (value: string | null) => (value === null ? '–' : format.exact(value));
  return (
    <div className="space-y-3 p-4">
      <p>
        <span className="block text-ink-muted text-xs">{t('working')}</span>
        <span className="figures">{golden.working}</span>
      </p>
      {golden.figure ? (
        <p className="text-sm">
          {golden.figure.label}: {exact(golden.figure.expected)} → {exact(golden.figure.actual)}{' '}
          {golden.figure.unit}
        </p>
      ) : null}
      {golden.outcomes.length > 0 ? <Outcomes outcomes={golden.outcomes} /> : null}
      {golden.countryCode ? (
        <p className="text-ink-muted text-sm">
          {golden.gwpSet
            ? t('settings', { country: golden.countryCode, set: golden.gwpSet })
            : t('scenarioSettings', { country: golden.countryCode })}
          {golden.expectedProblem
            ? ` ${t('refusal', { problem: problemText(golden.expectedProblem, t) })}`
            : ''}
        </p>
      ) : null}
      {golden.lines.length > 0 ? (
        <Table aria-label={t('lines')}>
          <TableHead>
            <tr>
              <HeaderCell>{t('line')}</HeaderCell>
              <HeaderCell isNumeric>{`${t('columns.expected')}, kg CO₂e`}</HeaderCell>
              <HeaderCell isNumeric>{`${t('columns.actual')}, kg CO₂e`}</HeaderCell>
              <HeaderCell isNumeric>{t('biogenic')}</HeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {golden.lines.map((line) => (
              <TableRow key={`${line.periodMonth}-${line.category}-${line.method}-${line.expectedKgCo2e}`}>
                <Cell>
                  {line.category === 'outside' ? t('outside') : line.category}
                  {line.method === 'none' ? '' : `, ${t(`methods.${line.method}`)}`}
                  {line.periodMonth ? `, ${format.date(line.periodMonth, 'MMM, YYYY')}` : ''}
                </Cell>
                <Cell isNumeric className="break-all">
                  {exact(line.expectedKgCo2e)}
                </Cell>
                <Cell isNumeric className="break-all">
                  {exact(line.actualKgCo2e)}
                </Cell>
                <Cell isNumeric className="break-all">
                  {`${exact(line.expectedKgCo2Biogenic)} → ${exact(line.actualKgCo2Biogenic)}`}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      <Button size="sm" variant="secondary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

/** Results that are often words instead of numbers, such as scores, flags and ranks. */
function Outcomes({ outcomes }: { outcomes: ConformanceCase['outcomes'] }) {
  const { t } = useTranslation('conformance');
  return (
    <Table aria-label={t('outcomes')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('outcome')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.expected')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.actual')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {outcomes.map(({ label, expected, actual }) => (
          <TableRow key={label}>
            <Cell>{label}</Cell>
            <Cell isNumeric>{expected}</Cell>
            <Cell isNumeric>{actual}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
