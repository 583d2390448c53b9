import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createRenewableConsumption,
  deleteRenewableConsumption,
  type RenewableConsumption,
  updateRenewableConsumption,
} from '#api/contract/renewable-consumptions';
import type { EntryKind } from '@/components/entries/entry-kind';
import {
  emptyPeriod,
  type PeriodEntry,
  type PeriodType,
  type PeriodValues,
  periodSchema,
} from '@/components/entries/period-entry';
import { PeriodFields } from '@/components/entries/period-fields';
import { periodParts } from '@/components/entries/period-parts';
import { amountText } from '@/components/entries/shared-columns';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { unitQueries } from '@/lib/api/queries/units';
import { renamedField } from '@/lib/problem/field-failure';
import { useSessionUser } from '@/state/session';
import { renewableConsumptionQueries } from './queries';

const noTypes: readonly PeriodType[] = [];

/** Renewable consumptions of a location, as the shared list and forms take them. */
export function useRenewableKind(
  locationId: number,
): EntryKind<RenewableConsumption, PeriodValues, PeriodEntry> {
  const { t } = useTranslation(['renewable-consumptions', 'entries']);
  const format = useFormat();
  const { today } = useSessionUser();
  const { data: types = noTypes } = useQuery(renewableConsumptionQueries.types(locationId));
  return useMemo(
    () => ({
      schema: periodSchema(today),
      emptyValues: emptyPeriod,
      toValues: ({ renewableId, value, unitId, startDate, endDate, reference }) => ({
        typeId: renewableId,
        value,
        unitId,
        startDate,
        endDate,
        reference: reference ?? '',
      }),
      rowId: ({ renewableConsumptionId }) => renewableConsumptionId,
      rowLabel: ({ renewableName, value, unitSymbol, startDate, endDate }) =>
        [renewableName, amountText(format, value, unitSymbol), format.dateRange(startDate, endDate)].join(
          ', ',
        ),
      create: (entry) =>
        renamedField('RenewableId', 'typeId', () =>
          call(createRenewableConsumption, { body: toBody(entry, locationId) }),
        ),
      repeat: (row) =>
        call(createRenewableConsumption, { body: toBody({ ...row, typeId: row.renewableId }, locationId) }),
      update: ({ renewableConsumptionId, updatedOn }, entry) =>
        renamedField('RenewableId', 'typeId', () =>
          call(updateRenewableConsumption, {
            params: { id: renewableConsumptionId },
            body: toBody(entry, locationId),
            seenUpdatedOn: updatedOn,
          }),
        ),
      remove: ({ renewableConsumptionId, updatedOn }) =>
        call(deleteRenewableConsumption, {
          params: { id: renewableConsumptionId },
          seenUpdatedOn: updatedOn,
        }),
      parts: periodParts(types, format, {
        type: t('type'),
        amount: t('entries:fields.amount'),
        period: t('entries:fields.period'),
        invoice: t('entries:fields.invoice'),
        none: t('entries:conflict.none'),
      }),
      renderFields: (form) => (
        <PeriodFields form={form} typeLabel={t('type')} types={types} today={today} useUnits={useUnits} />
      ),
    }),
    [locationId, today, format, types, t],
  );
}

function toBody({ typeId, value, unitId, startDate, endDate, reference }: PeriodEntry, locationId: number) {
  return { renewableId: typeId, value, unitId, startDate, endDate, reference, locationId };
}

function useUnits(type: PeriodType | undefined) {
  const { data } = useQuery(unitQueries.conversions(type?.units[0]?.unitId, { renewableId: type?.id }));
  return data ?? type?.units ?? [];
}
