import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { type Language, languages, toLanguage } from '@/lib/format/locale';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useChangeLanguage } from '@/state/language';

/** Takes effect immediately, like the switch in the header. */
export function LanguageCard() {
  const { t, i18n } = useTranslation('profile');
  const { t: tApp } = useTranslation('app');
  const changeLanguage = useChangeLanguage();
  const errorText = useErrorText();
  const id = useId();
  const [isSaving, setIsSaving] = useState(false);
  const change = async (language: Language) => {
    setIsSaving(true);
    try {
      await changeLanguage(language);
      toast.success(i18n.t('languageSaved', { ns: 'profile' }));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Card title={t('language')} description={t('languageText')}>
      <label htmlFor={id} className="sr-only">
        {t('language')}
      </label>
      <Select
        id={id}
        className="max-w-60"
        disabled={isSaving}
        value={toLanguage(i18n.language)}
        onChange={(language) => void change(language)}
        options={languages.map((language) => ({ value: language, label: tApp(`language.${language}`) }))}
      />
    </Card>
  );
}
