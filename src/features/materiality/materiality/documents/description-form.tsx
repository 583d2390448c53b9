import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  fileDescriptionChars,
  type MaterialityFileDescription,
  materialityFileDescriptionBody,
  updateMaterialityFileDescription,
} from '#api/contract/materiality/files';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { TextareaField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';

type Values = z.input<typeof materialityFileDescriptionBody>;
type Body = z.output<typeof materialityFileDescriptionBody>;

type DescriptionFormProps = {
  description: MaterialityFileDescription;
  isEditor: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/** What the documents show; required. */
export function DescriptionForm({ description, isEditor, onSaved, onClose }: DescriptionFormProps) {
  const { t } = useTranslation('materiality');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const kind = useDescriptionKind();
  const changes = useSaveChanges(kind, description);
  const form: ContractForm<Values, Body> = useContractForm<Values, Body>({
    schema: materialityFileDescriptionBody,
    defaultValues: kind.toValues(description),
    onSubmit: async (body) => {
      await changes.save(body, form.methods.getValues());
      scope.forget();
      toast.success(t('documents.saved'));
      onSaved();
      void refresh(queryClient, 'reports');
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  return (
    <>
      <Form form={form} label={t('documents.description')}>
        <fieldset disabled={!isEditor} className="min-w-0">
          <TextareaField
            form={form}
            name="description"
            label={t('documents.description')}
            hint={t('documents.descriptionHint')}
            maxLength={fileDescriptionChars}
          />
        </fieldset>
        <FormActions>
          {isEditor ? <SubmitButton form={form} label={common('actions.save')} /> : null}
          <Button onClick={onClose}>{common('actions.close')}</Button>
        </FormActions>
      </Form>
      {changes.dialog}
    </>
  );
}

function useDescriptionKind(): Changeable<MaterialityFileDescription, Values, Body> {
  const { t } = useTranslation('materiality');
  return {
    schema: materialityFileDescriptionBody,
    toValues: ({ description }) => ({ description: description ?? '' }),
    update: ({ reportHeaderId: id, updatedOn }, body) =>
      call(updateMaterialityFileDescription, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'description',
        label: t('documents.description'),
        fields: ['description'],
        describe: async ({ description }) => description || '–',
      },
    ],
  };
}
