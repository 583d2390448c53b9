import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { toLanguage } from '@/lib/format/locale';

/** Texts are printed as they are written: whoever uses the product in another language is reminded of the report's. */
export function ReportLanguageNotice({ header }: { header: ReportHeader }) {
  const { t, i18n } = useTranslation('report-forms');
  const { language } = header;
  if (toLanguage(i18n.language) === language) return null;
  return (
    <Alert kind="attention" className="mb-5" title={t(`language.title.${language}`)}>
      {t('language.hint')}
    </Alert>
  );
}
