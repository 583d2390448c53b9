import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkFuelConsumptions,
  createFuelConsumption,
  deleteFuelConsumption,
  type FuelConsumption,
  type FuelConsumptionBody,
  updateFuelConsumption,
} from '#api/contract/activity-data/fuel-consumptions';
import type { ChangePart } from '@/components/crud/changeable';
import type { CreditedKind, RecordedEntry } from '@/components/entries/entry-kind';
import { extraFieldsOf, extraParts } from '@/components/entries/extra-texts';
import { amountText } from '@/components/entries/shared-columns';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import type { Formatters } from '@/lib/format/formatters';
import { useSessionUser } from '@/state/session';
import { daysText, deliveryParts } from './delivery-parts';
import {
  creditNoteTo,
  emptyFuel,
  type FuelEntry,
  type FuelValues,
  fieldsOf,
  fuelEntrySchema,
  fuelOwnTexts,
  nextFuel,
  toBody,
  toValues,
} from './fuel-entry';
import { FuelFields } from './fuel-fields';
import { fuelConsumptionQueries } from './queries';
import { inputNames, markText, workingText } from './worked-out';

/** Fuel consumptions of a location, for the shared list and forms. */
export function useFuelKind(locationId: number): CreditedKind<FuelConsumption, FuelValues, FuelEntry> {
  const { t } = useTranslation(['fuel-consumptions', 'entries']);
  const format = useFormat();
  const { today } = useSessionUser();
  const queryClient = useQueryClient();
  const extraFields = useMemo(() => extraFieldsOf(fuelOwnTexts, format.language), [format]);
  return useMemo(
    () => ({
      schema: fuelEntrySchema(today),
      emptyValues: emptyFuel,
      nextValues: (saved) => nextFuel(saved, today),
      valuesIn: ({ startDate }) => ({ date: startDate }),
      toValues,
      rowId: ({ fuelConsumptionId }) => fuelConsumptionId,
      rowLabel: ({ fuelName, value, unitSymbol, startDate, date }) =>
        [fuelName, amountText(format, value, unitSymbol), daysText({ startDate, date }, format)].join(', '),
      create: (entry) => call(createFuelConsumption, { body: toBody(entry, locationId) }),
      repeat: (row) => call(createFuelConsumption, { body: toBody(fieldsOf(row), locationId) }),
      update: ({ fuelConsumptionId: id, updatedOn }, entry) =>
        changeFuel({ id, updatedOn }, toBody(entry, locationId)),
      replace: (replaced, entry) => changeFuel(replaced, toBody(entry, locationId)),
      check: async (entry, row) => {
        const checked = { ...toBody(entry, locationId), fuelConsumptionId: row?.fuelConsumptionId };
        const [warnings = []] = await call(checkFuelConsumptions, { body: { entries: [checked] } });
        return warnings;
      },
      remove: ({ fuelConsumptionId: id, updatedOn }) => removeFuel({ id, updatedOn }),
      credit: (row, { amount, reference }) =>
        call(createFuelConsumption, {
          body: { ...creditNoteTo(row, locationId), value: -amount, reference },
        }),
      removeCreditNote: removeFuel,
      parts: [
        ...fuelParts({ queryClient, locationId, format, t }),
        ...deliveryParts(format, t),
        ...extraParts<FuelValues>(extraFields, t('entries:conflict.none')),
      ],
      renderFields: (form, texts) => (
        <FuelFields form={form} texts={texts} locationId={locationId} today={today} />
      ),
      extraFields,
    }),
    [locationId, today, format, queryClient, extraFields, t],
  );
}

function changeFuel({ id, updatedOn }: RecordedEntry, body: FuelConsumptionBody): Promise<FuelConsumption> {
  return call(updateFuelConsumption, { params: { id }, body, seenUpdatedOn: updatedOn });
}

function removeFuel({ id, updatedOn }: RecordedEntry): Promise<void> {
  return call(deleteFuelConsumption, { params: { id }, seenUpdatedOn: updatedOn });
}

type PartsContext = {
  queryClient: QueryClient;
  locationId: number;
  format: Formatters;
  t: TFunction<['fuel-consumptions', 'entries']>;
};

/** What two users may both have changed, in words. A fuel includes its category and variant. */
function fuelParts({ queryClient, locationId, format, t }: PartsContext): ChangePart<FuelValues>[] {
  const findFuel = async ({ fuelCategoryId, fuelId }: FuelValues) => {
    const fuels = await queryClient.ensureQueryData(fuelConsumptionQueries.fuels(locationId, fuelCategoryId));
    return fuels.find((fuel) => fuel.fuelId === fuelId);
  };
  return [
    {
      id: 'type',
      label: t('type'),
      fields: ['fuelId', 'fuelCategoryId', 'fuelVariantId'],
      describe: async (values) => {
        const fuel = await findFuel(values);
        const variant = fuel?.variants.find(({ fuelVariantId }) => fuelVariantId === values.fuelVariantId);
        return [fuel?.name, variant?.name].filter(Boolean).join(', ');
      },
    },
    {
      id: 'amount',
      label: t('entries:fields.amount'),
      // An estimated amount includes the inputs it was calculated from.
      fields: ['value', 'unitId', ...inputNames],
      describe: async (values) => {
        const fuel = await findFuel(values);
        const symbol = fuel?.units.find(({ unitId }) => unitId === values.unitId)?.symbol ?? '';
        const working = workingText(values, symbol, format, t);
        return [amountText(format, values.value, symbol), markText(values, t), working]
          .filter(Boolean)
          .join(', ');
      },
    },
    {
      id: 'date',
      label: t('entries:fields.date'),
      fields: ['startDate', 'date'],
      describe: async ({ startDate, date }) => daysText({ startDate, date }, format),
    },
    {
      id: 'invoice',
      label: t('entries:fields.invoice'),
      fields: ['reference'],
      describe: async ({ reference }) => reference || t('entries:conflict.none'),
    },
  ];
}
