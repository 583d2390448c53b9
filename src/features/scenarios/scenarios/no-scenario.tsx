import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingOffered } from '@/components/layout/nothing-here';

/** Shown in place of scenarios while there are none. */
export function NoScenario() {
  const { t } = useTranslation('scenarios');
  return (
    <NothingOffered area={t('title')} icon={<FlaskConical />} title={t('none.title')} hint={t('none.hint')} />
  );
}
