import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '@/components/layout/brand';
import { DesktopOnly } from '@/components/layout/desktop-only';
import { Preferences } from '@/components/layout/preferences';
import { Alert } from '@/components/ui/alert';
import type { Language } from '@/lib/format/locale';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useChangeLanguage } from '@/state/language';
import { JourneyMotif } from './journey-motif';

/** The frame of the screens before sign-in: the ledger cover on the left, the form on the right. */
export function PublicFrame({ strip, children }: { strip?: ReactNode; children: ReactNode }) {
  return (
    <DesktopOnly>
      <div className="flex h-dvh flex-col">
        {strip}
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <Cover />
          <main className="flex min-h-0 flex-col overflow-y-auto">
            <PreferenceBar />
            {children}
          </main>
        </div>
      </div>
    </DesktopOnly>
  );
}

/** The language may belong to an account, and the API may fail to store it; this frame has no toasts to say so. */
function PreferenceBar() {
  const changeLanguage = useChangeLanguage();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const change = (language: Language) => {
    setFailure(null);
    changeLanguage(language).catch(setFailure);
  };
  return (
    <div className="flex shrink-0 flex-col items-end gap-2 p-4">
      <Preferences onLanguage={change} />
      {failure ? <Alert kind="danger">{errorText(failure)}</Alert> : null}
    </div>
  );
}

function Cover() {
  const { t } = useTranslation('session');
  return (
    <aside
      aria-label="Ledgerleaf"
      className="flex min-h-0 flex-col justify-between gap-8 overflow-hidden bg-spine px-10 py-8 text-on-spine lg:px-14 lg:py-10"
    >
      <Brand />
      <div className="max-w-120">
        <p className="text-balance font-semibold text-4xl tracking-[-0.022em]">{t('slogan')}</p>
        <p className="mt-4 text-lg text-on-spine-muted">{t('sloganText')}</p>
      </div>
      <JourneyMotif />
    </aside>
  );
}
