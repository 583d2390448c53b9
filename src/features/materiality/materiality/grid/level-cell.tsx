import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { controlStyles } from '@/components/ui/control';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import type { Choice } from '@/features/materiality/materiality/assessment/use-choices';
import {
  asksProbability,
  type ChoiceRules,
  fitsRemedy,
} from '@/features/materiality/materiality/assessment/values';
import { cn } from '@/lib/cn';
import { valuesOf } from './changes';
import type { Drafts } from './drafts';
import { useDraft } from './use-drafts';

type LevelCellProps = {
  row: AssessmentRow;
  /** Undefined when this kind of item has no such choice. */
  field: ChoiceField | undefined;
  options: readonly Choice[];
  rules: ChoiceRules;
  drafts: Drafts;
  isEditor: boolean;
};

/**
 * One choice in a row. Uses a native select because a page has hundreds of them and each platform has its own
 * keys.
 */
export function LevelCell({ row, field, options, rules, drafts, isEditor }: LevelCellProps) {
  const { t } = useTranslation('materiality-scores');
  const { t: grid } = useTranslation('materiality-grid');
  const draft = useDraft(drafts, row.dmIroId);
  const values = { ...valuesOf(row), ...draft?.changes };
  const isAsked = field !== 'dmAssessmentProbabilityId' || asksProbability(row.typeCode, values, rules.ids);
  if (!field || !isAsked) return <span className="text-ink-muted">{'–'}</span>;
  const chosen = options.find(({ id }) => id === values[field]);
  if (!isEditor || row.withdrawnReason !== null) return chosen ? levelText(chosen) : '–';
  const missing = draft?.state.is === 'incomplete' && draft.state.missing.includes(field);
  return (
    <select
      aria-label={grid('cell', { field: t(`fields.${field}`), item: row.description })}
      aria-invalid={missing || undefined}
      title={chosen?.description}
      disabled={options.length === 0}
      value={chosen?.id ?? ''}
      onChange={({ target }) => drafts.choose(row, { field, picked: Number(target.value) }, rules)}
      className={cn(controlStyles, 'h-8 min-w-32 text-ellipsis pr-1 pl-1.5 text-sm')}
    >
      <option value="" hidden>
        {grid('choose')}
      </option>
      {options.map((option) => (
        <option key={option.id} value={option.id} disabled={!isFitting(field, option)}>
          {levelText(option)}
        </option>
      ))}
    </select>
  );

  function isFitting(of: ChoiceField, { value }: Choice): boolean {
    const { dmAssessmentType1Id: type } = values;
    if (of !== 'dmAssessmentIrremediabilityId' || type === null || value === null) return true;
    return fitsRemedy({ value }, type === rules.ids.positive);
  }
}

/** The level comes first, so it stays visible when a narrow select cuts off the text. */
export function levelText({ label, value }: Choice): string {
  return value === null ? label : `${value} – ${label}`;
}
