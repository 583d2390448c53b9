import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';

/** Copies a text to the clipboard and reports the outcome. */
export function useCopy() {
  const { t } = useTranslation('emission-trail');
  return async (text: string | Promise<string>) => {
    try {
      await navigator.clipboard.writeText(await text);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
}
