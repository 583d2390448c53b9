import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createUtilityConsumption,
  deleteUtilityConsumption,
  type UtilityConsumption,
  updateUtilityConsumption,
} from '#api/contract/utility-consumptions';
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
import { utilityConsumptionQueries } from './queries';

const noTypes: readonly PeriodType[] = [];

/** Utility consumptions of a location, as the shared list and forms take them. */
export function useUtilityKind(locationId: number): EntryKind<UtilityConsumption, PeriodValues, PeriodEntry> {
  const { t } = useTranslation(['utility-consumptions', 'entries']);
  const format = useFormat();
  const { today } = useSessionUser();
  const { data: types = noTypes } = useQuery(utilityConsumptionQueries.types(locationId));
  return useMemo(
    () => ({
      schema: periodSchema(today),
      emptyValues: emptyPeriod,
      toValues: ({ utilityId, value, unitId, startDate, endDate, reference }) => ({
        typeId: utilityId,
        value,
        unitId,
        startDate,
        endDate,
        reference: reference ?? '',
      }),
      rowId: ({ utilityConsumptionId }) => utilityConsumptionId,
      rowLabel: ({ utilityName, value, unitSymbol, startDate, endDate }) =>
        [utilityName, amountText(format, value, unitSymbol), format.dateRange(startDate, endDate)].join(', '),
      create: (entry) =>
        renamedField('UtilityId', 'typeId', () =>
          call(createUtilityConsumption, { body: toBody(entry, locationId) }),
        ),
      repeat: (row) =>
        call(createUtilityConsumption, { body: toBody({ ...row, typeId: row.utilityId }, locationId) }),
      update: ({ utilityConsumptionId, updatedOn }, entry) =>
        renamedField('UtilityId', 'typeId', () =>
          call(updateUtilityConsumption, {
            params: { id: utilityConsumptionId },
            body: toBody(entry, locationId),
            seenUpdatedOn: updatedOn,
          }),
        ),
      remove: ({ utilityConsumptionId, updatedOn }) =>
        call(deleteUtilityConsumption, { params: { id: utilityConsumptionId }, seenUpdatedOn: updatedOn }),
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
  return { utilityId: typeId, value, unitId, startDate, endDate, reference, locationId };
}

function useUnits(type: PeriodType | undefined) {
  const { data } = useQuery(unitQueries.conversions(type?.units[0]?.unitId, { utilityId: type?.id }));
  return data ?? type?.units ?? [];
}
