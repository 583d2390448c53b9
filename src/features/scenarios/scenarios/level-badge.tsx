import { useTranslation } from 'react-i18next';
import { proofLevels } from '#api/contract/scenarios/scenarios';
import { Badge } from '@/components/ui/badge';

type Level = (typeof proofLevels)[number];

/** How far a source was verified; unverified ones stand out. Not a Tab stop, because there are dozens on a page. */
export function LevelBadge({ level }: { level: Level }) {
  const { t } = useTranslation('scenarios');
  return (
    <Badge kind={level === 'D' ? 'attention' : 'neutral'} title={t(`level.${level}`)}>
      {t(`level.short.${level}`)}
    </Badge>
  );
}

/** What the levels mean, shown once for all of them. */
export function LevelLegend() {
  const { t } = useTranslation('scenarios');
  return (
    <section aria-label={t('level.title')} className="mt-4 text-ink-muted text-sm">
      <h2 className="font-medium">{t('level.title')}</h2>
      <ul className="mt-1 grid gap-x-6 gap-y-0.5 lg:grid-cols-2">
        {proofLevels.map((level) => (
          <li key={level}>{t(`level.${level}`)}</li>
        ))}
      </ul>
    </section>
  );
}
