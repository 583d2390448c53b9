import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { locationQueries } from '@/lib/api/queries/locations';
import type { DialogPropsOf } from '@/state/dialogs';
import { TemplateStep } from './template-step';
import { UploadStep } from './upload-step';

/** Brings the rows of a spreadsheet into one location: choose, download a template, upload it filled. */
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
        {chosenId === null ? null : (
          <>
            <ImportStep number={1} title={t('template.title')} hint={t('template.hint')}>
              <TemplateStep key={chosenId} locationId={chosenId} />
            </ImportStep>
            <ImportStep number={2} title={t('upload.title')} hint={t('upload.hint')}>
              <UploadStep key={chosenId} locationId={chosenId} onClose={onClose} />
            </ImportStep>
          </>
        )}
      </div>
    </Dialog>
  );
}

type ImportStepProps = { number: number; title: string; hint: string; children: ReactNode };

function ImportStep({ number, title, hint, children }: ImportStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t pt-5">
      <h3 id={id} className="font-semibold text-lg">{`${number}. ${title}`}</h3>
      <p className="mt-0.5 mb-4 text-ink-muted">{hint}</p>
      {children}
    </section>
  );
}
