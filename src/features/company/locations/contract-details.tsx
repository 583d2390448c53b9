import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type {
  LocationSupplyType,
  LocationSupplyTypeBody,
  locationSupplyTypeBody,
} from '#api/contract/company/supply-types';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { NumberField } from '@/components/form/number-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { useFormat } from '@/hooks/use-format';

type Form = ContractForm<z.input<typeof locationSupplyTypeBody>, LocationSupplyTypeBody>;

/** Of the optional fields; every one is named, since one that is not would count as changed once the form is emptied. */
export const emptyDetails = {
  certificateType: null,
  certificateFrom: null,
  certificateTo: null,
  certificateMwh: null,
  sharePercent: null,
};

/** What the certificates are and for which energy, and the share that a renewable contract covers. */
export function ContractDetails({ form, isRenewable }: { form: Form; isRenewable: boolean }) {
  const { t } = useTranslation('locations');
  return (
    <fieldset className="grid grid-cols-3 items-start gap-4">
      <legend className="sr-only">{t('contracts.details')}</legend>
      <ComboboxField
        form={form}
        name="certificateType"
        label={t('contracts.certificateType')}
        isOptional
        isClearable
        options={(['go', 'rego', 'rec', 'i-rec', 'other'] as const).map((type) => ({
          value: type,
          label: t(`contracts.certificateTypes.${type}`),
        }))}
      />
      <DateField
        form={form}
        name="certificateFrom"
        label={t('contracts.certificateFrom')}
        isOptional
        isClearable
      />
      <DateField
        form={form}
        name="certificateTo"
        label={t('contracts.certificateTo')}
        isOptional
        isClearable
      />
      <NumberField
        form={form}
        name="certificateMwh"
        label={t('contracts.certificateMwh')}
        suffix="MWh"
        maxDecimals={3}
        isOptional
      />
      {isRenewable ? (
        <NumberField
          form={form}
          name="sharePercent"
          label={t('contracts.share')}
          hint={t('contracts.shareHint')}
          suffix="%"
          maxDecimals={4}
          isOptional
        />
      ) : null}
    </fieldset>
  );
}

/** "42 %", or nothing where the contract covers all. */
export function ShareText({ sharePercent }: Pick<LocationSupplyType, 'sharePercent'>) {
  const format = useFormat();
  return sharePercent === null ? '–' : `${format.number(sharePercent, { maxDecimals: 4 })}\u00a0%`;
}
