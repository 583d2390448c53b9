import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type {
  Scope3FactorAnswer,
  Scope3Field,
  Scope3Method,
} from '#api/contract/activity-data/value-chain-forms';
import { isFilled } from '@/components/form/field-rules';
import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { type EntryValues, emptyValues } from './entry-rules';
import { valuesToSend } from './entry-schema';
import { valueChainQueries } from './queries';
import { useSettledValue } from './use-settled-value';

type ResultPreviewProps = {
  method: Scope3Method;
  visible: readonly Scope3Field[];
  values: EntryValues;
  locationId: number;
};

/** How long the user must stop typing before the server is asked. */
const settleMs = 300;

/** The factors and emissions of the current values before they are saved. */
export function ResultPreview({ method, visible, values, locationId }: ResultPreviewProps) {
  const { t } = useTranslation('value-chain');
  const errorText = useErrorText();
  // Compared as text, because a new object with the same values is not a change.
  const asked = useSettledValue(JSON.stringify(valuesToSend({ fields: visible }, values)), settleMs);
  const blank = emptyValues(visible);
  const isStarted = visible.some(({ name }) => isFilled(values[name]) && values[name] !== blank[name]);
  const preview = useQuery({
    ...valueChainQueries.preview(method, locationId, JSON.parse(asked) as EntryValues),
    enabled: isStarted,
  });
  return (
    // Not a landmark, because the edit dialog has one too.
    <fieldset
      aria-label={t('preview.title')}
      aria-live="polite"
      className="col-span-12 grid min-h-24 grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-6 rounded-md border border-dashed bg-sunken px-4 py-3"
    >
      {preview.isError ? (
        <p className="col-span-2 text-danger">{errorText(preview.error)}</p>
      ) : (
        <>
          <Result answer={isStarted ? preview.data : undefined} visible={visible} />
          <Factors answer={isStarted ? preview.data : undefined} />
        </>
      )}
    </fieldset>
  );
}

/** Digits of a factor on screen; the calculation trail of a saved entry shows all of them. */
const factorDecimals = 6;

type AnswerProps = { answer: Scope3FactorAnswer | undefined };

function Result({ answer, visible }: AnswerProps & { visible: readonly Scope3Field[] }) {
  const { t } = useTranslation('value-chain');
  const format = useFormat();
  const nameOf = (name: string) => visible.find((field) => field.name === name)?.displayName ?? name;
  const problems = Object.entries(answer?.errors ?? {});
  const missing = answer?.missing.map(nameOf) ?? [];
  return (
    <div>
      <h3 className="text-ink-muted text-sm">{t('preview.result')}</h3>
      {answer && answer.carbonEquivalent !== null ? (
        <p className="figures font-semibold text-xl tracking-tight">
          {format.emissions(answer.carbonEquivalent).text}
        </p>
      ) : (
        <p className="figures text-ink-muted text-xl">–</p>
      )}
      {missing.length > 0 ? (
        <p className="text-ink-muted text-sm">{t('preview.missing', { fields: missing.join(', ') })}</p>
      ) : null}
      {answer?.unusualRate ? (
        <p className="mt-1 rounded-sm bg-attention-soft px-2 py-1 text-on-attention-soft text-sm">
          {t('preview.unusualRate', {
            ...answer.unusualRate,
            usual: format.number(answer.unusualRate.usual, { maxDecimals: factorDecimals }),
          })}
        </p>
      ) : null}
      {problems.map(([name, messages]) => (
        <p key={name} className="text-danger text-sm">{`${nameOf(name)}: ${messages.join(' ')}`}</p>
      ))}
    </div>
  );
}

function Factors({ answer }: AnswerProps) {
  const { t } = useTranslation(['value-chain', 'factors']);
  const format = useFormat();
  const factors = answer?.factors ?? [];
  return (
    <div>
      <h3 className="text-ink-muted text-sm">
        {t('preview.factors', { count: Math.max(factors.length, 1) })}
      </h3>
      {factors.length === 0 ? <p className="text-ink-muted">{t('preview.noFactor')}</p> : null}
      <ul className="flex flex-col gap-1.5">
        {factors.map((factor) => (
          <li key={`${factor.label} ${factor.unitSymbol} ${factor.region}`}>
            <span className="figures font-medium">
              {format.number(factor.kgCo2ePerUnit, { maxDecimals: factorDecimals })}
            </span>
            {`\u00a0kg CO₂e / ${factor.unitSymbol}, ${factor.label} `}
            {factor.reason === 'exact' ? null : (
              <Badge kind="attention">
                {t(`factors:reasons.${factor.reason as 'supplier'}`, { defaultValue: factor.reason })}
              </Badge>
            )}
            {factor.multipliers.length > 0 ? (
              <span className="figures block text-sm">
                {t('preview.times', {
                  multipliers: factor.multipliers
                    .map(
                      ({ label, value }) =>
                        `${format.number(value, { maxDecimals: factorDecimals })} (${label})`,
                    )
                    .join(' × '),
                })}
              </span>
            ) : null}
            <span className="block text-ink-muted text-sm">
              {[factor.source, factor.region, factor.year].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
