import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityFileDescription } from '#api/contract/materiality/files';
import { FormDialog } from '@/components/crud/form-dialog';
import { DescriptionForm } from './description-form';
import { Documents } from './documents';

type DocumentsDialogProps = {
  /** The description as it was when the dialog opened. */
  description: MaterialityFileDescription;
  isEditor: boolean;
  onClose: () => void;
};

/**
 * The documents of an assessment and what they show. Files are stored when chosen; the description is stored
 * by its button.
 */
export function DocumentsDialog({ description: asked, isEditor, onClose }: DocumentsDialogProps) {
  const { t } = useTranslation('materiality');
  const [description] = useState(asked);
  const { reportHeaderId: headerId } = description;
  return (
    <FormDialog size="lg" title={t('documents.title')} description={t('documents.hint')} onClose={onClose}>
      {(close) => (
        <div className="flex flex-col gap-6">
          <Documents {...{ headerId, isEditor }} />
          <DescriptionForm {...{ description, isEditor }} onSaved={onClose} onClose={close} />
        </div>
      )}
    </FormDialog>
  );
}
