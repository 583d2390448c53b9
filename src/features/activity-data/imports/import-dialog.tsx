import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadImport } from '#api/contract/activity-data/imports';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { StepSections } from '@/components/wizard/step-sections';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';
import { useActivityDataChanged } from '@/state/activity-data';
import type { DialogPropsOf } from '@/state/dialogs';
import { TemplateStep } from './template-step';
import { UploadStep } from './upload-step';
import type { UploadState } from './upload-steps';
import { useUpload } from './use-upload';

/** Imports the rows of a spreadsheet into one location: choose, download a template, upload the completed file. */
export function ImportDialog({ locationId, onClose }: DialogPropsOf<'importData'>) {
  const { t } = useTranslation('imports');
  const { data: locations = [] } = useQuery(locationQueries.list());
  const [chosenId, setChosenId] = useState<number | null>(locationId ?? null);
  const id = useId();
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={t('title')} description={t('description')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1.5">
          <span id={`${id}-label`} className="font-medium">
            {t('location')}
          </span>
          <Combobox
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            options={locations.map((location) => ({
              value: location.locationId,
              label: location.name,
              description: location.address,
            }))}
            placeholder={t('chooseLocation')}
            value={chosenId}
            onChange={setChosenId}
          />
        </div>
        {chosenId === null ? null : <ImportSteps key={chosenId} locationId={chosenId} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** Both steps are open, because users who already have a template can skip the first. */
function ImportSteps({ locationId, onClose }: { locationId: number; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const [hasTemplate, setHasTemplate] = useState(false);
  const changed = useActivityDataChanged();
  const upload = useUpload({
    send: (body) => call(uploadImport, { params: { locationId }, body }),
    changed,
  });
  const { state } = upload;
  return (
    <StepSections
      steps={[
        {
          id: 'template',
          label: t('template.title'),
          hint: t('template.hint'),
          isDone: hasTemplate,
          content: <TemplateStep locationId={locationId} onFetched={() => setHasTemplate(true)} />,
        },
        {
          id: 'upload',
          label: t('upload.title'),
          hint: t('upload.hint'),
          isDone: state.step === 'recorded',
          problems: isToCorrect(state) ? [t('failed.upload')] : [],
          content: <UploadStep {...upload} recordedHint={t('recordedHint')} onClose={onClose} />,
        },
      ]}
    />
  );
}

export function isToCorrect({ step }: UploadState): boolean {
  return step === 'rejected' || step === 'failed';
}
