import { useTranslation } from 'react-i18next';
import type { WorkingStep } from '#api/contract/materiality/assessments';
import { Badge } from '@/components/ui/badge';

/**
 * A score step by step: the numbers, the rule, whether the rule comes from the standard or the product, and
 * the paragraph.
 */
export function WorkingList({ steps }: { steps: readonly WorkingStep[] }) {
  const { t } = useTranslation('materiality-scores');
  return (
    <>
      <h4 className="mt-4 font-medium text-sm">{t('score.working')}</h4>
      <ol className="mt-1 flex flex-col divide-y text-sm">
        {steps.map(({ rule, mark, paragraph, text }) => (
          <li key={`${rule} ${text}`} className="py-2">
            <p className="wrap-anywhere">{text}</p>
            <p className="mt-1 flex flex-wrap items-center gap-1.5 text-ink-muted text-xs">
              <span className="figures">{rule}</span>
              <Badge kind={mark === 'norm' ? 'brand' : mark === 'guidance' ? 'info' : 'neutral'}>
                {t(`marksOfRules.${mark}`)}
              </Badge>
              {paragraph ? <span>{paragraph}</span> : null}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
