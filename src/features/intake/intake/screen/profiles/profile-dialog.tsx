import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  type IntakeProfile,
  intakeProfileBody,
  updateIntakeProfile,
} from '#api/contract/intake/intake-profiles';
import type { Changeable } from '@/components/crud/changeable';
import { RecordDialog } from '@/components/crud/record-dialog';
import { Field } from '@/components/form/fields/field';
import { TextField } from '@/components/form/fields/text-field';
import { call } from '@/lib/api/call';
import { readProfile } from '../../match/profile/profile-content';
import { intakeQueries } from '../queries';
import { LearntList } from './learnt-list';
import { contentWithout, countParts, forgottenParts } from './profile-change';

type Values = z.input<typeof intakeProfileBody>;
type Body = z.output<typeof intakeProfileBody>;

/** Renames a profile, and shows what it remembers, each part of which can be forgotten. */
export function ProfileDialog({ profile, onClose }: { profile: IntakeProfile; onClose: () => void }) {
  const { t } = useTranslation('intake');
  return (
    <RecordDialog<IntakeProfile, Values, Body>
      row={profile}
      kind={useProfileKind()}
      create={() => Promise.reject(new Error('A profile is made by a recording.'))}
      start={toValues(profile)}
      title={() => t('profiles.editTitle', { name: profile.name })}
      description={t('profiles.editText')}
      savedText={({ name }) => t('profiles.saved', { name })}
      size="lg"
      onClose={onClose}
      onGivenUp={onClose}
    >
      {(form, row) => (
        <>
          <TextField form={form} name="name" label={t('profiles.name')} maxLength={120} />
          <Field form={form} name="content" label={t('profiles.learnt')} isGroup>
            {({ value, onChange }) => <Learnt read={row?.content ?? ''} value={value} onChange={onChange} />}
          </Field>
        </>
      )}
    </RecordDialog>
  );
}

type LearntProps = { read: string; value: string; onChange: (content: string) => void };

function Learnt({ read, value, onChange }: LearntProps) {
  const { t } = useTranslation('intake');
  const answers = readProfile(read);
  if (!answers) return <p className="text-ink-muted">{t('profiles.unreadable')}</p>;
  return (
    <LearntList
      answers={answers}
      forgotten={forgottenParts(read, value)}
      onForget={(forgotten) => onChange(contentWithout(read, forgotten))}
    />
  );
}

function toValues({ name, content }: IntakeProfile): Values {
  return { name, content };
}

function useProfileKind(): Changeable<IntakeProfile, Values, Body> {
  const { t } = useTranslation('intake');
  const queryClient = useQueryClient();
  return {
    schema: intakeProfileBody,
    toValues,
    update: async ({ intakeProfileId, updatedOn }, body) => {
      const saved = await call(updateIntakeProfile, {
        params: { id: intakeProfileId },
        body,
        seenUpdatedOn: updatedOn,
      });
      // The dialog closes once the list shows the change.
      await queryClient.invalidateQueries({ queryKey: intakeQueries.profiles().queryKey });
      return saved;
    },
    parts: [
      { id: 'name', label: t('profiles.name'), fields: ['name'], describe: async ({ name }) => name },
      {
        id: 'content',
        label: t('profiles.learnt'),
        fields: ['content'],
        describe: async ({ content }) => t('profiles.partCount', { count: countParts(content) }),
      },
    ],
  };
}
