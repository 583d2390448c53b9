import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ReportValidations } from '#api/contract/reports/headers';
import type { ContractForm } from '@/components/form/use-contract-form';

/** What a step lacks, named as in the report's Validations. */
export type Missing = ReportValidations['steps'][number]['missing'];

/**
 * Sets an error at each required field that the report lacks, when the user comes to complete it. Done once; after
 * that, fields are validated as usual. A field with only a proposed value is not empty.
 */
export function useMissingFields<In extends FieldValues, Out>(
  { methods }: ContractForm<In, Out>,
  missing: Missing | undefined,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (!missing || isShown.current) return;
    isShown.current = true;
    for (const { field } of missing) {
      const name = field as FieldPath<In>;
      if (isEmpty(methods.getValues(name))) methods.setError(name, { type: 'required', message: 'required' });
    }
  }, [methods, missing]);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
