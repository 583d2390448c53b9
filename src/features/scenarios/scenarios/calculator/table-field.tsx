import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variable, VariableRow } from '#api/contract/scenarios/scenarios';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import type { FigureText } from '../use-figure-text';
import { newRow } from './form-values';
import { TableCell } from './table-cell';
import { TableError } from './table-error';
import type { CalculatorForm } from './variable-field';

type TableFieldProps = {
  form: CalculatorForm;
  variable: Variable;
  rows: readonly VariableRow[];
  figures: FigureText;
};

const mostRows = 200;

/** A table in the form. Each row is a group of fields, so every cell has its own label and error. */
export function TableField({ form, variable, rows, figures }: TableFieldProps) {
  const { t } = useTranslation('scenarios');
  // Increases when a row is removed, so that field contents do not stay with the row that moved up.
  const [removals, setRemovals] = useState(0);
  const { code, title, description, tableDimensions } = variable;
  const name = `variables.${code}` as const;
  const id = form.fieldId(name);
  const put = (next: readonly VariableRow[]) => {
    form.methods.clearErrors(name);
    form.methods.setValue(name, next, { shouldDirty: true });
  };
  const remove = (index: number) => {
    put(rows.filter((_, other) => other !== index));
    setRemovals((count) => count + 1);
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <fieldset id={id} aria-describedby={`${id}-hint`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{title}</legend>
      {description ? (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {description}
        </p>
      ) : null}
      <TableError form={form} name={name} label={title} />
      {rows.length === 0 ? <p className="text-ink-muted">{t('table.empty')}</p> : null}
      {rows.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; a removal renames them all
          key={`${removals} ${index}`}
          className="min-w-0 rounded-md border bg-sunken p-4"
        >
          <legend className="sr-only">{t('table.row', { row: index + 1 })}</legend>
          <div className="mb-2 flex items-center justify-between gap-2">
            <span aria-hidden className="font-medium text-ink-muted text-sm">
              {t('table.row', { row: index + 1 })}
            </span>
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('table.remove', { row: index + 1 })}
              onClick={() => remove(index)}
            />
          </div>
          <div
            className={cn(
              'grid grid-cols-2 items-start gap-x-4 gap-y-4',
              tableDimensions.length % 4 === 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3',
            )}
          >
            {tableDimensions.map((dimension) => (
              <TableCell
                key={dimension.code}
                {...{ form, dimension, row, index, figures }}
                table={variable}
                name={`${name}.${index}.${dimension.code}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        id={`${id}-add`}
        size="sm"
        className="self-start"
        disabled={rows.length >= mostRows}
        onClick={() => put([...rows, newRow(tableDimensions)])}
      >
        <Plus aria-hidden />
        {t('table.add')}
      </Button>
    </fieldset>
  );
}
