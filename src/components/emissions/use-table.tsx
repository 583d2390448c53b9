import { useTranslation } from 'react-i18next';
import type { FactorUse } from '#api/contract/factors/factors';
import { Button } from '@/components/ui/button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';

/** Activity data rows that use a factor. Each opens its calculation trail. */
export function UseTable({ uses }: { uses: readonly FactorUse[] }) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  if (uses.length === 0) return null;
  return (
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
