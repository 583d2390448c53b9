import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResidualMixNeed } from '#api/contract/factors/residual-mixes';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';

/** `onEnter` is null for users who may only read. */
export function useNeedColumns(onEnter: ((need: ResidualMixNeed) => void) | null) {
  const { t } = useTranslation('residual-mixes');
  const format = useFormat();
  return useMemo(
    (): DataColumn<ResidualMixNeed>[] => [
      {
        id: 'region',
        header: t('columns.region'),
        isRowHeader: true,
        cell: ({ regionName, year, locations }) => (
          <span className="block py-1">
            <span className="font-medium">{`${regionName}, ${year}`}</span>
            {locations.length > 0 ? (
              <span className="block font-normal text-ink-muted text-xs">{locations.join(', ')}</span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'standIn',
        header: t('columns.standIn'),
        isNumeric: true,
        cell: ({ standInKgCo2e }) => (
          <span className="whitespace-nowrap">
            {Number(standInKgCo2e) === 0 ? '–' : format.emissions(Number(standInKgCo2e), 't CO₂e').text}
          </span>
        ),
      },
      {
        id: 'source',
        header: t('columns.source'),
        cell: ({ entered, publication: { status, publisher, document, reference, year } }) => (
          <span className="block min-w-48 py-1">
            {entered ? entered.publisher : t(`status.${status}`, { publisher, year })}
            <span className="block text-ink-muted text-xs">
              {(entered ? [entered.document, entered.reference] : [document, reference])
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        ),
      },
      {
        id: 'value',
        header: t('columns.value'),
        unit: 'kg/MWh',
        isNumeric: true,
        cell: (need) => {
          const { entered, regionName, year } = need;
          if (entered)
            return (
              <Link to="/factors/company" search={{ factor: entered.companyFactorId }}>
                {format.exact(entered.kgCo2ePerMwh)}
              </Link>
            );
          if (!onEnter) return t('missing');
          return (
            <Button
              size="sm"
              aria-label={t('enterFor', { region: regionName, year })}
              onClick={() => onEnter(need)}
            >
              {t('enter')}
            </Button>
          );
        },
      },
    ],
    [t, format, onEnter],
  );
}
