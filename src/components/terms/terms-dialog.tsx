import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { languagesQuery } from '@/lib/api/queries/languages';
import { toLanguage } from '@/lib/format/locale';
import { TermsDocument } from './terms-document';

/** The terms, shown over the form that asks to accept them, in the interface language. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('terms');
  const { data: languages, isError, refetch } = useQuery(languagesQuery);
  const language = languages?.find(({ code }) => code === toLanguage(i18n.language));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('title')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard */}
      <div tabIndex={0} className="min-h-80 rounded-sm">
        {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
        {language ? <TermsDocument languageId={language.languageId} languageCode={language.code} /> : null}
      </div>
    </Dialog>
  );
}
