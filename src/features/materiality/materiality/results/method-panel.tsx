import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  highestScore,
  type MethodChoiceBody,
  type RuleVersion,
  ruleVersions,
  severityForms,
  updateMaterialityMethod,
} from '#api/contract/materiality/information';
import type { MaterialityResults } from '#api/contract/materiality/results';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { resultQueries } from './queries';
import type { Asking } from './use-asked';
import { isWhatIf, otherParts } from './what-if';

type MethodPanelProps = {
  headerId: number;
  results: MaterialityResults;
  asking: Asking;
  isEditor: boolean;
};

/**
 * Tries another threshold or form of severity and shows which topics would change. Nothing is saved until the
 * user applies it.
 */
export function MethodPanel({ headerId, results, asking, isEditor }: MethodPanelProps) {
  const { t } = useTranslation('materiality-results');
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const { data: stored } = useQuery(resultQueries.method(headerId));
  const { chosenMethod } = results;
  const shown = { ...chosenMethod, ...asking.asked };
  const isChanged = Object.keys(otherParts(shown, chosenMethod)).length > 0;
  const changedBy = (part: Partial<MethodChoiceBody>) => otherParts({ ...shown, ...part }, chosenMethod);
  const move = (part: Partial<MethodChoiceBody>) => asking.move(changedBy(part));
  const choose = async () => {
    if (!stored) return;
    try {
      const params = { id: headerId };
      await call(updateMaterialityMethod, { params, body: shown, seenUpdatedOn: stored.updatedOn });
    } catch (error) {
      toast.error(refusalText(error));
      return refresh(queryClient, 'reports');
    }
    toast.success(t('method.saved'));
    await refresh(queryClient, 'reports');
    // Clears the trial method only once the new results are loaded; otherwise the old method's results would
    // flash up.
    await queryClient.prefetchQuery(resultQueries.results(headerId));
    asking.ask({}, { replace: true });
  };
  return (
    <Card title={t('method.title')} description={t('method.hint')}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Slider
          label={t('method.impactThreshold')}
          value={shown.impactThreshold}
          onChange={(impactThreshold) => move({ impactThreshold })}
        />
        <Slider
          label={t('method.financialThreshold')}
          value={shown.financialThreshold}
          onChange={(financialThreshold) => move({ financialThreshold })}
        />
        <Slider
          label={t('method.likelihoodWeight')}
          value={shown.likelihoodWeight}
          min={0}
          max={1}
          onChange={(likelihoodWeight) => move({ likelihoodWeight })}
        />
        <div>
          <SeverityForm
            value={shown.severityForm}
            onChange={(severityForm) => asking.ask(changedBy({ severityForm }))}
          />
          <Rules value={shown.rules} onChange={(rules) => asking.ask(changedBy({ rules }))} />
          {/* Always present, because screen readers skip a live region that is added together with its text. */}
          <div role="status">
            {isWhatIf(results) ? <p className="mt-4 text-sm">{t('method.notSaved')}</p> : null}
          </div>
        </div>
        {isWhatIf(results) ? (
          <div className="col-span-full">
            <Turned results={results} />
          </div>
        ) : null}
        {isChanged ? (
          <div className="col-span-full flex flex-wrap gap-2">
            <Button onClick={() => asking.ask({})}>{t('method.reset')}</Button>
            {isEditor ? (
              <Button variant="primary" onClick={() => void choose()} disabled={!stored}>
                {t('method.choose')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

const lowestThreshold = 0.1;

function Slider({ label, value, min = lowestThreshold, max = highestScore, onChange }: SliderProps) {
  const format = useFormat();
  const id = useId();
  const text = format.number(value, { decimals: 1 });
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="figures font-medium">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, value }}
        step={0.1}
        aria-valuetext={text}
        className="mt-1 w-full accent-brand"
        // A slider step is a floating-point fraction: 2.7 arrives as 2.6999999999999997.
        onChange={(event) => onChange(Number(Number(event.target.value).toFixed(1)))}
      />
    </div>
  );
}

type SeverityFormProps = {
  value: MethodChoiceBody['severityForm'];
  onChange: (value: MethodChoiceBody['severityForm']) => void;
};

function SeverityForm({ value, onChange }: SeverityFormProps) {
  const { t } = useTranslation('materiality-results');
  const id = useId();
  return (
    <div className="text-sm">
      <label htmlFor={id}>{t('method.severityForm')}</label>
      <Select
        id={id}
        className="mt-1 w-full"
        {...{ value, onChange }}
        options={severityForms.map((form) => ({
          value: form,
          label: t(`method.forms.${form}`),
          description: t(`method.formHints.${form}`),
        }))}
      />
    </div>
  );
}

type RulesProps = { value: RuleVersion; onChange: (value: RuleVersion) => void };

/** An assessment keeps the rules it was started with until the user chooses others. */
function Rules({ value, onChange }: RulesProps) {
  const { t } = useTranslation('materiality-results');
  const id = useId();
  return (
    <div className="mt-4 text-sm">
      <label htmlFor={id}>{t('method.rules')}</label>
      <Select
        id={id}
        className="mt-1 w-full"
        {...{ value, onChange }}
        options={ruleVersions.map((version) => ({
          value: version,
          label: t('method.version', { version }),
          description: t(`method.versions.${version}`),
        }))}
      />
    </div>
  );
}

function Turned({ results: { changed } }: { results: MaterialityResults }) {
  const { t } = useTranslation('materiality-results');
  if (changed.length === 0) return <p className="text-ink-muted text-sm">{t('method.nothingTurns')}</p>;
  return (
    <Alert title={t('method.turns', { count: changed.length })}>
      <ul className="mt-1 list-disc pl-4 text-sm">
        {changed.map(({ dmSubtopicId, subtopicName, before, after, becomesMaterial }) => (
          <li key={dmSubtopicId}>
            {t(turnOf(becomesMaterial), {
              name: subtopicName,
              before: t(`outcomes.${before}`),
              after: t(`outcomes.${after}`),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function turnOf(becomesMaterial: boolean | null) {
  if (becomesMaterial === null) return 'method.otherAxis' as const;
  return becomesMaterial ? ('method.becomes' as const) : ('method.ceases' as const);
}
