import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardIntake, type Intake } from '#api/contract/intake/intakes';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { intakeQueries } from './queries';

/** Discards an open intake with its answers, after a question. */
export function DiscardButton({ intake }: { intake: Intake }) {
  const { t } = useTranslation('intake');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, ask] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = () => {
    setError(null);
    ask(true);
  };
  const discard = async () => {
    try {
      await call(discardIntake, { params: { id: intake.intakeId } });
      await navigate({ to: '/locations/intake' });
      await queryClient.invalidateQueries({ queryKey: intakeQueries.all });
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <>
      <Button onClick={start}>
        <Trash2 aria-hidden />
        {t('discard.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discard.title', { name: intake.file.fileName })}
        description={t('discard.text')}
        confirmLabel={t('discard.button')}
        error={error}
        onCancel={() => ask(false)}
        onConfirm={discard}
      />
    </>
  );
}
