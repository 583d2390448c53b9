import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopicEntry } from '#api/contract/materiality/topics';
import { FormDialog } from '@/components/crud/form-dialog';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { IroListFields } from './iro-list-fields';
import { useIroForm } from './use-iro-form';
import { type IroValues, iroGroups } from './values';

type IroDialogProps = {
  headerId: number;
  entry: TopicEntry;
  lists: IroValues;
  isEditor: boolean;
  onClose: () => void;
};

/** The impacts, risks and opportunities of one matter. */
export function IroDialog({ entry, lists: asked, onClose, ...props }: IroDialogProps) {
  const { t } = useTranslation('materiality-lists');
  // The lists as read when the form opened; a refetch must not change them.
  const [lists] = useState(asked);
  const titleOf = () => {
    if (!props.isEditor) return 'iros.showTitle';
    return entry.hasIros ? 'iros.editTitle' : 'iros.addTitle';
  };
  return (
    <FormDialog
      size="lg"
      title={t(titleOf(), { name: entry.subtopicName })}
      description={entry.issue}
      onClose={onClose}
    >
      {(close) => <IroLists {...props} {...{ entry, lists }} onClose={close} onSaved={onClose} />}
    </FormDialog>
  );
}

function IroLists(props: IroDialogProps & { onSaved: () => void }) {
  const { headerId, entry, lists, isEditor, onClose, onSaved } = props;
  const { t } = useTranslation('materiality-lists');
  const { t: common } = useTranslation();
  const { dmTopicEntryId: topicEntryId } = entry;
  const { form, dialog } = useIroForm({ headerId, topicEntryId, lists, onSaved });
  return (
    <>
      <Form form={form} label={t('iros.form')}>
        <fieldset disabled={!isEditor} className="flex min-w-0 flex-col gap-4">
          {iroGroups.map((group) => (
            <IroListFields key={group} {...{ form, group, isEditor }} />
          ))}
        </fieldset>
        <FormActions>
          {isEditor ? <SubmitButton form={form} label={common('actions.save')} needsChange /> : null}
          <Button onClick={onClose}>{common(isEditor ? 'actions.cancel' : 'actions.close')}</Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  );
}
