import { useTranslation } from 'react-i18next';
import type { LocationSupplyType } from '#api/contract/company/supply-types';
import { RadioField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { DateField } from '@/components/form/fields/date-field';
import { NumberField } from '@/components/form/fields/number-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { useFormat } from '@/hooks/use-format';
import type { ContractEntry, ContractValues } from './contract-entry';

type Form = ContractForm<ContractValues, ContractEntry>;

/**
 * Values of the optional fields. All are listed, because a missing one would count as changed when the form is
 * cleared.
 */
export const emptyDetails = {
  certificateType: null,
  certificateFrom: null,
  certificateTo: null,
  certificateMwh: null,
};

/** No limit. */
export const coversAll = { covers: 'all', sharePercent: null, volumeMwh: null } as const;

/** The certificates, the energy they cover, and the coverage of a renewable contract. */
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
      {isRenewable ? <Coverage form={form} /> : null}
    </fieldset>
  );
}

/** Clears the number that was not chosen; it would be sent without being visible. */
function Coverage({ form }: { form: Form }) {
  const { t } = useTranslation('locations');
  const covers = form.methods.watch('covers');
  return (
    <>
      <RadioField
        form={form}
        name="covers"
        label={t('contracts.covers')}
        orientation="horizontal"
        options={(['all', 'share', 'volume'] as const).map((value) => ({
          value,
          label: t(`contracts.coverage.${value}`),
        }))}
        onPick={() => {
          form.methods.setValue('sharePercent', null);
          form.methods.setValue('volumeMwh', null);
        }}
      />
      {covers === 'share' ? (
        <NumberField
          form={form}
          name="sharePercent"
          label={t('contracts.share')}
          hint={t('contracts.shareHint')}
          suffix="%"
          maxDecimals={4}
        />
      ) : null}
      {covers === 'volume' ? (
        <NumberField
          form={form}
          name="volumeMwh"
          label={t('contracts.volume')}
          hint={t('contracts.volumeHint')}
          suffix="MWh"
          maxDecimals={3}
        />
      ) : null}
    </>
  );
}

/** "42%", "1,200 MWh a year", or empty when the contract covers everything. */
export function CoverageText({
  sharePercent,
  volumeMwh,
}: Pick<LocationSupplyType, 'sharePercent' | 'volumeMwh'>) {
  const { t } = useTranslation('locations');
  const format = useFormat();
  if (volumeMwh !== null)
    return t('contracts.aYear', { volume: `${format.number(volumeMwh, { maxDecimals: 3 })}\u00a0MWh` });
  return sharePercent === null ? '–' : `${format.number(sharePercent, { maxDecimals: 4 })}%`;
}
