import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  createLocationSupplyType,
  type LocationSupplyType,
  type LocationSupplyTypeBody,
} from '#api/contract/company/supply-types';
import { CrudTable } from '@/components/crud/crud-table';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataColumn } from '@/components/data-table/columns';
import { SelectField } from '@/components/form/fields/choice-fields';
import { DateField } from '@/components/form/fields/date-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { WordsHere } from '@/components/knowledge/words-here';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { clampPage } from '@/components/ui/page-count';
import { Skeleton } from '@/components/ui/skeleton';
import { contractQueries } from '@/features/company/locations/queries';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useLocationFactorsChanged } from '@/state/activity-data';
import { useSessionUser } from '@/state/session';
import { ContractDetails, CoverageText, coversAll, emptyDetails } from './contract-details';
import { ContractEffect } from './contract-effect';
import { type ContractEntry, type ContractValues, contractBody, contractEntry } from './contract-entry';
import { ContractFiles } from './contract-files';

/** Electricity contracts, which determine the market-based emissions from their start date on. */
export function ContractsTab({ locationId }: { locationId: number }) {
  const electricity = useQuery(contractQueries.electricity(locationId));
  if (electricity.data) return <Contracts locationId={locationId} utilityId={electricity.data.utilityId} />;
  if (electricity.isError) return <ErrorState onRetry={() => void electricity.refetch()} />;
  return <Skeleton className="h-80" />;
}

type ContractsProps = { locationId: number; utilityId: number };

/** Page size from the specification. */
const pageSize = 10;

function Contracts({ locationId, utilityId }: ContractsProps) {
  const { t } = useTranslation('locations');
  const contracts = useQuery(contractQueries.list({ id: locationId, utilityId }));
  const { isAdmin } = useSessionUser();
  const historyOf = useHistoryEntry();
  const [asked, setPage] = useState(1);
  /** The contract whose files are shown. */
  const [openId, setOpenId] = useState<number | null>(null);
  const total = contracts.data?.length ?? 0;
  const page = clampPage(asked, total, pageSize);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{t('contracts.hint')}</p>
      <WordsHere codes={['market', 'residual', 'go']} className="-mt-3" />
      {isAdmin ? <ContractForm locationId={locationId} utilityId={utilityId} /> : null}
      <Card isFlush>
        <CrudTable
          label={t('form.contracts')}
          columns={useColumns()}
          list={{
            rows: contracts.isError
              ? undefined
              : contracts.data?.slice((page - 1) * pageSize, page * pageSize),
            paging: total > pageSize ? { page, pageSize, total, onChange: setPage } : undefined,
          }}
          query={contracts}
          rowId={({ id }) => id}
          rowLabel={({ supplyTypeName }) => supplyTypeName}
          onOpenRow={({ id }) => setOpenId(id === openId ? null : id)}
          rowActions={({ id }) => [
            {
              id: 'files',
              icon: <Paperclip />,
              label: t(id === openId ? 'files.close' : 'files.open'),
              onSelect: () => setOpenId(id === openId ? null : id),
            },
            ...historyOf('location_supply_types', id),
          ]}
          expandedRowId={openId}
          renderExpanded={(contract) => <ContractFiles key={contract.id} contract={contract} />}
          empty={{ title: t('contracts.empty'), children: t('contracts.emptyHint') }}
        />
      </Card>
    </div>
  );
}

function useColumns(): DataColumn<LocationSupplyType>[] {
  const { t } = useTranslation('locations');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('contracts.kind'),
        isRowHeader: true,
        cell: ({ supplyTypeName }) => supplyTypeName,
      },
      {
        id: 'start',
        header: t('contracts.start'),
        cell: ({ startDate }) => <span className="figures">{format.date(startDate, 'DD/MM/YYYY')}</span>,
      },
      {
        id: 'covers',
        header: t('contracts.covers'),
        cell: (contract) => <CoverageText {...contract} />,
      },
      {
        id: 'certificate',
        header: t('contracts.certificate'),
        cell: ({ certificateReference, isCertificateMissing }) =>
          isCertificateMissing ? (
            <Badge kind="attention">{t('contracts.missing')}</Badge>
          ) : (
            (certificateReference ?? '–')
          ),
      },
    ],
    [t, format],
  );
}

/** The contract as it would be sent; null while it is incomplete. */
function bodyOf(values: ContractValues): LocationSupplyTypeBody | null {
  const entry = contractEntry.safeParse(values).data;
  return entry ? contractBody(entry) : null;
}

function ContractForm({ locationId, utilityId }: ContractsProps) {
  const { t } = useTranslation('locations');
  const { today } = useSessionUser();
  const factorsChanged = useLocationFactorsChanged();
  const listed = useQuery(contractQueries.kinds({ id: locationId, utilityId }));
  const kinds = listed.data ?? [];
  const form = useContractForm<ContractValues, ContractEntry>({
    schema: contractEntry,
    // All fields are listed, because a missing one would count as changed when the form is cleared.
    defaultValues: {
      locationId,
      supplyTypeId: null as never,
      startDate: null as never,
      certificateReference: '',
      ...emptyDetails,
      ...coversAll,
    },
    afterSuccess: 'reset',
    onSubmit: async (entry) => {
      const saved = await call(createLocationSupplyType, { body: contractBody(entry) });
      // A contract recalculates the market-based emissions from its start date on.
      await factorsChanged();
      toast.success(t('contracts.saved', { name: saved.supplyTypeName }));
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  const kindId = form.methods.watch('supplyTypeId');
  const kind = kinds.find(({ supplyTypeId }) => supplyTypeId === kindId);
  return (
    <Form form={form} label={t('contracts.add')}>
      <div className="grid grid-cols-[2fr_1.3fr_2fr] items-start gap-4">
        <SelectField
          form={form}
          name="supplyTypeId"
          label={t('contracts.kind')}
          options={kinds.map(({ supplyTypeId, name, description }) => ({
            value: supplyTypeId,
            label: name,
            description,
          }))}
          hint={failedOptions(listed) ?? kind?.description}
          // Only renewable contracts have this choice.
          onPick={() => {
            for (const [name, value] of Object.entries(coversAll))
              form.methods.setValue(name as keyof typeof coversAll, value);
          }}
        />
        <DateField form={form} name="startDate" label={t('contracts.start')} today={today} />
        <TextField
          form={form}
          name="certificateReference"
          label={t('contracts.certificate')}
          hint={t('contracts.certificateHint')}
          maxLength={120}
          isOptional
        />
      </div>
      {kind ? <ContractDetails form={form} isRenewable={kind.isRenewable} /> : null}
      <ContractEffect body={form.isDirty ? bodyOf(form.methods.watch()) : null} />
      <FormActions>
        <SubmitButton form={form} label={t('contracts.add')} needsChange />
      </FormActions>
    </Form>
  );
}
