import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingOffered } from '@/components/layout/nothing-here';

/** Where scenarios would be, while there is none. */
export function NoScenario() {
  const { t } = useTranslation('scenarios');
  return (
    <NothingOffered area={t('title')} icon={<FlaskConical />} title={t('none.title')} hint={t('none.hint')} />
  );
}
