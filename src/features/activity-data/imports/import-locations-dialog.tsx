import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createLocationImportTemplate, uploadLocationImport } from '#api/contract/company/location-imports';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { StepSections } from '@/components/wizard/step-sections';
import { call, download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useLocationFactorsChanged } from '@/state/activity-data';
import type { DialogPropsOf } from '@/state/dialogs';
import { useReloadSession, useSessionUser } from '@/state/session';
import { isToCorrect } from './import-dialog';
import { UploadStep } from './upload-step';
import { useUpload } from './use-upload';

/** Imports many locations in the same way as entries: download a template, upload the completed file. */
export function ImportLocationsDialog({ onClose }: DialogPropsOf<'importLocations'>) {
  const { t } = useTranslation('imports');
  const [hasTemplate, setHasTemplate] = useState(false);
  const changed = useLocationsImported();
  const upload = useUpload({ send: (body) => call(uploadLocationImport, { body }), changed });
  const { state } = upload;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t('locations.title')}
      description={t('locations.description')}
    >
      <StepSections
        steps={[
          {
            id: 'template',
            label: t('template.title'),
            hint: t('locations.templateHint'),
            isDone: hasTemplate,
            content: <LocationTemplate onFetched={() => setHasTemplate(true)} />,
          },
          {
            id: 'upload',
            label: t('upload.title'),
            hint: t('upload.hint'),
            isDone: state.step === 'recorded',
            problems: isToCorrect(state) ? [t('failed.upload')] : [],
            content: <UploadStep {...upload} recordedHint={t('locations.recordedHint')} onClose={onClose} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** The first location unlocks the rest of the product. */
function useLocationsImported(): () => Promise<void> {
  const { anyLocations } = useSessionUser();
  const changed = useLocationFactorsChanged();
  const reloadSession = useReloadSession();
  return async () => {
    await changed();
    if (!anyLocations) await reloadSession().catch(() => undefined);
  };
}

function LocationTemplate({ onFetched }: { onFetched: () => void }) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchTemplate = async () => {
    setIsLoading(true);
    setFailure(null);
    try {
      saveFile(await download(createLocationImportTemplate, {}));
      onFetched();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {failure ? <Alert kind="danger">{failure}</Alert> : null}
      <Button className="self-start" disabled={isLoading} onClick={() => void fetchTemplate()}>
        <Download aria-hidden />
        {t('template.download')}
      </Button>
    </div>
  );
}
