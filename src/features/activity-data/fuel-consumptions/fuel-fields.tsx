import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import type { Fuel } from '#api/contract/activity-data/fuels';
import { SelectField } from '@/components/form/choice-fields';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { failedOptions } from '@/components/form/failed-options';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { unitQueries } from '@/lib/api/queries/units';
import { DeliveryFields } from './delivery-fields';
import type { FuelEntry, FuelValues } from './fuel-entry';
import { fuelConsumptionQueries } from './queries';

type FuelForm = ContractForm<FuelValues, FuelEntry>;
type FuelFieldsProps = { form: FuelForm; locationId: number; today: string };

/** "Any variant" in a list whose values are numbers; stored as null. */
const noVariant = 0;

/** Category, then type, then unit: each opens the next, and a change empties what followed from it. */
export function FuelFields({ form, locationId, today }: FuelFieldsProps) {
  const { t } = useTranslation('entries');
  const { t: own } = useTranslation('fuel-consumptions');
  const [categoryId, fuelId] = form.methods.watch(['fuelCategoryId', 'fuelId']);
  const categories = useQuery(fuelConsumptionQueries.categories(locationId));
  const offered = useQuery(fuelConsumptionQueries.fuels(locationId, categoryId));
  const fuels = offered.data ?? [];
  const fuel = fuels.find((candidate) => candidate.fuelId === fuelId);
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
      <NumberField
        form={form}
        name="value"
        key={fuelId}
        className="col-span-3"
        label={t('fields.amount')}
        hint={t('fields.amountHint')}
      />
      <UnitField form={form} fuel={fuel} />
      <DateField
        form={form}
        name="date"
        className="col-span-3"
        label={t('fields.date')}
        min={firstActivityDay}
        max={today}
        today={today}
      />
      <TextField
        form={form}
        name="reference"
        // In a row of its own where its label would break.
        className="col-span-4 xl:col-span-3"
        label={t('fields.invoice')}
        maxLength={120}
        isOptional
      />
      <DeliveryFields form={form} />
    </>
  );
}

/** Empties what depends on the fuel and preselects its first unit. An amount that had no unit yet stays. */
function setFuel({ methods }: FuelForm, fuel: Fuel | null): void {
  const touched = { shouldDirty: true };
  if (!fuel) methods.setValue('fuelId', null as never, touched);
  methods.setValue('fuelVariantId', null, touched);
  if (methods.getValues('unitId')) methods.setValue('value', null as never, touched);
  methods.setValue('unitId', (fuel?.units[0]?.unitId ?? null) as never, touched);
  // What was complained of is not what stands there now.
  methods.clearErrors(['fuelVariantId', 'value', 'unitId']);
}

function VariantField({ form, fuel }: { form: FuelForm; fuel: Fuel | undefined }) {
  const { t } = useTranslation('fuel-consumptions');
  const variantId = form.methods.watch('fuelVariantId');
  const variants = fuel?.variants ?? [];
  const picked = variants.find(({ fuelVariantId }) => fuelVariantId === variantId);
  return (
    <SelectField
      // The list has no empty entry; 0 stands for null.
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

function UnitField({ form, fuel }: { form: FuelForm; fuel: Fuel | undefined }) {
  const { t } = useTranslation('entries');
  const { data: conversions } = useQuery(
    unitQueries.conversions(fuel?.units[0]?.unitId, { fuelId: fuel?.fuelId }),
  );
  const units = conversions ?? fuel?.units ?? [];
  return (
    <SelectField
      form={form}
      name="unitId"
      className="col-span-3"
      label={t('fields.unit')}
      disabled={!fuel}
      options={units.map(({ unitId, symbol, name }) => ({ value: unitId, label: symbol, description: name }))}
    />
  );
}
