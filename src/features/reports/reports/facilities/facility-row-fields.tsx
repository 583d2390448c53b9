import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Facility } from '#api/contract/reports/facilities';
import { CheckboxField, SelectField } from '@/components/form/fields/choice-fields';
import { Field } from '@/components/form/fields/field';
import { NumberField } from '@/components/form/fields/number-field';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import type { FacilitiesForm } from './values';

type FacilityRowFieldsProps = {
  form: FacilitiesForm;
  /** Position in the whole list. */
  index: number;
  /** Position at its location, from 1. */
  number: number;
  kinds: readonly Facility[];
  onRemove: () => void;
};

export function FacilityRowFields({ form, index, number, kinds, onRemove }: FacilityRowFieldsProps) {
  const { t } = useTranslation('report-forms');
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)_8rem_auto_auto] items-start gap-3">
      <NumberField
        form={form}
        name={`rows.${index}.area`}
        label={t('facilities.area')}
        suffix="m²"
        isInteger
      />
      <SelectField
        form={form}
        name={`rows.${index}.facilityId`}
        label={t('facilities.kind')}
        options={kinds.map(({ facilityId, name }) => ({ value: facilityId, label: name }))}
      />
      <OwnershipField form={form} index={index} />
      <CheckboxField
        form={form}
        name={`rows.${index}.exclude`}
        label={t('facilities.exclude')}
        className="pt-9"
      />
      <IconButton
        className="mt-7"
        label={t('facilities.remove', { number })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}

function OwnershipField({ form, index }: { form: FacilitiesForm; index: number }) {
  const { t } = useTranslation('report-forms');
  return (
    <Field form={form} name={`rows.${index}.isOwned`} label={t('facilities.ownership')}>
      {({ name: _name, value, onChange, ...control }) => (
        <Select<'owned' | 'leased'>
          {...control}
          value={value === null || value === undefined ? null : value ? 'owned' : 'leased'}
          onChange={(chosen) => onChange(chosen === 'owned')}
          options={[
            { value: 'owned', label: t('facilities.owned') },
            { value: 'leased', label: t('facilities.leased') },
          ]}
        />
      )}
    </Field>
  );
}
