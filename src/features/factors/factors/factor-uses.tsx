import { useTranslation } from 'react-i18next';
import { figures } from '#api/contract/emissions/figures';
import type { FactorDetail } from '#api/contract/factors/factors';
import { UseTable } from '@/components/emissions/use-table';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';

/** Where the company's data uses the factor. Each row opens its calculation trail. */
export function FactorUses({ factor }: { factor: FactorDetail }) {
  const { useCount, useMonths, uses, notTaken } = factor;
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
      {notTaken && useCount === 0 ? <p className="mb-2 text-sm">{t(`notTaken.${notTaken}`)}</p> : null}
      {useMonths ? (
        <Button
          variant="link"
          size="sm"
          className="mb-2"
          onClick={() =>
            trail.open({
              selection: figures.factor(useMonths, factor.factorId),
              name: factor.name,
            })
          }
        >
          {t('uses.all')}
        </Button>
      ) : null}
      <UseTable uses={uses} />
    </section>
  );
}
