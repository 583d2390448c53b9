import { useTranslation } from 'react-i18next';
import type { FactorDetail, FactorUse } from '#api/contract/factors';
import { figures } from '#api/contract/figures';
import { Button } from '@/components/ui/button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';

/** Where the factor works in this company's data; each row opens its trail. */
export function FactorUses({ factor }: { factor: FactorDetail }) {
  const { useCount, useMonths, uses } = factor;
  const trail = useEmissionTrail();
  const { t } = useTranslation('factors');
  const format = useFormat();
  return (
    <section>
      <h3 className="font-semibold text-lg tracking-tight">{t('uses.title')}</h3>
      <p className="mb-2 text-ink-muted text-sm">
        {useCount === 0
          ? t('uses.none')
          : t('uses.count', { count: useCount, text: format.number(useCount) })}{' '}
        {useCount > uses.length ? t('uses.latest', { count: uses.length }) : ''}
      </p>
      {useMonths ? (
        <Button
          variant="link"
          size="sm"
          className="mb-2"
          onClick={() =>
            trail.open({
              selection: figures.factor(useMonths, factor.factorId),
              name: factor.label.split(' › ').at(-1) ?? factor.label,
            })
          }
        >
          {t('uses.all')}
        </Button>
      ) : null}
      {uses.length > 0 ? (
        <Table aria-label={t('uses.title')}>
          <TableHead>
            <tr>
              <HeaderCell>{t('uses.row')}</HeaderCell>
              <HeaderCell>{t('uses.location')}</HeaderCell>
              <HeaderCell>{t('uses.months')}</HeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {uses.map((use) => (
              <TableRow key={`${use.kind}-${use.sourceId}`}>
                <Cell>
                  <UseButton use={use} />
                </Cell>
                <Cell>{use.locationName}</Cell>
                <Cell className="figures whitespace-nowrap">
                  {[...new Set([use.firstMonth, use.lastMonth])]
                    .map((month) => format.date(month, 'MMM, YYYY'))
                    .join(' – ')}
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </section>
  );
}

function UseButton({ use }: { use: FactorUse }) {
  const { t } = useTranslation('factors');
  const trail = useEmissionTrail();
  const name = use.name || t('uses.valueChainEntry');
  return (
    <Button
      variant="link"
      onClick={() => trail.open({ kind: use.kind, id: use.sourceId, name: `${name}, ${use.locationName}` })}
    >
      {name}
    </Button>
  );
}
