import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FactorDetail } from '#api/contract/factors/factors';
import { ReadFailure } from '@/components/crud/read-failure';
import { Badge } from '@/components/ui/badge';
import { ScopeBadge } from '@/components/ui/scope-badge';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { FactorHistory } from './factor-history';
import { FactorUses } from './factor-uses';
import { factorQueries } from './queries';
import { scopeKindOf } from './scope-kind';
import { useYearsText } from './use-years-text';

type FactorContentProps = {
  factorId: number;
  /** Another edition of the same number, and its name. */
  onSelect: (factorId: number, name: string) => void;
};

/** Everything about one factor: the number, its source, its history, and where it is used. */
export function FactorContent({ factorId, onSelect }: FactorContentProps) {
  const { t } = useTranslation('factors');
  const detail = useQuery(factorQueries.detail(factorId));
  const factor = detail.data;
  if (detail.isError)
    return (
      <ReadFailure
        error={detail.error}
        onRetry={() => void detail.refetch()}
        missing={{ title: t('detail.missing'), hint: t('detail.missingHint') }}
      />
    );
  if (!factor)
    return (
      <div aria-busy className="space-y-4">
        <Skeleton className="h-9 w-60" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <>
      <Values factor={factor} />
      <Source factor={factor} />
      <FactorHistory factor={factor} onSelect={onSelect} />
      <FactorUses factor={factor} />
    </>
  );
}

const gasValues = ['kgCo2', 'kgCh4Co2e', 'kgN2oCo2e', 'kgCo2Biogenic'] as const;

/** The number as printed, total and by gas. */
function Values({ factor }: { factor: FactorDetail }) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  return (
    <section className="ledger-rule mb-6 pb-5">
      <div className="flex flex-wrap items-center gap-2">
        <ScopeBadge scope={scopeKindOf(factor.scope)} />
        {factor.scope === 0 ? null : (
          <span className="text-ink-muted text-sm">{`${factor.category} ${factor.categoryName}`}</span>
        )}
        {factor.gases === 'all' ? null : <Badge kind="attention">{t(`gases.${factor.gases}`)}</Badge>}
        {factor.quality.map((note) => (
          <Badge key={note} kind="attention">
            {t(`quality.${note as 'life-cycle'}`, { defaultValue: note })}
          </Badge>
        ))}
      </div>
      {factor.kgCo2e === null ? null : (
        <p className="mt-3">
          <span className="figures break-all font-semibold text-2xl tracking-tight">
            {format.exact(factor.kgCo2e)}
          </span>
          <span className="text-ink-muted">{`\u00a0kg CO₂e / ${factor.unitSymbol}`}</span>
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[10rem_1fr] gap-x-3 gap-y-1 text-sm">
        {gasValues.map((key) => {
          const value = factor[key];
          return value === null ? null : (
            <div key={key} className="contents">
              <dt className="text-ink-muted">{t(`values.${key}`)}</dt>
              <dd className="figures break-all">{`${format.exact(value)}\u00a0/ ${factor.unitSymbol}`}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Everything needed to find the number in its source, and the terms of use. */
function Source({ factor }: { factor: FactorDetail }) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  const yearsText = useYearsText();
  const facts: [string, string][] = [
    [t('columns.publisher'), factor.publisher],
    [t('detail.edition'), factor.editionTitle],
    [t('detail.reference'), factor.reference],
    [t('detail.row'), factor.sourceRow],
    [t('columns.region'), format.region(factor.region)],
    [t('columns.years'), yearsText(factor)],
    [t('detail.gwpBasis'), factor.gwpBasis ?? t('detail.noGwpBasis')],
    [t('detail.licence'), factor.licence],
    [t('detail.attribution'), factor.attribution],
  ];
  return (
    <section className="mb-8">
      <h3 className="mb-2 font-semibold text-lg tracking-tight">{t('detail.source')}</h3>
      <dl className="grid grid-cols-[10rem_1fr] gap-x-3 gap-y-1 text-sm">
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="min-w-0 break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
