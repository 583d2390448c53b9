import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CompanyFactorBody } from '#api/contract/factors/company-factors';
import { RadioField, SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { DateField } from '@/components/form/fields/date-field';
import { Field } from '@/components/form/fields/field';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { WordsHere } from '@/components/knowledge/words-here';
import { Combobox } from '@/components/ui/combobox';
import { locationQueries } from '@/lib/api/queries/locations';
import type { FactorStart, FactorValues } from './factor-values';
import { companyFactorQueries } from './queries';

type FieldsProps = { form: ContractForm<FactorValues, CompanyFactorBody> };

/** The listed target of the form. */
function useTarget({ form }: FieldsProps) {
  const { data: targets = [] } = useQuery(companyFactorQueries.targets());
  const [appliesTo, fuelId, utilityId] = form.methods.watch(['appliesTo', 'fuelId', 'utilityId']);
  const listed = targets.filter((target) => target.appliesTo === appliesTo);
  const itemId = appliesTo === 'fuel' ? fuelId : utilityId;
  return { appliesTo, listed, target: listed.find((one) => one.itemId === itemId) };
}

/** The target of the factor: a fuel with an optional variant, or a purchased energy with its method. */
export function TargetFields({ form }: FieldsProps) {
  const { t } = useTranslation('company-factors');
  const { appliesTo, listed, target } = useTarget({ form });
  const forget = (
    ...names: ('fuelId' | 'fuelVariantId' | 'utilityId' | 'method' | 'unitId' | 'networkBoundary')[]
  ) => {
    for (const name of names) form.methods.setValue(name, null as never);
  };
  const options = listed.map(({ itemId, name }) => ({ value: itemId, label: name }));
  return (
    <>
      <RadioField
        form={form}
        name="appliesTo"
        label={t('form.appliesTo')}
        orientation="horizontal"
        options={[
          { value: 'fuel', label: t('form.fuel') },
          { value: 'utility', label: t('form.utility') },
        ]}
      />
      <p className="text-ink-muted text-sm">{t('form.appliesToHint')}</p>
      <WordsHere codes={['ef', 'location', 'market', 'gwp']} />
      {appliesTo === 'fuel' ? (
        <div className="grid grid-cols-2 items-start gap-4">
          <ComboboxField
            form={form}
            name="fuelId"
            label={t('form.fuel')}
            options={options}
            onPick={() => forget('fuelVariantId', 'unitId', 'utilityId', 'method')}
          />
          {target && target.variants.length > 0 ? (
            <ComboboxField
              form={form}
              name="fuelVariantId"
              label={t('form.variant')}
              hint={t('form.variantHint')}
              isOptional
              isClearable
              options={target.variants.map(({ fuelVariantId, name }) => ({
                value: fuelVariantId,
                label: name,
              }))}
            />
          ) : null}
        </div>
      ) : (
        <div className="grid grid-cols-2 items-start gap-4">
          <SelectField
            form={form}
            name="utilityId"
            label={t('form.utility')}
            options={options}
            onPick={() => forget('fuelId', 'fuelVariantId', 'unitId', 'networkBoundary')}
          />
          <SelectField
            form={form}
            name="method"
            label={t('form.method')}
            options={(['location', 'market', 'both'] as const).map((method) => ({
              value: method,
              label: t(`methods.${method}`),
            }))}
          />
        </div>
      )}
    </>
  );
}

/** Where the factor applies: at all locations or at one, for instance one with its own supplier. */
export function LocationField({ form }: FieldsProps) {
  const { t } = useTranslation('company-factors');
  const { data: locations = [] } = useQuery(locationQueries.list());
  const everywhere = { value: 0, label: t('allLocations') };
  return (
    <Field form={form} name="locationId" label={t('form.location')} hint={t('form.locationHint')}>
      {({ name: _name, value, onChange, ...control }) => (
        <Combobox
          {...control}
          options={[
            everywhere,
            ...locations.map(({ locationId, name, address }) => ({
              value: locationId,
              label: name,
              description: address,
            })),
          ]}
          value={value ?? everywhere.value}
          onChange={(picked) => onChange(picked || null)}
        />
      )}
    </Field>
  );
}

/** The number, total or by gas, the unit it refers to, and the months in which it applies. */
export function ValueFields({ form, start }: FieldsProps & { start: FactorStart }) {
  const { t } = useTranslation('company-factors');
  const { target } = useTarget({ form });
  const units = target?.units ?? unitsOf(start);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          form={form}
          name="kgCo2e"
          label={t('values.kgCo2e')}
          hint={t('form.totalHint')}
          suffix="kg"
          maxDecimals={12}
        />
        <SelectField
          form={form}
          name="unitId"
          label={t('form.unit')}
          hint={t('form.unitHint')}
          disabled={units.length === 0}
          options={units.map(({ unitId, symbol, name }) => ({
            value: unitId,
            label: symbol,
            description: name || undefined,
          }))}
        />
      </div>
      <fieldset className="grid grid-cols-2 items-start gap-4">
        <legend className="mb-2 font-medium text-sm">{t('form.gases')}</legend>
        {(['kgCo2', 'kgCh4Co2e', 'kgN2oCo2e', 'kgCo2Biogenic'] as const).map((name) => (
          <NumberField
            key={name}
            form={form}
            name={name}
            label={t(`values.${name}`)}
            maxDecimals={12}
            isOptional
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-3 items-start gap-4">
        <ComboboxField
          form={form}
          name="gwpBasis"
          label={t('form.gwpBasis')}
          hint={t('form.gwpBasisHint')}
          isOptional
          isClearable
          options={['AR4', 'AR5', 'AR6'].map((report) => ({ value: report, label: report }))}
        />
        <DateField form={form} name="validFrom" label={t('form.validFrom')} hint={t('form.validFromHint')} />
        <DateField
          form={form}
          name="validTo"
          label={t('form.validTo')}
          hint={t('form.validToHint')}
          isOptional
          isClearable
        />
      </div>
    </>
  );
}

/** Whether the factor includes grid losses. */
export function NetworkBoundaryField({ form }: FieldsProps) {
  const { t } = useTranslation('company-factors');
  const { target } = useTarget({ form });
  if (!target?.hasNetwork) return null;
  return (
    <ComboboxField
      form={form}
      name="networkBoundary"
      label={t('form.networkBoundary')}
      hint={t('form.networkBoundaryHint')}
      isOptional
      isClearable
      options={(['customer', 'plant'] as const).map((boundary) => ({
        value: boundary,
        label: t(`networkBoundaries.${boundary}`),
      }))}
    />
  );
}

/** The unit of a target that is not listed. */
function unitsOf(start: FactorStart) {
  if (start.kind === 'new') return [];
  const { unitId, unitSymbol } = start.kind === 'change' ? start.factor : start.published;
  return [{ unitId, symbol: unitSymbol, name: '' }];
}

/** A number requires a source. */
export function SourceFields({ form }: FieldsProps) {
  const { t } = useTranslation('company-factors');
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField form={form} name="publisher" label={t('form.publisher')} maxLength={120} />
        <TextField form={form} name="document" label={t('form.document')} maxLength={200} />
      </div>
      <TextField
        form={form}
        name="reference"
        label={t('form.reference')}
        hint={t('form.referenceHint')}
        maxLength={300}
      />
      <TextField form={form} name="note" label={t('form.note')} maxLength={500} isOptional />
    </>
  );
}
