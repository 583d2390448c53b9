import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDimension, Variable, VariableRow } from '#api/contract/scenarios/scenarios';
import type { FigureText } from '../use-figure-text';
import { choicesOf, suggestedFor } from './form-values';
import { type CalculatorForm, ValueField } from './variable-field';

type TableCellProps = {
  form: CalculatorForm;
  table: Variable;
  dimension: TableDimension;
  row: VariableRow;
  /** Counted from 0. */
  index: number;
  name: `variables.${string}`;
  figures: FigureText;
};

/** A table cell. The error summary names it with its row, and a suggested value is shown below it. */
export function TableCell({ form, table, dimension, row, index, name, figures }: TableCellProps) {
  const { t } = useTranslation('scenarios');
  const { labels } = form;
  const label = t('table.cell', { table: table.title, row: index + 1, field: dimension.title });
  // Set after the field, which would otherwise use its own label; all rows share that label.
  useEffect(() => void labels.set(name, label), [labels, name, label]);
  const suggested = suggestedFor(dimension, row);
  return (
    <ValueField
      {...{ form, name, figures }}
      field={dimension}
      choices={choicesOf(dimension, table.tableDimensions, row)}
      suggestion={
        suggested
          ? t('table.suggested', {
              what: suggested.text,
              value: figures.text(suggested.value, dimension.unit),
              source: suggested.source,
            })
          : undefined
      }
    />
  );
}
