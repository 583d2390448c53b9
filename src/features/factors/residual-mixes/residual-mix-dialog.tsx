import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  createResidualMix,
  type ResidualMixNeed,
  residualMixBody,
  residualMixUnits,
} from '#api/contract/factors/residual-mixes';
import { FormDialog } from '@/components/crud/form-dialog';
import { SelectField } from '@/components/form/fields/choice-fields';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import { ResidualMixEffect } from './residual-mix-effect';

type Props = { need: ResidualMixNeed; onClose: () => void };
type Values = z.input<typeof residualMixBody>;

/** The value as printed, its source, and its effect before it is saved. */
export function ResidualMixDialog({ need, onClose }: Props) {
  const { t } = useTranslation('residual-mixes');
  const { regionName, year, publication } = need;
  return (
    <FormDialog
      title={t('form.title', { region: regionName, year })}
      description={t(`form.where.${publication.status}`, publication)}
      onClose={onClose}
    >
      {(close) => <MixForm need={need} onSaved={onClose} onCancel={close} />}
    </FormDialog>
  );
}

/** Prefilled from a known publication; otherwise empty. */
function startOf({ region, year, publication }: ResidualMixNeed): Values {
  const isOfYear = publication.status === 'published';
  const isKnown = publication.publisher !== '' && publication.status !== 'none';
  return {
    region,
    year,
    value: null as never,
    unit: isKnown && (region.length === 4 || region === 'US') ? 'lb/MWh' : 'g/kWh',
    gases: isKnown ? 'co2' : (null as never),
    publisher: isKnown ? publication.publisher : '',
    document: isOfYear ? publication.document : '',
    reference: isOfYear ? publication.reference : '',
  };
}

function MixForm({
  need,
  onSaved,
  onCancel,
}: {
  need: ResidualMixNeed;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('residual-mixes');
  const { t: common } = useTranslation();
  const unsaved = useUnsavedScope();
  const changed = useActivityDataChanged();
  const { regionName, year } = need;
  const form = useContractForm({
    schema: residualMixBody,
    defaultValues: startOf(need),
    onSubmit: async (body) => {
      await call(createResidualMix, { body });
      unsaved.forget();
      toast.success(t('form.saved', { region: regionName, year }));
      onSaved();
      await changed();
    },
  });
  useMarkUnsaved('new', form.isDirty);
  return (
    <Form form={form} label={t('form.title', { region: regionName, year })}>
      <div className="grid grid-cols-3 items-start gap-4">
        <NumberField form={form} name="value" label={t('form.value')} maxDecimals={6} />
        <SelectField
          form={form}
          name="unit"
          label={t('form.unit')}
          options={residualMixUnits.map((unit) => ({ value: unit, label: unit }))}
        />
        <SelectField
          form={form}
          name="gases"
          label={t('form.gases')}
          options={(['co2', 'co2e'] as const).map((gases) => ({ value: gases, label: t(`gases.${gases}`) }))}
        />
      </div>
      <TextField form={form} name="publisher" label={t('form.publisher')} maxLength={120} />
      <TextField form={form} name="document" label={t('form.document')} maxLength={200} />
      <TextField
        form={form}
        name="reference"
        label={t('form.reference')}
        hint={t('form.referenceHint')}
        maxLength={300}
      />
      <ResidualMixEffect form={form} />
      <FormActions>
        <SubmitButton form={form} label={t('form.save')} />
        <Button onClick={onCancel}>{common('actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
