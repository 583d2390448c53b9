import { useTranslation } from 'react-i18next';
import type { Simulation } from '#api/contract/scenarios/simulations';
import type { DataColumn } from '@/components/data-table/columns';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { useFormat } from '@/hooks/use-format';
import { useSelection } from './selection';

/** What the list shows of a simulation. The checkbox selects it for a comparison or a plan. */
export function useSimulationColumns(): DataColumn<Simulation>[] {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { has, isFull, toggle } = useSelection();
  return [
    {
      id: 'picked',
      header: t('simulations.pick'),
      width: '4rem',
      cell: (row) => (
        <Checkbox
          aria-label={t('simulations.pickOne', { name: row.name })}
          checked={has(row)}
          disabled={isFull && !has(row)}
          onChange={() => toggle(row)}
        />
      ),
    },
    {
      id: 'name',
      header: t('simulations.name'),
      isRowHeader: true,
      cell: ({ name, summary }) => (
        <>
          {name}
          {summary.locationName ? (
            <span className="block font-normal text-ink-muted text-xs">{summary.locationName}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'saved',
      header: t('simulations.saved'),
      cell: ({ saveDate, ownerName, isOutdated }) => (
        <>
          <span className="figures whitespace-nowrap">{format.date(saveDate, 'DD.MM.YYYY')}</span>
          <span className="block text-ink-muted text-xs">{ownerName}</span>
          {isOutdated ? <Badge kind="attention">{t('simulations.outdated')}</Badge> : null}
        </>
      ),
    },
    {
      id: 'locationBased',
      header: t('simulations.locationBased'),
      unit: 't CO₂e',
      isNumeric: true,
      cell: ({ summary }) => format.quantity(summary.locationBasedYear1T),
    },
    {
      id: 'marketBased',
      header: t('simulations.marketBased'),
      unit: 't CO₂e',
      isNumeric: true,
      cell: ({ summary }) => format.quantity(summary.marketBasedYear1T),
    },
    {
      id: 'npv',
      header: t('simulations.npv'),
      isNumeric: true,
      cell: ({ summary }) => `${format.number(summary.npv, { maxDecimals: 0 })}\u00a0${summary.currency}`,
    },
  ];
}
