import { useTranslation } from 'react-i18next';
import { termsSections } from './terms-sections';

/** The terms and conditions in the language on screen. */
export function TermsDocument() {
  const { t } = useTranslation('terms');
  return (
    <article className="grid gap-5 leading-relaxed">
      <p className="text-ink-muted text-sm">{t('version')}</p>
      {termsSections.map((section, index) => (
        <section key={section}>
          <h3 className="mb-1 font-semibold">
            {index + 1}. {t(`sections.${section}.title`)}
          </h3>
          <p>{t(`sections.${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
