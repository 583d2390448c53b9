import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormatters, type Formatters } from '@/lib/format/formatters';
import { toLanguage } from '@/lib/format/locale';

/** Numbers, emissions, dates and sizes in the interface language. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  return useMemo(() => createFormatters(language), [language]);
}
