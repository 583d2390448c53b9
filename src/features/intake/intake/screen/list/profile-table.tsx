import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteIntakeProfile, type IntakeProfile } from '#api/contract/intake/intake-profiles';
import { DataTable } from '@/components/data-table/data-table';
import { Section } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { ProfileDialog } from '../profiles/profile-dialog';
import { intakeQueries } from '../queries';

/** The kinds of files that are recognized. Nothing is shown before the first one. */
export function ProfileTable() {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { data: profiles = [] } = useQuery(intakeQueries.profiles());
  const [asked, ask] = useState<IntakeProfile | null>(null);
  const [edited, edit] = useState<IntakeProfile | null>(null);
  if (profiles.length === 0) return null;
  return (
    <Section title={t('profiles.title')} description={t('profiles.text')}>
      <Card isFlush>
        <DataTable
          label={t('profiles.title')}
          columns={[
            { id: 'name', header: t('profiles.name'), isRowHeader: true, cell: ({ name }) => name },
            {
              id: 'uses',
              header: t('profiles.uses'),
              isNumeric: true,
              cell: ({ useCount }) => format.number(useCount),
            },
            { id: 'by', header: t('profiles.by'), cell: ({ updatedByName }) => updatedByName },
            { id: 'on', header: t('profiles.on'), cell: ({ updatedOn }) => format.dateTime(updatedOn) },
          ]}
          rows={profiles}
          rowId={({ intakeProfileId }) => intakeProfileId}
          rowLabel={({ name }) => name}
          empty={{ title: t('profiles.title') }}
          onOpenRow={edit}
          rowActions={(profile) => [
            {
              id: 'edit',
              label: t('actions.edit', { ns: 'common' }),
              icon: <Pencil />,
              onSelect: () => edit(profile),
            },
            {
              id: 'forget',
              label: t('profiles.forget'),
              icon: <Trash2 />,
              isDestructive: true,
              onSelect: () => ask(profile),
            },
          ]}
        />
      </Card>
      {edited ? <ProfileDialog profile={edited} onClose={() => edit(null)} /> : null}
      {asked ? <ForgetQuestion profile={asked} onClose={() => ask(null)} /> : null}
    </Section>
  );
}

function ForgetQuestion({ profile, onClose }: { profile: IntakeProfile; onClose: () => void }) {
  const { t } = useTranslation('intake');
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [error, setError] = useState<string | null>(null);
  const forget = async () => {
    try {
      await call(deleteIntakeProfile, {
        params: { id: profile.intakeProfileId },
        seenUpdatedOn: profile.updatedOn,
      });
      await queryClient.invalidateQueries({ queryKey: intakeQueries.profiles().queryKey });
      toast.success(t('profiles.forgotten', { name: profile.name }));
      onClose();
    } catch (failure) {
      setError(refusalText(failure));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('profiles.forgetTitle', { name: profile.name })}
      description={t('profiles.forgetText')}
      confirmLabel={t('profiles.forget')}
      error={error}
      onCancel={onClose}
      onConfirm={forget}
    />
  );
}
