import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { columnNamesQuery } from '@/lib/api/queries/countries';
import type { NumberNeeds } from './number-rules';

type Numbers = { registrationNumber?: unknown; vatNumber?: unknown; pkdNumber?: unknown };

type NumberFieldsProps<In extends FieldValues & Numbers, Out> = {
  form: ContractForm<In, Out>;
  needs: NumberNeeds;
  /** The visible fields; those that are not required may stay empty. */
  shown: { vat: boolean; registration: boolean; pkd: boolean };
};

/** The company numbers, named as in its country. */
export function NumberFields<In extends FieldValues & Numbers, Out>(props: NumberFieldsProps<In, Out>) {
  const { form, needs, shown } = props;
  const { t } = useTranslation('settings');
  const countryId = needs.country?.countryId ?? 0;
  const { data: names } = useQuery({ ...columnNamesQuery(countryId), enabled: countryId > 0 });
  const labelOf = (column: 'vatNumber' | 'registrationNumber' | 'pkdNumber') =>
    names?.find((one) => one.column === column)?.name ?? t(`numbers.${column}`);
  return (
    <>
      {shown.registration ? (
        <TextField
          form={form}
          name={'registrationNumber' as FieldPath<In>}
          label={labelOf('registrationNumber')}
          isOptional={!needs.registration}
        />
      ) : null}
      {shown.vat ? (
        <TextField
          form={form}
          name={'vatNumber' as FieldPath<In>}
          label={labelOf('vatNumber')}
          hint={t('numbers.vatHint')}
          isOptional={!needs.vat}
        />
      ) : null}
      {shown.pkd ? (
        <TextField
          form={form}
          name={'pkdNumber' as FieldPath<In>}
          label={labelOf('pkdNumber')}
          hint={t('numbers.pkdHint')}
          isOptional={!needs.pkd}
        />
      ) : null}
    </>
  );
}
