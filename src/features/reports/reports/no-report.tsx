import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingOffered } from '@/components/layout/nothing-here';

/** Shown in place of reports while none can be created. */
export function NoReport() {
  const { t } = useTranslation('reports');
  return (
    <NothingOffered area={t('title')} icon={<FileText />} title={t('none.title')} hint={t('none.hint')} />
  );
}
