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
  /** The unit of the amount; empty before a fuel is chosen. */
  unitSymbol: string;
  /** A method was chosen, so the amount is no longer the typed one. */
  onWay: () => void;
};

const touched = { shouldDirty: true };

/** The unit that results from a distance and the fuel economy. */
const litreOf = (fuel: Fuel | undefined) => fuel?.units.find(({ symbol }) => symbol === 'l');

/**
 * For users who only know the price paid or the distance driven: the amount is calculated and marked as an estimate.
 */
export function WorkOutAmount(props: WorkOutProps) {
  const { form, fuel, onWay } = props;
  const { t } = useTranslation('fuel-consumptions');
  const way = form.methods.watch('amountFrom');
  const [isAskedFor, setIsAskedFor] = useState(way !== null);
  const { errors } = form.methods.formState;
  // Opens the section so that errors are visible.
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

/** Vehicles entered by distance have no fuel with a price. */
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

/** The calculated amount, announced as it changes, and the way back. */
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

/** Clears the inputs of the other method. A distance gives litres. */
function takeWay(form: FuelForm, way: AmountFrom, fuel: Fuel | undefined): void {
  const { methods } = form;
  dropInputs(form);
  methods.setValue('amountFrom', way, touched);
  const litre = litreOf(fuel);
  if (way === 'distance' && litre) methods.setValue('unitId', litre.unitId, touched);
  settle(form);
}

/** The amount is the calculated one, and empty while an input is missing. */
function settle({ methods }: FuelForm): void {
  methods.setValue('value', workedOutAmount(methods.getValues()) as never, touched);
  methods.clearErrors('value');
}

/** Keeps the current amount as a typed one that no longer depends on inputs. */
export function dropInputs({ methods }: FuelForm): void {
  for (const name of inputNames) methods.setValue(name, noInputs[name], touched);
  methods.clearErrors(inputNames);
}

/** A price applies to one unit, so it is cleared when the unit changes. */
export function dropPrice(form: FuelForm): void {
  if (form.methods.getValues('amountFrom') !== 'spend') return;
  form.methods.setValue('pricePerUnit' satisfies InputName, null, touched);
  settle(form);
}
