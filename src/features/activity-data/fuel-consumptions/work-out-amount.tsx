import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fuel } from '#api/contract/activity-data/fuels';
import {
  type AmountFrom,
  distanceUnit,
  fuelEconomyUnit,
} from '#api/contract/activity-data/worked-out-amounts';
import { currencies } from '#api/contract/company/currencies';
import { RadioCardsField, SelectField } from '@/components/form/fields/choice-fields';
import { NumberField } from '@/components/form/fields/number-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { Disclosure } from './disclosure';
import type { FuelEntry, FuelValues } from './fuel-entry';
import { type InputName, inputNames, noInputs, workedOutAmount, workingText } from './worked-out';

type FuelForm = ContractForm<FuelValues, FuelEntry>;
type WorkOutProps = {
  form: FuelForm;
  fuel: Fuel | undefined;
  /** As the amount is entered in; empty before a fuel is chosen. */
  unitSymbol: string;
  /** A way was chosen: the amount is no longer what was typed. */
  onWay: () => void;
};

const touched = { shouldDirty: true };

/** The unit that a distance and the fuel economy give. */
const litreOf = (fuel: Fuel | undefined) => fuel?.units.find(({ symbol }) => symbol === 'l');

/** For who knows only what was paid, or how far was driven: the amount follows from it, and is marked as an estimate. */
export function WorkOutAmount(props: WorkOutProps) {
  const { form, fuel, onWay } = props;
  const { t } = useTranslation('fuel-consumptions');
  const way = form.methods.watch('amountFrom');
  const [isAskedFor, setIsAskedFor] = useState(way !== null);
  const { errors } = form.methods.formState;
  // What is wrong must be seen.
  const isOpen = isAskedFor || inputNames.some((name) => errors[name]);
  const canDrive = fuel?.isForVehicles === true && litreOf(fuel) !== undefined;
  return (
    <Disclosure
      title={t('workedOut.title')}
      hint={t(fuel ? 'workedOut.hint' : 'workedOut.chooseFuel')}
      isOpen={isOpen}
      onToggle={setIsAskedFor}
    >
      <div className="grid grid-cols-12 items-start gap-x-4 gap-y-4">
        <RadioCardsField
          form={form}
          name="amountFrom"
          className="col-span-12"
          label={t('workedOut.way')}
          options={(['spend', 'distance'] as const).map((value) => ({
            value,
            label: t(`workedOut.ways.${value}`),
            description: t(`workedOut.ways.${value}Hint`),
            disabled: value === 'spend' ? !isBought(fuel) : !canDrive,
          }))}
          onPick={(picked) => {
            takeWay(form, picked as AmountFrom, fuel);
            onWay();
          }}
        />
        {way === 'spend' ? <Spend {...props} /> : null}
        {way === 'distance' ? <Driven {...props} /> : null}
        {way ? <Result {...props} /> : null}
      </div>
    </Disclosure>
  );
}

/** Vehicles that are entered by their distance have nothing with a price. */
function isBought(fuel: Fuel | undefined): boolean {
  return fuel !== undefined && !fuel.units.some(({ symbol }) => symbol === 'km');
}

function Spend({ form, unitSymbol }: WorkOutProps) {
  const { t } = useTranslation('fuel-consumptions');
  return (
    <>
      <InputNumber form={form} name="amountPaid" label={t('workedOut.amountPaid')} />
      <InputChoice form={form} name="currency" choices={currencies} wordFor={(currency) => currency} />
      <InputNumber
        form={form}
        name="pricePerUnit"
        label={t('workedOut.pricePerUnit', { unit: unitSymbol })}
        hint={t('workedOut.priceHint')}
      />
    </>
  );
}

function Driven({ form }: WorkOutProps) {
  const { t } = useTranslation('fuel-consumptions');
  return (
    <>
      <InputNumber form={form} name="distance" label={t('workedOut.distance')} />
      <InputChoice
        form={form}
        name="distanceUnit"
        choices={distanceUnit.options}
        wordFor={(unit) => t(`workedOut.distanceUnits.${unit}`)}
      />
      <InputNumber form={form} name="fuelEconomy" label={t('workedOut.fuelEconomy')} />
      <InputChoice
        form={form}
        name="fuelEconomyUnit"
        choices={fuelEconomyUnit.options}
        wordFor={(unit) => t(`workedOut.fuelEconomyUnits.${unit}`)}
      />
    </>
  );
}

type InputNumberProps = {
  form: FuelForm;
  name: 'amountPaid' | 'pricePerUnit' | 'distance' | 'fuelEconomy';
  label: string;
  hint?: string;
};

function InputNumber({ form, ...field }: InputNumberProps) {
  return <NumberField form={form} className="col-span-3" {...field} onEntered={() => settle(form)} />;
}

type InputChoiceProps<Choice extends string> = {
  form: FuelForm;
  name: 'currency' | 'distanceUnit' | 'fuelEconomyUnit';
  choices: readonly Choice[];
  wordFor: (choice: Choice) => string;
};

function InputChoice<Choice extends string>({ form, name, choices, wordFor }: InputChoiceProps<Choice>) {
  const { t } = useTranslation('fuel-consumptions');
  return (
    <SelectField
      form={form}
      name={name}
      className="col-span-3"
      label={t(`workedOut.${name}`)}
      options={choices.map((choice) => ({ value: choice, label: wordFor(choice) }))}
      onPick={() => settle(form)}
    />
  );
}

/** The amount that follows, read out as it changes, and the way back. */
function Result({ form, unitSymbol }: WorkOutProps) {
  const { t } = useTranslation(['fuel-consumptions', 'entries']);
  const format = useFormat();
  const inputs = form.methods.watch();
  const working = workingText(inputs, unitSymbol, format, t);
  const amount = format.number(workedOutAmount(inputs) ?? 0, { maxDecimals: 9 });
  return (
    <div className="col-span-12 flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <output className="figures">{working ? `${working} = ${amount}\u00a0${unitSymbol}` : ''}</output>
      <Button
        variant="link"
        onClick={() => {
          dropInputs(form);
          form.methods.setValue('value', null as never, touched);
          form.methods.setFocus('value');
        }}
      >
        {t('workedOut.byHand')}
      </Button>
    </div>
  );
}

/** The inputs of the other way fall, and a distance gives litres. */
function takeWay(form: FuelForm, way: AmountFrom, fuel: Fuel | undefined): void {
  const { methods } = form;
  dropInputs(form);
  methods.setValue('amountFrom', way, touched);
  const litre = litreOf(fuel);
  if (way === 'distance' && litre) methods.setValue('unitId', litre.unitId, touched);
  settle(form);
}

/** The amount is what follows, and nothing while something is missing. */
function settle({ methods }: FuelForm): void {
  methods.setValue('value', workedOutAmount(methods.getValues()) as never, touched);
  methods.clearErrors('value');
}

/** The amount is what stands there, and no longer what follows from anything. */
export function dropInputs({ methods }: FuelForm): void {
  for (const name of inputNames) methods.setValue(name, noInputs[name], touched);
  methods.clearErrors(inputNames);
}

/** A price is for one of its unit: in another unit it is another price. */
export function dropPrice(form: FuelForm): void {
  if (form.methods.getValues('amountFrom') !== 'spend') return;
  form.methods.setValue('pricePerUnit' satisfies InputName, null, touched);
  settle(form);
}
