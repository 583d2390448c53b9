import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityStandard } from '#api/contract/materiality/screenings';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { ScreeningDialog } from './screening-dialog';

type StandardsCardProps = { headerId: number; isEditor: boolean };

/**
 * The status of each of the ten topical standards. For one without a matter, the user states whether it is
 * relevant.
 */
export function StandardsCard({ headerId, isEditor }: StandardsCardProps) {
  const { t } = useTranslation('materiality-lists');
  const query = useQuery(materialityQueries.standards(headerId));
  const [screened, setScreened] = useState<MaterialityStandard | null>(null);
  const standards = query.data;
  return (
    <Card title={t('standards.title')} description={t('standards.hint')} className="mt-6" isFlush>
      {standards ? (
        <Table aria-label={t('standards.title')} scrollLabel={t('standards.title')}>
          <TableHead>
            <tr>
              <HeaderCell>{t('standards.standard')}</HeaderCell>
              <HeaderCell>{t('standards.state')}</HeaderCell>
              <HeaderCell>{t('standards.reason')}</HeaderCell>
              {isEditor ? <HeaderCell /> : null}
            </tr>
          </TableHead>
          <TableBody>
            {standards.map((standard) => (
              <StandardRow key={standard.standard} {...{ standard, isEditor }} onScreen={setScreened} />
            ))}
          </TableBody>
        </Table>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="m-5 h-64" />
      )}
      {screened ? (
        <ScreeningDialog {...{ headerId }} standard={screened} onClose={() => setScreened(null)} />
      ) : null}
    </Card>
  );
}

type StandardRowProps = {
  standard: MaterialityStandard;
  isEditor: boolean;
  onScreen: (standard: MaterialityStandard) => void;
};

function StandardRow({ standard: of, isEditor, onScreen }: StandardRowProps) {
  const { t } = useTranslation('materiality-lists');
  const { standard, state, screening, matterCount } = of;
  const name = `${standard} ${of.name}`;
  return (
    <TableRow>
      <th scope="row" className="px-3 py-2 text-left font-medium">
        {name}
      </th>
      <Cell>
        <span className="flex flex-wrap items-center gap-2">
          {t(`standards.states.${state}`)}
          {state === 'notScreened' ? <Badge kind="attention">{t('standards.missing')}</Badge> : null}
          {screening?.isCopied ? <Badge>{t('standards.copied')}</Badge> : null}
        </span>
      </Cell>
      <Cell>
        {matterCount > 0 ? t('standards.matters', { count: matterCount }) : (screening?.reason ?? '–')}
      </Cell>
      {isEditor ? (
        <Cell className="text-right">
          {/* A standard with matters is assessed, so it needs no screening. */}
          {matterCount === 0 ? (
            <Button
              size="sm"
              aria-label={t(screening ? 'standards.changeOf' : 'standards.screenOf', { name })}
              onClick={() => onScreen(of)}
            >
              {t(screening ? 'standards.change' : 'standards.screen')}
            </Button>
          ) : null}
        </Cell>
      ) : null}
    </TableRow>
  );
}
