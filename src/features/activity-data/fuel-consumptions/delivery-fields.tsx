import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fuelExtraTexts } from '#api/contract/activity-data/extra-fields';
import { calorificValueUnit } from '#api/contract/activity-data/fuel-consumptions';
import { SelectField } from '@/components/form/fields/choice-fields';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { WordsHere } from '@/components/knowledge/words-here';
import { Disclosure } from './disclosure';
import { type FuelEntry, type FuelValues, isOfDelivery } from './fuel-entry';

type FuelForm = ContractForm<FuelValues, FuelEntry>;

const names = [
  'density',
  'calorificValue',
  'calorificValueUnit',
  'volumeCorrection',
  'deliveryNote',
] as const;

/** The properties of the delivered fuel. */
export function DeliveryFields({ form }: { form: FuelForm }) {
  const { t } = useTranslation('fuel-consumptions');
  const [density, calorificValue, volumeCorrection, note] = form.methods.watch([
    'density',
    'calorificValue',
    'volumeCorrection',
    'deliveryNote',
  ]);
  const isSaid = isOfDelivery({ density, calorificValue, volumeCorrection }) || Boolean(note);
  const [isAskedFor, setIsAskedFor] = useState(isSaid);
  const { errors } = form.methods.formState;
  // Opens the section so that errors are visible.
  const isOpen = isAskedFor || names.some((name) => errors[name]);
  return (
    <Disclosure
      title={t('delivery.title')}
      hint={t('delivery.hint')}
      isOpen={isOpen}
      onToggle={setIsAskedFor}
    >
      <Values form={form} />
    </Disclosure>
  );
}

function Values({ form }: { form: FuelForm }) {
  const { t } = useTranslation('fuel-consumptions');
  return (
    <div className="grid grid-cols-12 items-start gap-x-4 gap-y-4">
      <NumberField
        form={form}
        name="density"
        className="col-span-3"
        label={t('delivery.density')}
        isOptional
      />
      <NumberField
        form={form}
        name="calorificValue"
        className="col-span-3"
        label={t('delivery.calorificValue')}
        isOptional
      />
      <SelectField
        form={form}
        name="calorificValueUnit"
        className="col-span-3"
        label={t('delivery.calorificValueUnit')}
        isOptional
        options={calorificValueUnit.options.map((unit) => ({
          value: unit,
          label: t(`delivery.units.${unit}`),
        }))}
      />
      <NumberField
        form={form}
        name="volumeCorrection"
        className="col-span-3"
        label={t('delivery.volumeCorrection')}
        hint={t('delivery.volumeCorrectionHint')}
        isOptional
      />
      <TextField
        form={form}
        name="deliveryNote"
        className="col-span-3"
        label={t('delivery.document')}
        hint={t('delivery.documentHint')}
        maxLength={fuelExtraTexts.deliveryNote.maxChars}
        isOptional
      />
      <WordsHere codes={['lhv']} className="col-span-12" />
    </div>
  );
}
