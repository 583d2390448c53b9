import { useTranslation } from 'react-i18next';
import type { WarmingPotential } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';

/** The source of a warming potential. A blend lists its gases by mass, each with its own potential. */
export function PotentialFacts({ potential }: { potential: WarmingPotential }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const { gas, edition, table, parts, compositionSource } = potential;
  return (
    <dl className="mt-2 grid grid-cols-[7.5rem_1fr] gap-x-3 gap-y-0.5 text-sm">
      <dt className="text-ink-muted">{t('potential.gas')}</dt>
      <dd>{gas}</dd>
      <dt className="text-ink-muted">{t('potential.source')}</dt>
      <dd>{[edition, table].join(', ')}</dd>
      {parts.length > 0 ? (
        <>
          <dt className="text-ink-muted">{t('potential.parts')}</dt>
          <dd>
            <ul>
              {parts.map((part) => (
                <li key={part.gas} className="figures">
                  {`${format.exact(part.percent)}% ${part.gas} × ${
                    part.gwp === null ? t('potential.notCounted') : format.exact(part.gwp)
                  }`}
                </li>
              ))}
            </ul>
          </dd>
          <dt className="text-ink-muted">{t('potential.compositionSource')}</dt>
          <dd>{compositionSource}</dd>
        </>
      ) : null}
    </dl>
  );
}
