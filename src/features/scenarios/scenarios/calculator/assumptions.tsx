import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#api/contract/scenarios/scenarios';
import { Fields, type FormSectionProps } from './form-section';
import { isAssumed, isShown } from './form-values';

type AssumptionsProps = Omit<FormSectionProps, 'section'> & { sections: readonly Section[] };

/**
 * Defaults and settings that most users leave unchanged, each with its source. When collapsed, they remain part of
 * the form, and they open if one of them is refused.
 */
export function Assumptions({ sections, ...rest }: AssumptionsProps) {
  const { t } = useTranslation('scenarios');
  const [isOpen, setIsOpen] = useState(false);
  const groups = sections
    .map(({ name, variables }) => ({
      name,
      shown: variables.filter((one) => isShown(one, rest.values) && isAssumed(one)),
    }))
    .filter(({ shown }) => shown.length > 0);
  const { errors, submitCount } = rest.form.methods.formState;
  const refused = Object.keys((errors.variables ?? {}) as Record<string, unknown>);
  const isRefused = groups.some(({ shown }) => shown.some(({ code }) => refused.includes(code)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal of the same fields opens it again
  useEffect(() => {
    if (isRefused) setIsOpen(true);
  }, [isRefused, submitCount]);
  if (groups.length === 0) return null;
  const count = groups.reduce((total, { shown }) => total + shown.length, 0);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-lg border bg-surface"
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 px-6 py-4">
        <span className="flex-1">
          <span className="block font-semibold">{t('calculator.assumptions', { count })}</span>
          <span className="block text-ink-muted text-sm">{t('calculator.assumptionsHint')}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-muted transition-transform duration-100 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 border-t px-6 py-5">
        {groups.map(({ name, shown }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-4 font-medium">{name}</h3>
            <Fields {...rest} shown={shown} />
          </section>
        ))}
      </div>
    </details>
  );
}
