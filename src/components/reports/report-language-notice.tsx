import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { toLanguage } from '@/lib/format/locale';

type ReportLanguageNoticeProps = {
  header: ReportHeader;
  /** Also shown when the interface has the same language as the report. */
  isAlwaysShown?: boolean;
};

/** Texts are printed as written, so users of another language are reminded of the report's language. */
export function ReportLanguageNotice({ header, isAlwaysShown = false }: ReportLanguageNoticeProps) {
  const { t, i18n } = useTranslation('report-forms');
  const { language } = header;
  const isSame = toLanguage(i18n.language) === language;
  if (isSame && !isAlwaysShown) return null;
  return (
    <Alert kind={isSame ? 'info' : 'attention'} className="mb-5" title={t(`language.title.${language}`)}>
      {t('language.hint')}
    </Alert>
  );
}
