import { useTranslation } from 'react-i18next';
import { type TopicResult, topIssues } from '#api/contract/materiality/results';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Figure } from '@/components/ui/figure';
import { useScoreText } from './use-score-text';

type TopIssuesProps = { topics: readonly TopicResult[]; onOpen: (subtopicId: number) => void };

/** The most important material subtopics by rank, at most ten. */
export function TopIssues({ topics, onOpen }: TopIssuesProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const ranked = topics
    .filter(({ rank }) => rank !== null && rank <= topIssues)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return (
    <Card title={t('top.title')} description={t('top.hint')}>
      {ranked.length === 0 ? <p className="text-ink-muted">{t('top.empty')}</p> : null}
      <ol className="divide-y">
        {ranked.map((topic) => (
          <li key={topic.dmSubtopicId} className="flex items-baseline gap-3 py-2">
            <span className="figures w-6 shrink-0 text-right text-ink-muted">{`${topic.rank}.`}</span>
            <span className="min-w-0 flex-1">
              {topic.subtopicName}
              <span className="block text-ink-muted text-xs">{topic.topicName}</span>
            </span>
            {topic.outcome ? <Badge>{t(`outcomes.${topic.outcome}`)}</Badge> : null}
            <Figure
              label={topic.subtopicName}
              value={scoreText(Math.max(topic.impactMateriality ?? 0, topic.financialMateriality ?? 0))}
              onOpen={() => onOpen(topic.dmSubtopicId)}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
