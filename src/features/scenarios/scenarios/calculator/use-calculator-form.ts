import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { EnteredVariables, Section, VariableValue } from '#api/contract/scenarios/scenarios';
import { useContractForm } from '@/components/form/use-contract-form';
import { renamedFields } from '@/lib/problem/field-failure';
import type { FigureText } from '../use-figure-text';
import { type CalculatorValues, enteredOf, type VariableValues } from './form-values';
import type { CalculatorForm } from './variable-field';
import { type Fault, variableIssues } from './variable-issues';

type Options = {
  sections: readonly Section[];
  startValues: Record<string, VariableValue>;
  figures: FigureText;
  onSimulate: (entered: EnteredVariables) => Promise<void>;
};

/** The form of a scenario, validated by the server's rules for its variables and the product's messages. */
export function useCalculatorForm({ sections, startValues, figures, onSimulate }: Options): CalculatorForm {
  const faultText = useFaultText(figures);
  const schema = useMemo(
    () =>
      z.custom<CalculatorValues>().superRefine(({ variables }, context) => {
        for (const { path, fault, unit } of variableIssues(sections, variables as VariableValues))
          context.addIssue({
            code: 'custom',
            path: ['variables', ...path],
            message: faultText(fault, unit),
          });
      }),
    [sections, faultText],
  );
  return useContractForm<CalculatorValues, CalculatorValues>({
    schema,
    defaultValues: { variables: startValues },
    onSubmit: ({ variables }) => {
      const entered = enteredOf(sections, variables as VariableValues);
      return renamedFields(
        (name) => fieldNameOf(name, entered),
        () => onSimulate(entered),
      );
    },
  });
}

/** Assigns an API error about a list position to the variable at that position. */
export function fieldNameOf(name: string, entered: EnteredVariables): string {
  const [, index, rest = ''] = /^variables\[(\d+)\](?:\.value)?(.*)$/i.exec(name) ?? [];
  const code = index === undefined ? undefined : entered[Number(index)]?.code;
  return code ? `Variables.${code}${rest.replace(/^\[/, '.[')}` : name;
}

function useFaultText(figures: FigureText) {
  const { t } = useTranslation();
  const { t: own } = useTranslation('scenarios');
  return useMemo(() => {
    const bound = (value: number, unit: string) => figures.typed(value, unit);
    return (fault: Fault, unit: string): string => {
      switch (fault.kind) {
        case 'between':
          return t('validation.between', { min: bound(fault.min, unit), max: bound(fault.max, unit) });
        case 'minValue':
          return t('validation.minValue', { value: bound(fault.min, unit) });
        case 'maxValue':
          return t('validation.maxValue', { value: bound(fault.max, unit) });
        case 'rowNeeded':
          return own('table.needed');
        default:
          return t(`validation.${fault.kind}`);
      }
    };
  }, [t, own, figures]);
}
