import { useTranslation } from 'react-i18next';
import type { proofLevels } from '#api/contract/scenarios/scenarios';
import { Badge } from '@/components/ui/badge';
import { Tooltip } from '@/components/ui/tooltip';

/** How far a source was verified; what was not verified stands out. */
export function LevelBadge({ level }: { level: (typeof proofLevels)[number] }) {
  const { t } = useTranslation('scenarios');
  return (
    <Tooltip text={t(`level.${level}`)}>
      <Badge kind={level === 'D' ? 'attention' : 'neutral'} tabIndex={0} title={t(`level.${level}`)}>
        {t('level.name', { level })}
      </Badge>
    </Tooltip>
  );
}
