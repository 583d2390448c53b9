import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IntakeProfile, updateIntakeProfile } from '#api/contract/intake/intake-profiles';
import type { Intake } from '#api/contract/intake/intakes';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/api/call';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { intakeQueries } from '../queries';
import { readChoices } from '../work/stored-choices';

/** What the next file of this kind is read with, under a name of the user's own. */
export function Learnt({ intake }: { intake: Intake }) {
  const { data: profiles } = useQuery(intakeQueries.profiles());
  const { learntFingerprint } = readChoices(intake.choices);
  const profile = profiles?.find(({ fingerprint }) => fingerprint === learntFingerprint);
  return profile ? <LearntForm key={profile.intakeProfileId} profile={profile} /> : null;
}

function LearntForm({ profile }: { profile: IntakeProfile }) {
  const { t } = useTranslation('intake');
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const id = useId();
  const [name, setName] = useState(profile.name);
  const [result, setResult] = useState<{ error: string | null } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    setResult(null);
    try {
      await call(updateIntakeProfile, {
        params: { id: profile.intakeProfileId },
        body: { name: name.trim(), content: profile.content },
        seenUpdatedOn: profile.updatedOn,
      });
      await queryClient.invalidateQueries({ queryKey: intakeQueries.profiles().queryKey });
      setResult({ error: null });
    } catch (failure) {
      setResult({ error: refusalText(failure) });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Card title={t('learnt.title')} description={t('learnt.text')} className="max-w-2xl">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <div className="flex flex-1 flex-col gap-1">
          <label htmlFor={id} className="font-medium">
            {t('learnt.name')}
          </label>
          <Input id={id} maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
        </div>
        <Button type="submit" disabled={isSaving || name.trim() === '' || name.trim() === profile.name}>
          {t('actions.save', { ns: 'common' })}
        </Button>
      </form>
      {result ? (
        <Alert kind={result.error ? 'danger' : 'success'} className="mt-3">
          {result.error ?? t('learnt.saved')}
        </Alert>
      ) : null}
    </Card>
  );
}
