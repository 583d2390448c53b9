import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createMember, type Member, type NewMemberBody } from '#api/contract/account/members';
import { RecordDialog } from '@/components/crud/record-dialog';
import { RadioCardsField, SelectField } from '@/components/form/fields/choice-fields';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { call } from '@/lib/api/call';
import { languagesQuery } from '@/lib/api/queries/languages';
import { useSessionUser } from '@/state/session';
import { type MemberValues, nameOf } from './member-values';
import { memberQueries } from './queries';
import { useMemberKind } from './use-member-kind';
import { useMembersChanged } from './use-members-changed';

/** Adds or changes a member; the e-mail address cannot be changed. */
export function MemberFormDialog({
  member = null,
  onClose,
}: {
  member?: Member | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('members');
  const { languageId } = useSessionUser();
  return (
    <RecordDialog<Member, MemberValues, NewMemberBody>
      row={member}
      kind={useMemberKind()}
      create={(body) => call(createMember, { body })}
      start={{ email: '', roleId: null as never, firstName: '', lastName: '', languageId }}
      title={(read) => (read ? t('form.editTitle', { name: nameOf(read) }) : t('add'))}
      description={member ? undefined : t('form.description')}
      addLabel={t('form.submit')}
      savedText={(saved) =>
        member ? t('form.saved', { name: nameOf(saved) }) : t('form.added', { email: saved.email })
      }
      onSaved={useMembersChanged()}
      onClose={onClose}
      onGivenUp={onClose}
    >
      {(form, read) => (
        <>
          {read ? <FixedEmail email={read.email} /> : <EmailField form={form} />}
          <RoleField form={form} />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField form={form} name="firstName" label={t('form.firstName')} isOptional />
            <TextField form={form} name="lastName" label={t('form.lastName')} isOptional />
          </div>
          {read ? null : <LanguageField form={form} />}
        </>
      )}
    </RecordDialog>
  );
}

function FixedEmail({ email }: { email: string }) {
  const { t } = useTranslation('members');
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium">{t('form.email')}</span>
      <span className="break-words">{email}</span>
      <span className="text-ink-muted text-sm">{t('form.emailFixed')}</span>
    </div>
  );
}

type FieldsProps = { form: ContractForm<MemberValues, NewMemberBody> };

function EmailField({ form }: FieldsProps) {
  const { t } = useTranslation('members');
  return <TextField form={form} name="email" type="email" label={t('form.email')} maxLength={120} />;
}

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

/** The language of the mail with the temporary password, and of the interface after sign-in. */
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
