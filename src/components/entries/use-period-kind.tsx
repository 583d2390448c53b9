import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { ExtraTexts } from '#api/contract/extra-texts';
import { failedOptions } from '@/components/form/fields/failed-options';
import { useFormat } from '@/hooks/use-format';
import { renamedField } from '@/lib/problem/field-failure';
import type { CreditedKind, CreditedRow, ExtraNumber, RecordedEntry } from './entry-kind';
import { numberInputs, numberParts, numberTexts, numberValues } from './extra-numbers';
import { extraFieldsOf, extraParts, extraTexts, extraValues, supplierOf } from './extra-texts';
import { nextPeriod } from './next-period';
import {
  emptyPeriod,
  type PeriodEntry,
  type PeriodType,
  type PeriodValues,
  periodSchema,
  type UnitOption,
} from './period-entry';
import { PeriodFields } from './period-fields';
import { periodParts } from './period-parts';
import { amountText } from './shared-columns';

/** The fields that all rows with a period share in the API. */
export type PeriodRow = CreditedRow & Omit<PeriodEntry, 'typeId'>;

/** For a credit note: the entry that it corrects. */
type Correcting = { correctsId?: number };

/** The differences between utility bills and renewable output. */
export type PeriodDefinition<Row extends PeriodRow> = {
  /** The API field that the form calls `typeId`. */
  typeField: string;
  rowId: (row: Row) => number;
  typeId: (row: Row) => number;
  typeName: (row: Row) => string;
  create: (entry: PeriodEntry & Correcting, locationId: number) => Promise<Row>;
  update: (recorded: RecordedEntry, entry: PeriodEntry, locationId: number) => Promise<Row>;
  /** The warnings about an entry; a changed entry sends its own key. */
  check: (entry: PeriodEntry & { id: number | undefined }, locationId: number) => Promise<EntryWarning[]>;
  remove: (recorded: RecordedEntry) => Promise<void>;
  /** A hook: the units that a type converts to, with the first one preselected. */
  useUnits: (type: PeriodType | undefined) => readonly UnitOption[];
};

type Choices = {
  locationId: number;
  types: { data: readonly PeriodType[] | undefined; isError: boolean; refetch: () => unknown };
  typeLabel: string;
  /** Texts that only this kind has. */
  ownTexts: ExtraTexts;
  extraNumbers?: readonly ExtraNumber[];
  today: string;
};

const noTypes: readonly PeriodType[] = [];
const noNumbers: readonly ExtraNumber[] = [];

/** Entries with a period at a location, for the shared list and forms. */
export function usePeriodKind<Row extends PeriodRow>(
  definition: PeriodDefinition<Row>,
  choices: Choices,
): CreditedKind<Row, PeriodValues, PeriodEntry> {
  const { locationId, typeLabel, ownTexts, extraNumbers = noNumbers, today } = choices;
  const { data, isError, refetch } = choices.types;
  const { t } = useTranslation('entries');
  const format = useFormat();
  return useMemo(() => {
    const types = data ?? noTypes;
    const extraFields = extraFieldsOf(ownTexts, format.language);
    const { rowId, typeId, typeName, typeField, create, update, check, remove, useUnits } = definition;
    const heldBy = (row: Row): PeriodEntry => ({
      ...entryOf(row, typeId(row)),
      ...extraTexts(ownTexts, row),
      ...numberValues(extraNumbers, row),
    });
    return {
      schema: periodSchema(today, ownTexts, numberInputs(extraNumbers)),
      emptyValues: { ...emptyPeriod, ...extraValues(ownTexts), ...numberValues(extraNumbers) },
      nextValues: (saved) => ({
        ...emptyPeriod,
        ...extraValues(ownTexts),
        ...numberValues(extraNumbers),
        typeId: saved.typeId,
        unitId: saved.unitId,
        ...supplierOf(saved),
        ...nextPeriod(saved, today),
      }),
      valuesIn: ({ startDate, endDate }) => ({ startDate, endDate }),
      toValues: (row) => ({
        ...entryOf(row, typeId(row)),
        reference: row.reference ?? '',
        ...extraValues(ownTexts, row),
        ...numberValues(extraNumbers, row),
      }),
      rowId,
      rowLabel: (row) =>
        [
          typeName(row),
          amountText(format, row.value, row.unitSymbol),
          format.dateRange(row.startDate, row.endDate),
        ].join(', '),
      create: (entry) => renamedField(typeField, 'typeId', () => create(entry, locationId)),
      repeat: (row) => create(heldBy(row), locationId),
      update: (row, entry) =>
        renamedField(typeField, 'typeId', () =>
          update({ id: rowId(row), updatedOn: row.updatedOn }, entry, locationId),
        ),
      replace: (replaced, entry) =>
        renamedField(typeField, 'typeId', () => update(replaced, entry, locationId)),
      check: (entry, row) => check({ ...entry, id: row ? rowId(row) : undefined }, locationId),
      remove: (row) => remove({ id: rowId(row), updatedOn: row.updatedOn }),
      credit: (row, { amount, reference }) =>
        create({ ...heldBy(row), value: -amount, reference, correctsId: rowId(row) }, locationId),
      removeCreditNote: remove,
      parts: [
        ...periodParts(types, format, {
          type: typeLabel,
          amount: t('fields.amount'),
          period: t('fields.period'),
          invoice: t('fields.invoice'),
          none: t('conflict.none'),
        }),
        ...extraParts<PeriodValues>(extraFields, t('conflict.none')),
        ...numberParts(extraNumbers, format, t('conflict.none')),
      ],
      renderFields: (form, texts) => (
        <>
          <PeriodFields
            {...{ form, typeLabel, types, today, useUnits, extraNumbers }}
            typeHint={failedOptions({ data, isError, refetch })}
          />
          {texts}
        </>
      ),
      extraFields,
      moreOf: (row) => numberTexts(extraNumbers, row, format),
    };
  }, [definition, locationId, today, format, data, isError, refetch, typeLabel, ownTexts, extraNumbers, t]);
}

function entryOf({ value, unitId, startDate, endDate, reference }: PeriodRow, typeId: number): PeriodEntry {
  return { typeId, value, unitId, startDate, endDate, reference };
}
