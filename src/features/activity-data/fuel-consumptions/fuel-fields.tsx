import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import type { Fuel } from '#api/contract/activity-data/fuels';
import type { Unit } from '#api/contract/activity-data/units';
import { SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { DateField } from '@/components/form/fields/date-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { unitQueries } from '@/lib/api/queries/units';
import { DeliveryFields } from './delivery-fields';
import type { FuelEntry, FuelValues } from './fuel-entry';
import { fuelConsumptionQueries } from './queries';
import { dropInputs, dropPrice, WorkOutAmount } from './work-out-amount';

type FuelForm = ContractForm<FuelValues, FuelEntry>;
type FuelFieldsProps = { form: FuelForm; texts: ReactNode; locationId: number; today: string };

/** "Any variant" in a list with numeric values; stored as null. */
const noVariant = 0;

/** Category, then type, then unit. Each opens the next, and a change clears those that depend on it. */
export function FuelFields({ form, texts, locationId, today }: FuelFieldsProps) {
  const { t } = useTranslation('entries');
  const { t: own } = useTranslation('fuel-consumptions');
  const [categoryId, fuelId, unitId, startDate] = form.methods.watch([
    'fuelCategoryId',
    'fuelId',
    'unitId',
    'startDate',
  ]);
  // Text that could not be read as a number is dropped when the amount is calculated.
  const [round, setRound] = useState(0);
  const categories = useQuery(fuelConsumptionQueries.categories(locationId));
  const offered = useQuery(fuelConsumptionQueries.fuels(locationId, categoryId));
  const fuels = offered.data ?? [];
  const fuel = fuels.find((candidate) => candidate.fuelId === fuelId);
  const units = useUnits(fuel);
  const pickFuel = (id: string | number | null) =>
    setFuel(form, fuels.find((candidate) => candidate.fuelId === id) ?? null);
  return (
    <>
      <SelectField
        form={form}
        name="fuelCategoryId"
        className="col-span-4"
        label={own('category')}
        hint={failedOptions(categories)}
        options={(categories.data ?? []).map(({ fuelCategoryId, name }) => ({
          value: fuelCategoryId,
          label: name,
        }))}
        onPick={() => setFuel(form, null)}
      />
      <ComboboxField
        form={form}
        name="fuelId"
        className="col-span-5"
        label={own('type')}
        disabled={!categoryId}
        hint={failedOptions(offered)}
        isLoading={offered.isFetching}
        options={fuels.map(({ fuelId, name }) => ({ value: fuelId, label: name }))}
        onPick={pickFuel}
      />
      <VariantField form={form} fuel={fuel} />
      <AmountField form={form} key={`${fuelId}-${round}`} />
      <UnitField form={form} fuel={fuel} units={units} />
      <DateField
        form={form}
        name="startDate"
        className="col-span-3"
        label={own('firstDay')}
        hint={own('firstDayHint')}
        min={firstActivityDay}
        max={today}
        today={today}
        isOptional
      />
      <DateField
        form={form}
        name="date"
        className="col-span-3"
        label={startDate ? own('lastDay') : t('fields.date')}
        min={firstActivityDay}
        max={today}
        today={today}
      />
      <TextField
        form={form}
        name="reference"
        // In its own row where its label would wrap.
        className="col-span-4 xl:col-span-3"
        label={t('fields.invoice')}
        maxLength={120}
        isOptional
      />
      {texts}
      <WorkOutAmount
        form={form}
        fuel={fuel}
        unitSymbol={units.find((unit) => unit.unitId === unitId)?.symbol ?? ''}
        onWay={() => setRound((count) => count + 1)}
      />
      <DeliveryFields form={form} />
    </>
  );
}

/** Clears the values that depend on the fuel and preselects its first unit. An amount without a unit stays. */
function setFuel(form: FuelForm, fuel: Fuel | null): void {
  const { methods } = form;
  const touched = { shouldDirty: true };
  if (!fuel) methods.setValue('fuelId', null as never, touched);
  methods.setValue('fuelVariantId', null, touched);
  if (methods.getValues('unitId')) methods.setValue('value', null as never, touched);
  if (methods.getValues('amountFrom')) dropInputs(form);
  methods.setValue('unitId', (fuel?.units[0]?.unitId ?? null) as never, touched);
  // The error concerned a value that is no longer in the field.
  methods.clearErrors(['fuelVariantId', 'value', 'unitId']);
}

function VariantField({ form, fuel }: { form: FuelForm; fuel: Fuel | undefined }) {
  const { t } = useTranslation('fuel-consumptions');
  const variantId = form.methods.watch('fuelVariantId');
  const variants = fuel?.variants ?? [];
  const picked = variants.find(({ fuelVariantId }) => fuelVariantId === variantId);
  return (
    <SelectField
      // The list has no empty entry; 0 means null.
      form={form}
      name="fuelVariantId"
      className="col-span-3"
      label={t('variant')}
      hint={picked?.isCharged ? t('chargedHint') : undefined}
      isOptional
      disabled={variants.length === 0}
      placeholder={t(fuel && variants.length === 0 ? 'noVariants' : 'anyVariant')}
      options={[
        ...(variantId === null ? [] : [{ value: noVariant, label: t('anyVariant') }]),
        ...variants.map(({ fuelVariantId, name }) => ({ value: fuelVariantId, label: name })),
      ]}
      onPick={(picked) => {
        if (picked === noVariant) form.methods.setValue('fuelVariantId', null, { shouldDirty: true });
      }}
    />
  );
}

/** A typed amount counts as metered, so the calculation method is cleared. */
function AmountField({ form }: { form: FuelForm }) {
  const { t } = useTranslation('entries');
  const { t: own } = useTranslation('fuel-consumptions');
  const isWorkedOut = form.methods.watch('amountFrom') !== null;
  return (
    <NumberField
      form={form}
      name="value"
      className="col-span-3"
      label={t('fields.amount')}
      hint={isWorkedOut ? own('workedOut.amountHint') : t('fields.amountHint')}
      onEntered={() => {
        if (isWorkedOut) dropInputs(form);
      }}
    />
  );
}

function useUnits(fuel: Fuel | undefined): readonly Unit[] {
  const { data: conversions } = useQuery(
    unitQueries.conversions(fuel?.units[0]?.unitId, { fuelId: fuel?.fuelId }),
  );
  return conversions ?? fuel?.units ?? [];
}

type UnitFieldProps = { form: FuelForm; fuel: Fuel | undefined; units: readonly Unit[] };

function UnitField({ form, fuel, units }: UnitFieldProps) {
  const { t } = useTranslation('entries');
  const { t: own } = useTranslation('fuel-consumptions');
  const isOfDistance = form.methods.watch('amountFrom') === 'distance';
  return (
    <SelectField
      form={form}
      name="unitId"
      className="col-span-3"
      label={t('fields.unit')}
      hint={isOfDistance ? own('workedOut.unitHint') : undefined}
      disabled={!fuel || isOfDistance}
      options={units.map(({ unitId, symbol, name }) => ({ value: unitId, label: symbol, description: name }))}
      onPick={() => dropPrice(form)}
    />
  );
}
