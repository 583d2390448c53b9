import { useTranslation } from 'react-i18next';
import type { TrailLine } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';
import { FactorFacts } from './factor-facts';
import { PotentialFacts } from './potential-facts';

/** The published factor of a line, or a stated one. */
export function FactorDetail({ line }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const { factor, factorValue, factorUnit, gwpSet } = line;
  if (factor) return <FactorFacts factor={factor} />;
  // An unpublished factor is described by the reason it applies.
  const stated = t(`stated.${line.reason as 'exact'}`, { set: gwpSet, defaultValue: line.reason });
  return (
    <>
      <p>
        <span className="figures break-all">{format.exact(factorValue ?? '0')}</span>
        <span className="text-ink-muted">{`\u00a0kg CO₂e / ${factorUnit}, ${stated}`}</span>
      </p>
      {line.potential ? <PotentialFacts potential={line.potential} /> : null}
    </>
  );
}
