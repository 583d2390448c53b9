import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { flattenErrors } from './flatten-errors';
import { focusField } from './focus-field';
import type { ContractForm } from './use-contract-form';
import { translateRule } from './validation-message';

/** The errors as links to their fields; takes the focus after a failed submit. */
export function ErrorSummary<In extends FieldValues, Out>({ form }: { form: ContractForm<In, Out> }) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  const { failedSubmits, formError } = form;
  const order = [...form.labels.keys()];
  const problems = flattenErrors(form.methods.formState.errors)
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, message }) => {
      const rule = translateRule(message, t, i18n.exists);
      return { name, text: form.labels.has(name) ? `${form.labels.get(name)}: ${rule}` : rule };
    })
    // A period has two fields and one control, so it is listed once.
    .filter((problem, index, all) => all.findIndex((other) => other.text === problem.text) === index);
  const isShown = failedSubmits > 0 && (problems.length > 0 || formError !== null);

  // The errors may arrive one render after the failed submit was counted.
  useEffect(() => {
    if (!isShown || failedSubmits === focusedFor.current) return;
    focusedFor.current = failedSubmits;
    box.current?.focus();
  }, [failedSubmits, isShown]);

  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-5 flex gap-3 rounded-md border-danger border-l-4 bg-danger-soft px-4 py-3 text-on-danger-soft"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div>
        <p className="font-semibold">{formError ?? t('errors.checkForm', { count: problems.length })}</p>
        <ul className="mt-1 flex flex-col gap-0.5">
          {problems.map(({ name, text }) => (
            <li key={name}>
              {form.labels.has(name) ? (
                <button
                  type="button"
                  className="text-left underline underline-offset-4"
                  onClick={() => focusField(form.fieldId(name))}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
