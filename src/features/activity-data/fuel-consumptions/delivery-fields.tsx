import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calorificValueUnit, fuelExtraTexts } from '#api/contract/activity-data/fuel-consumptions';
import { SelectField } from '@/components/form/choice-fields';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { type FuelEntry, type FuelValues, isOfDelivery } from './fuel-entry';

type FuelForm = ContractForm<FuelValues, FuelEntry>;

const names = ['density', 'calorificValue', 'calorificValueUnit', 'deliveryNote'] as const;

/** What few entries need, behind a quiet line: the properties of the very fuel that was delivered. */
export function DeliveryFields({ form }: { form: FuelForm }) {
  const { t } = useTranslation('fuel-consumptions');
  const id = useId();
  const [density, calorificValue, note] = form.methods.watch(['density', 'calorificValue', 'deliveryNote']);
  const [isAskedFor, setIsAskedFor] = useState(isOfDelivery({ density, calorificValue }) || Boolean(note));
  const { errors } = form.methods.formState;
  // What is wrong must be seen.
  const isOpen = isAskedFor || names.some((name) => errors[name]);
  return (
    <div className="col-span-12">
      <Button
        variant="link"
        className="text-ink-muted no-underline hover:underline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsAskedFor(!isOpen)}
      >
        <ChevronRight aria-hidden className={cn('transition-transform', isOpen && 'rotate-90')} />
        {t('delivery.title')}
      </Button>
      <div id={id} hidden={!isOpen} className={cn(isOpen && 'mt-3')}>
        <p className="mb-3 text-ink-muted text-sm">{t('delivery.hint')}</p>
        {isOpen ? <Values form={form} /> : null}
      </div>
    </div>
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
      <TextField
        form={form}
        name="deliveryNote"
        className="col-span-3"
        label={t('delivery.document')}
        hint={t('delivery.documentHint')}
        maxLength={fuelExtraTexts.deliveryNote.maxChars}
        isOptional
      />
    </div>
  );
}
