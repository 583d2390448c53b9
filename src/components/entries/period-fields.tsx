import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import { SelectField } from '@/components/form/fields/choice-fields';
import { DateRangeField } from '@/components/form/fields/date-field';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';

import type { ExtraNumber } from './entry-kind';
import { ExtraNumbers, emptyNumbers } from './extra-numbers';
import type { PeriodEntry, PeriodType, PeriodValues, UnitOption } from './period-entry';

type PeriodFieldsProps = {
  form: ContractForm<PeriodValues, PeriodEntry>;
  typeLabel: string;
  typeHint: ReactNode;
  types: readonly PeriodType[];
  today: string;
  /** A hook: the units of the chosen type, with the first one preselected. */
  useUnits: (type: PeriodType | undefined) => readonly UnitOption[];
  extraNumbers: readonly ExtraNumber[];
};

/**
 * A different type clears the amount and takes the type's first unit, because 500 of one type means nothing for
 * another. An amount without a unit stays.
 */
export function PeriodFields(props: PeriodFieldsProps) {
  const { form, typeLabel, typeHint, types, today, useUnits, extraNumbers } = props;
  const { t } = useTranslation('entries');
  const typeId = form.methods.watch('typeId');
  const type = types.find(({ id }) => id === typeId);
  const units = useUnits(type);
  const pickType = (id: string | number) => {
    const picked = types.find((candidate) => candidate.id === id);
    if (form.methods.getValues('unitId'))
      form.methods.setValue('value', null as never, { shouldDirty: true });
    form.methods.setValue('unitId', (picked?.units[0]?.unitId ?? null) as never, { shouldDirty: true });
    // The error concerned a value that is no longer in the field.
    form.methods.clearErrors(['value', 'unitId']);
    emptyNumbers(form, extraNumbers, Number(id));
  };
  return (
    <>
      <SelectField
        form={form}
        name="typeId"
        className="col-span-5"
        label={typeLabel}
        hint={typeHint}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={pickType}
      />
      <DateRangeField
        form={form}
        name="startDate"
        endName="endDate"
        className="col-span-7"
        label={t('fields.period')}
        min={firstActivityDay}
        max={today}
        today={today}
      />
      <NumberField
        form={form}
        name="value"
        key={typeId}
        className="col-span-4"
        label={t('fields.amount')}
        hint={t('fields.amountHint')}
      />
      <SelectField
        form={form}
        name="unitId"
        className="col-span-3"
        label={t('fields.unit')}
        disabled={!type}
        options={units.map(({ unitId, symbol, name }) => ({
          value: unitId,
          label: symbol,
          description: name,
        }))}
      />
      <TextField
        form={form}
        name="reference"
        className="col-span-5"
        label={t('fields.invoice')}
        maxLength={120}
        isOptional
      />
      <ExtraNumbers form={form} numbers={extraNumbers} />
    </>
  );
}
