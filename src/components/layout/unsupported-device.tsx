import { Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Brand } from './brand';

/**
 * Shown below the medium breakpoint: tables and trails need width, so the product says so instead of squeezing them.
 */
export function UnsupportedDevice() {
  const { t } = useTranslation('shell');
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-8 text-center">
      <Brand isOnPaper />
      <Monitor aria-hidden className="size-10 text-line-strong" strokeWidth={1.5} />
      <div className="max-w-sm">
        <h1 className="font-semibold text-xl">{t('unsupported.title')}</h1>
        <p className="mt-2 text-ink-muted">{t('unsupported.text')}</p>
      </div>
    </main>
  );
}
