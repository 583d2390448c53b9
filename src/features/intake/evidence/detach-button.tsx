import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detachEvidence, type EvidenceLink } from '#api/contract/intake/evidence';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { evidenceQueries } from './queries';

/** Removes a file that was attached by hand from its entry. */
export function DetachButton({ link }: { link: EvidenceLink }) {
  const { t } = useTranslation('evidence');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isAsking, ask] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { fileName } = link.file;
  const start = () => {
    setError(null);
    ask(true);
  };
  const detach = async () => {
    try {
      await call(detachEvidence, { params: { id: link.evidenceLinkId } });
      ask(false);
      await queryClient.invalidateQueries({ queryKey: evidenceQueries.all });
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <>
      <IconButton label={t('detach', { name: fileName })} icon={<X aria-hidden />} onClick={start} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('detachTitle', { name: fileName })}
        description={t('detachText')}
        confirmLabel={t('detachConfirm')}
        error={error}
        onCancel={() => ask(false)}
        onConfirm={detach}
      />
    </>
  );
}
