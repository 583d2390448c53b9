import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createWorkspace, maxWorkspaceNameChars } from '#api/contract/engine-workspaces';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { RadioCards } from '@/components/ui/radio-cards';
import { call } from '@/lib/api/call';
import { useSwitchFailure } from './use-workspaces';

type NewWorkspaceProps = {
  /** The display names, including that of the unnamed workspace. */
  taken: readonly string[];
  /** Opens the new workspace. */
  onMade: (key: string) => Promise<void>;
  onClose: () => void;
};

/** A fresh demo, or a copy of the current data. */
export function NewWorkspace({ taken, onMade, onClose }: NewWorkspaceProps) {
  const { t } = useTranslation(['workspaces', 'common']);
  const failureText = useSwitchFailure();
  const inputId = useId();
  const [name, setName] = useState('');
  const [from, setFrom] = useState<'demo' | 'current'>('demo');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const wanted = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isBusy) return;
    if (taken.includes(wanted)) return setError(t('nameTaken'));
    setIsBusy(true);
    setError(null);
    try {
      const { key } = await call(createWorkspace, { body: { name: wanted, from } });
      await onMade(key);
    } catch (cause) {
      setError(failureText(cause));
    }
    setIsBusy(false);
  };
  return (
    <form
      className="flex flex-col gap-3 rounded-lg border p-4"
      aria-label={t('new')}
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={inputId}>{t('name')}</Label>
        <Input
          id={inputId}
          value={name}
          maxLength={maxWorkspaceNameChars}
          autoComplete="off"
          autoFocus
          readOnly={isBusy}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <RadioCards
        aria-label={t('beginWith')}
        value={from}
        onChange={setFrom}
        options={[
          { value: 'demo', label: t('fromDemo'), description: t('fromDemoText') },
          { value: 'current', label: t('fromCurrent'), description: t('fromCurrentText') },
        ]}
      />
      {error ? <Alert kind="danger">{error}</Alert> : null}
      <div className="flex justify-end gap-2">
        <Button disabled={isBusy} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={isBusy || wanted === ''}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
