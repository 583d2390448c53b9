import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope3Value } from '#api/contract/activity-data/value-chain-forms';
import { RadioCardsField } from '@/components/form/fields/choice-fields';
import { EntryField } from './entry-field';
import {
  afterMethodChange,
  type EntryValues,
  emptiedBy,
  emptyValues,
  methodKey,
  visibleFields,
} from './entry-rules';
import { blankEntry, type EntryForm, type FormSpec } from './entry-schema';
import { ResultPreview } from './result-preview';

type EntryFieldsProps = { form: EntryForm; spec: FormSpec; locationId: number; today: string };

/** The method, its fields, and the resulting emissions. */
export function EntryFields({ form, spec, locationId, today }: EntryFieldsProps) {
  const values = form.methods.watch();
  const visible = visibleFields(spec.fields, values[methodKey] ?? null);
  const method = spec.methods.find(({ scope3MethodId }) => scope3MethodId === values[methodKey]);
  const unitNames = new Set(visible.map(({ unitField }) => unitField));
  useDependents(form, spec);
  return (
    <>
      <MethodField form={form} spec={spec} values={values} />
      {visible
        // A unit shares the place of its amount.
        .filter(({ name }) => !unitNames.has(name))
        .map((field) => (
          <EntryField
            key={`${field.scope3FieldId} ${field.blockedUntil ? values[field.blockedUntil] : ''}`}
            {...{ form, field, visible, values, today }}
          />
        ))}
      {method ? <ResultPreview {...{ method, visible, values, locationId }} /> : null}
    </>
  );
}

/** When the user changes a field, the fields that depend on it are cleared and their errors removed. */
function useDependents({ methods }: EntryForm, { fields }: FormSpec): void {
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || !name) return;
          const visible = visibleFields(fields, values[methodKey] ?? null);
          const emptied = Object.entries(emptiedBy(visible, name, values));
          for (const [follower, value] of emptied) methods.setValue(follower, value, { shouldDirty: true });
          if (emptied.length) methods.clearErrors(emptied.map(([follower]) => follower));
        },
      }),
    [methods, fields],
  );
}

type MethodFieldProps = { form: EntryForm; spec: FormSpec; values: EntryValues };

function MethodField({ form, spec, values }: MethodFieldProps) {
  const { t } = useTranslation('value-chain');
  const { fields, methods } = spec;
  const pick = (methodId: Scope3Value) => {
    const before = visibleFields(fields, values[methodKey] ?? null);
    const blank = blankEntry(spec, methodId);
    // Looking at another method is not an edit that could be lost.
    if (isUntouched(emptyValues(before), values)) return form.methods.reset(blank);
    const after = afterMethodChange({ before, after: visibleFields(fields, methodId) }, values);
    for (const [name, value] of Object.entries({ ...blank, ...after }))
      form.methods.setValue(name, value, { shouldDirty: true });
    form.methods.clearErrors();
  };
  const [only] = methods;
  if (methods.length === 1 && only)
    return (
      <p className="col-span-12 text-ink-muted">
        <span className="font-medium text-ink">{t('onlyMethod', { method: only.label })}</span>{' '}
        {only.description}
      </p>
    );
  return (
    <RadioCardsField
      form={form}
      name={methodKey}
      label={t('method')}
      className="col-span-12"
      options={methods.map(({ scope3MethodId, label, description }) => ({
        value: scope3MethodId,
        label,
        description,
      }))}
      onPick={pick}
    />
  );
}

function isUntouched(blank: EntryValues, values: EntryValues): boolean {
  return Object.entries(blank).every(([name, value]) => (values[name] ?? null) === value);
}
