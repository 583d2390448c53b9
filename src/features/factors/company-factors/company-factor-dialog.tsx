import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CompanyFactorDetail } from '#api/contract/factors/company-factors';
import { ReadFailure } from '@/components/crud/read-failure';
import { UseTable } from '@/components/emissions/use-table';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { companyFactorQueries } from './queries';
import { useValidityText } from './use-validity-text';

/** One factor beside the list: its numbers, its source, and the rows that use it. */
export function CompanyFactorDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('company-factors');
  const detail = useQuery(companyFactorQueries.detail(id));
  const factor = detail.data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={factor?.name ?? t('detail.title')}
      description={factor?.method ? t(`methods.${factor.method}`) : undefined}
    >
      {detail.isError ? (
        <ReadFailure
          error={detail.error}
          onRetry={() => void detail.refetch()}
          missing={{ title: t('detail.missing'), hint: t('detail.missingHint') }}
        />
      ) : factor ? (
        <>
          <Facts factor={factor} />
          <Uses factor={factor} />
        </>
      ) : (
        <div aria-busy className="space-y-4">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

function Uses({ factor: { useCount, uses } }: { factor: CompanyFactorDetail }) {
  const { t } = useTranslation('factors');
  const { t: own } = useTranslation('company-factors');
  const format = useFormat();
  return (
    <section>
      <h3 className="font-semibold text-lg tracking-tight">{t('uses.title')}</h3>
      <p className="mb-2 text-ink-muted text-sm">
        {useCount === 0
          ? t('uses.none')
          : own('detail.uses', { count: useCount, text: format.number(useCount) })}{' '}
        {useCount > uses.length ? t('uses.latest', { count: uses.length }) : ''}
      </p>
      <UseTable uses={uses} />
    </section>
  );
}

const values = ['kgCo2e', 'kgCo2', 'kgCh4Co2e', 'kgN2oCo2e', 'kgCo2Biogenic'] as const;

function Facts({ factor }: { factor: CompanyFactorDetail }) {
  const { t } = useTranslation('company-factors');
  const format = useFormat();
  const validityText = useValidityText();
  const facts: [string, string | null][] = [
    [t('form.location'), factor.locationName ?? t('allLocations')],
    ...values.map((key): [string, string | null] => {
      const value = factor[key];
      return [t(`values.${key}`), value && `${format.exact(value)}\u00a0/ ${factor.unitSymbol}`];
    }),
    [t('form.gwpBasis'), factor.gwpBasis],
    [t('columns.validity'), validityText(factor)],
    [
      t('form.networkBoundary'),
      factor.hasNetwork ? t(`networkBoundaries.${factor.networkBoundary ?? 'unstated'}`) : null,
    ],
    [t('form.publisher'), factor.publisher],
    [t('form.document'), factor.document],
    [t('form.reference'), factor.reference],
    [t('form.note'), factor.note],
    [t('columns.by'), factor.createdByName],
    [t('detail.createdOn'), format.dateTime(factor.createdOn)],
  ];
  return (
    <dl className="mb-8 grid grid-cols-[10rem_1fr] gap-x-3 gap-y-1 text-sm">
      {facts
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="figures min-w-0 break-words">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
