import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section, Variable, VariableValue } from '#api/contract/scenarios/scenarios';
import { focusField } from '@/components/form/focus-field';
import { Card } from '@/components/ui/card';
import type { FigureText } from '../use-figure-text';
import { choicesOf, isAssumed, isShown, rowsOf, type VariableValues } from './form-values';
import { SourceNote } from './source-note';
import { TableField } from './table-field';
import { putFollowers } from './use-dependents';
import { type CalculatorForm, ValueField } from './variable-field';
import { isTable } from './variable-issues';

export type FormSectionProps = {
  form: CalculatorForm;
  section: Section;
  /** All form values, because one variable may limit the choices of another. */
  variables: readonly Variable[];
  values: VariableValues;
  figures: FigureText;
};

/** The inputs of a titled form section. Inputs hidden by another answer are left out. */
export function FormSection({ section, ...rest }: FormSectionProps) {
  const shown = section.variables.filter((one) => isShown(one, rest.values) && !isAssumed(one));
  if (shown.length === 0) return null;
  return (
    <Card title={section.name} description={section.description}>
      <Fields {...rest} shown={shown} />
    </Card>
  );
}

type FieldsProps = Omit<FormSectionProps, 'section'> & { shown: readonly Variable[] };

export function Fields({ shown, ...rest }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5">
      {shown.map((variable) => (
        <VariableField key={variable.code} {...rest} variable={variable} />
      ))}
    </div>
  );
}

type VariableFieldProps = Omit<FormSectionProps, 'section'> & { variable: Variable };

function VariableField({ form, variable, variables, values, figures }: VariableFieldProps) {
  const { code, isReadOnly, linkUrl, linkLabel } = variable;
  const name = `variables.${code}` as const;
  const value = values[code] ?? null;
  const valueText = useValueText(variable, figures);
  // Recreates the field, which drops unreadable text and takes the focus from the button that disappears.
  const [restores, setRestores] = useState(0);
  const restore = () => {
    form.methods.setValue(name, variable.defaultValue, { shouldDirty: true });
    form.methods.clearErrors(name);
    putFollowers(form.methods, variables, name, { ...values, [code]: variable.defaultValue });
    setRestores((count) => count + 1);
  };
  const id = form.fieldId(name);
  const isRows = isTable(variable);
  useEffect(() => {
    // In a table, the button that adds a row; the first button in a row would remove it.
    if (restores > 0) focusField(isRows ? `${id}-add` : id);
  }, [restores, id, isRows]);
  return (
    <div className={isRows ? 'col-span-2 flex flex-col gap-2' : 'flex flex-col gap-1.5'}>
      {isRows ? (
        <TableField key={restores} {...{ form, variable, figures }} rows={rowsOf(value)} />
      ) : (
        <ValueField
          key={restores}
          {...{ form, name, figures }}
          field={variable}
          choices={choicesOf(variable, variables, values)}
          disabled={isReadOnly}
        />
      )}
      <SourceNote {...{ variable, value, figures, valueText }} onRestore={isReadOnly ? undefined : restore} />
      {linkUrl ? (
        <a
          href={linkUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 self-start text-brand text-sm underline underline-offset-4"
        >
          {linkLabel ?? linkUrl}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ) : null}
    </div>
  );
}

/** A value as its field shows it. */
function useValueText({ choices, unit }: Variable, figures: FigureText) {
  const { t } = useTranslation('scenarios');
  return (value: VariableValue): string => {
    if (Array.isArray(value)) return t('table.rows', { count: value.length });
    if (typeof value === 'number') return figures.text(value, unit);
    return choices.find((choice) => choice.value === value)?.displayString ?? value ?? '';
  };
}
