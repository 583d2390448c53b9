import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { createMember, type Member, type NewMemberBody, newMemberBody } from '#api/contract/account/members';
import { FormDialog } from '@/components/crud/form-dialog';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { RadioCardsField, SelectField } from '@/components/form/choice-fields';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { languagesQuery } from '@/lib/api/queries/languages';
import { useSessionUser } from '@/state/session';
import { type MemberValues, nameOf, toValues } from './member-values';
import { memberQueries } from './queries';
import { useMemberKind } from './use-member-kind';
import { useMembersChanged } from './use-members-changed';

/** Adds a member, or changes one; the e-mail stays what it is. */
export function MemberFormDialog({ member: asked, onClose }: { member?: Member; onClose: () => void }) {
  const { t } = useTranslation('members');
  // What was read when the form opened; a refetch of the list must not move it.
  const [member] = useState(asked);
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      onGivenUp={onClose}
      title={member ? t('form.editTitle', { name: nameOf(member) }) : t('add')}
      description={member ? undefined : t('form.description')}
    >
      {(close) =>
        member ? (
          <ChangeForm member={member} onClose={close} onSaved={onClose} />
        ) : (
          <MemberForm onSave={(body) => call(createMember, { body })} onClose={close} onSaved={onClose} />
        )
      }
    </FormDialog>
  );
}

type FormEvents = { onClose: () => void; onSaved: () => void };

function ChangeForm({ member, ...events }: FormEvents & { member: Member }) {
  const changes = useSaveChanges(useMemberKind(), member);
  return (
    <>
      <MemberForm member={member} onSave={changes.save} {...events} />
      {changes.dialog}
    </>
  );
}

type MemberFormProps = FormEvents & {
  member?: Member;
  onSave: (body: NewMemberBody, values: MemberValues) => Promise<Member>;
};

function MemberForm({ member, onSave, onClose, onSaved }: MemberFormProps) {
  const { t } = useTranslation('members');
  const { t: common } = useTranslation();
  const { languageId } = useSessionUser();
  const scope = useUnsavedScope();
  const changed = useMembersChanged();
  const form: ContractForm<MemberValues, NewMemberBody> = useContractForm<MemberValues, NewMemberBody>({
    schema: newMemberBody,
    defaultValues: member
      ? toValues(member)
      : { email: '', roleId: null as never, firstName: '', lastName: '', languageId },
    onSubmit: async (body) => {
      const saved = await onSave(body, form.methods.getValues());
      scope.forget();
      toast.success(
        member ? t('form.saved', { name: nameOf(saved) }) : t('form.added', { email: saved.email }),
      );
      onSaved();
      await changed(saved);
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  return (
    <Form form={form} label={member ? t('form.edit') : t('add')}>
      {member ? (
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('form.email')}</span>
          <span className="break-words">{member.email}</span>
          <span className="text-ink-muted text-sm">{t('form.emailFixed')}</span>
        </div>
      ) : (
        <TextField form={form} name="email" type="email" label={t('form.email')} maxLength={120} />
      )}
      <RoleField form={form} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField form={form} name="firstName" label={t('form.firstName')} isOptional />
        <TextField form={form} name="lastName" label={t('form.lastName')} isOptional />
      </div>
      {member ? null : <LanguageField form={form} />}
      <FormActions>
        <SubmitButton
          form={form}
          label={member ? common('actions.saveChanges') : t('form.submit')}
          needsChange={member !== undefined}
        />
        <Button variant="quiet" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

type FieldsProps = { form: ContractForm<MemberValues, NewMemberBody> };

function RoleField({ form }: FieldsProps) {
  const { t } = useTranslation('members');
  const { data: roles = [] } = useQuery(memberQueries.roles());
  return (
    <RadioCardsField
      form={form}
      name="roleId"
      label={t('form.role')}
      options={roles.map(({ roleId, name }) => ({
        value: roleId,
        label: t(`roles.${name}.name`),
        description: t(`roles.${name}.text`),
      }))}
    />
  );
}

/** Of the mail with the temporary password, and of what they see once they are signed in. */
function LanguageField({ form }: FieldsProps) {
  const { t } = useTranslation(['members', 'app']);
  const { data: languages = [] } = useQuery(languagesQuery);
  return (
    <SelectField
      form={form}
      name="languageId"
      label={t('form.language')}
      hint={t('form.languageHint')}
      options={languages.map(({ languageId, code }) => ({
        value: languageId,
        label: t(`app:language.${code}`),
      }))}
    />
  );
}
