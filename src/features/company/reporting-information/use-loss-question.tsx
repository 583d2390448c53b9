import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PeriodPreview, previewReportingPeriod } from '#api/contract/company/reporting-informations';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/api/call';
import { LostReviews } from './period-effect';

type LossQuestion = {
  /**
   * Asks for confirmation when reviews would be lost. Resolves to whether the loss was confirmed: false when none
   * would be lost. Rejects otherwise.
   */
  ask: (periodStart: string) => Promise<boolean>;
  /** Render it outside the form. */
  dialog: ReactNode;
};

/** Before a period is saved: which reviews and answers would be lost, according to the server. */
export function useLossQuestion(): LossQuestion {
  const { t } = useTranslation('reporting-information');
  const [lost, setLost] = useState<PeriodPreview['lost'] | null>(null);
  const answer = useRef<((isMeant: boolean) => void) | null>(null);
  const settle = (isMeant: boolean) => answer.current?.(isMeant);

  const ask = async (periodStart: string) => {
    const preview = await call(previewReportingPeriod, { query: { periodStart } });
    if (preview.lost.length === 0) return false;
    setLost(preview.lost);
    const isMeant = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
    setLost(null);
    if (!isMeant) throw keptAsIs(t('loss.kept'));
    return true;
  };

  const dialog = (
    <ConfirmDialog
      isOpen={lost !== null}
      title={t('loss.title')}
      description={t('loss.text')}
      confirmLabel={t('loss.confirm')}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {lost ? <LostReviews lost={lost} /> : null}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

/** Back in the form, the message is shown at the date that was not saved. */
function keptAsIs(text: string): Error {
  return Object.assign(new Error(text), { problem: { errors: { PeriodStart: [text] } } });
}
