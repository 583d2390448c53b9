import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import {
  createEmissionPin,
  deleteEmissionPin,
  type EmissionPin,
  type EmissionPinBody,
  emissionPinBody,
} from '#api/contract/emissions/recalculations';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { DateField } from '@/components/form/fields/date-field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useLocationFactorsChanged } from '@/state/activity-data';
import { useSessionUser } from '@/state/session';
import { runQueries } from './queries';

/** Periods with fixed figures, for example because an auditor has confirmed them. */
export function PinsCard() {
  const { t } = useTranslation('recalculation');
  const { isAdmin } = useSessionUser();
  const format = useFormat();
  const pins = useQuery(runQueries.pins());
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<EmissionPin | null>(null);
  const periodOf = (pin: EmissionPin) => format.dateRange(pin.periodStart, pin.periodEnd, 'MMM, YYYY');
  return (
    <Card
      title={t('pins.title')}
      description={t('pins.description')}
      isFlush
      className="mb-6"
      actions={
        isAdmin ? (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <Pin aria-hidden />
            {t('pins.add')}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        label={t('pins.title')}
        columns={useColumns(periodOf)}
        rows={pins.data}
        rowId={(pin) => pin.emissionPinId}
        rowLabel={periodOf}
        rowActions={(pin) =>
          isAdmin
            ? [{ id: 'unpin', label: t('pins.remove'), icon: <PinOff />, onSelect: () => setRemoved(pin) }]
            : []
        }
        problem={pins.isError ? { kind: 'error', onRetry: () => void pins.refetch() } : undefined}
        empty={{ title: t('pins.empty') }}
      />
      {isAdding ? <AddPin onClose={() => setIsAdding(false)} /> : null}
      {removed ? (
        <RemovePin pin={removed} period={periodOf(removed)} onClose={() => setRemoved(null)} />
      ) : null}
    </Card>
  );
}

function useColumns(periodOf: (pin: EmissionPin) => string): DataColumn<EmissionPin>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'period', header: t('pins.period'), isRowHeader: true, cell: periodOf },
      { id: 'reason', header: t('pins.reason'), cell: ({ reason }) => reason },
      { id: 'by', header: t('pins.by'), cell: ({ createdByName }) => createdByName ?? '–' },
      {
        id: 'on',
        header: t('pins.on'),
        cell: ({ createdOn }) => <span className="figures">{format.date(createdOn)}</span>,
      },
    ],
    [t, format, periodOf],
  );
}

function AddPin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recalculation');
  const queryClient = useQueryClient();
  const form = useContractForm<EmissionPinBody, EmissionPinBody>({
    schema: emissionPinBody,
    defaultValues: { periodStart: null as never, periodEnd: null as never, reason: '' },
    onSubmit: async (body) => {
      await call(createEmissionPin, { body });
      await queryClient.invalidateQueries({ queryKey: recalculationQueries.all });
      toast.success(t('pins.added'));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('pins.add')} description={t('pins.addHint')}>
      <Form form={form} label={t('pins.add')}>
        <div className="grid grid-cols-2 items-start gap-4">
          <DateField form={form} min={firstActivityDay} name="periodStart" label={t('start.first')} />
          <DateField form={form} min={firstActivityDay} name="periodEnd" label={t('start.last')} />
        </div>
        <TextField form={form} name="reason" label={t('pins.reason')} maxLength={500} />
        <FormActions>
          <SubmitButton form={form} label={t('pins.add')} />
        </FormActions>
      </Form>
    </Dialog>
  );
}

function RemovePin({ pin, period, onClose }: { pin: EmissionPin; period: string; onClose: () => void }) {
  const { t } = useTranslation('recalculation');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const changed = useLocationFactorsChanged();
  const [error, setError] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={t('pins.removeTitle', { period })}
      description={t('pins.removeText')}
      confirmLabel={t('pins.remove')}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        try {
          await call(deleteEmissionPin, { params: { id: pin.emissionPinId } });
        } catch (failure) {
          setError(errorText(failure));
          return;
        }
        onClose();
        await queryClient.invalidateQueries({ queryKey: recalculationQueries.all });
        // The shares of volume contracts are recalculated after the answer.
        await changed();
      }}
    />
  );
}
