import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CompanyFactor,
  type CompanyFactorBody,
  createCompanyFactor,
} from '#api/contract/factors/company-factors';
import { RecordDialog } from '@/components/crud/record-dialog';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import {
  LocationField,
  NetworkBoundaryField,
  SourceFields,
  TargetFields,
  ValueFields,
} from './company-factor-fields';
import { type FactorStart, type FactorValues, startValues, titleOf } from './factor-values';
import { useFactorKind } from './use-factor-kind';

type Props = { start: FactorStart; onClose: () => void };

/** Adds or changes a factor; its target and location cannot be changed. */
export function CompanyFactorFormDialog({ start: asked, onClose }: Props) {
  const { t } = useTranslation('company-factors');
  // The values as read when the form opened; a refetch of the list must not change them.
  const [start] = useState(asked);
  const factor = start.kind === 'change' ? start.factor : null;
  return (
    <RecordDialog<CompanyFactor, FactorValues, CompanyFactorBody>
      row={factor}
      kind={useFactorKind(factor)}
      create={(body) => call(createCompanyFactor, { body })}
      start={startValues(start)}
      title={(read) => (read ? t('form.editTitle', { name: titleOf(read) }) : t('add'))}
      description={t('form.description')}
      addLabel={t('add')}
      savedText={(saved) => t('form.saved', { name: titleOf(saved) })}
      onSaved={useActivityDataChanged()}
      size="lg"
      onClose={onClose}
      // The address contains this factor and removes it itself.
      onGivenUp={start.kind === 'instead-of' ? undefined : onClose}
    >
      {(form) => (
        <>
          {start.kind === 'new' ? <TargetFields form={form} /> : null}
          {start.kind === 'instead-of' ? (
            <p className="break-words">
              <span className="block font-medium text-sm">{t('form.insteadOf')}</span>
              {start.published.name}
            </p>
          ) : null}
          {factor ? null : <LocationField form={form} />}
          <ValueFields form={form} start={start} />
          <NetworkBoundaryField form={form} />
          <SourceFields form={form} />
        </>
      )}
    </RecordDialog>
  );
}
