import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Answers, IntakeChoices } from '../../model';
import { intakeQueries } from '../queries';
import { type LearntPart, learntParts, mapParts, partId } from './learnt-parts';
import { usePartText } from './use-part-text';

type LearntListProps = {
  answers: Answers;
  /** The parts that are to be forgotten, by their ids. */
  forgotten: ReadonlySet<string>;
  onForget: (forgotten: ReadonlySet<string>) => void;
};

/** What a profile remembers, in words. Forgotten parts stay visible until the change is saved. */
export function LearntList(props: LearntListProps) {
  const { t } = useTranslation('intake');
  const { data: choices, isError, refetch } = useQuery(intakeQueries.choices());
  if (isError && !choices)
    return <ErrorState title={t('profiles.loadFailed')} onRetry={() => void refetch()} className="w-full" />;
  return choices ? <LearntGroups {...props} choices={choices} /> : <Skeleton className="h-40 w-full" />;
}

export function LearntGroups({
  answers,
  forgotten,
  onForget,
  choices,
}: LearntListProps & { choices: IntakeChoices }) {
  const { t } = useTranslation('intake');
  const parts = learntParts(answers);
  if (parts.length === 0) return <p className="text-ink-muted">{t('profiles.nothing')}</p>;
  const toggle = (part: LearntPart) => {
    const next = new Set(forgotten);
    if (!next.delete(partId(part))) next.add(partId(part));
    onForget(next);
  };
  const groups = [
    { id: 'table' as const, parts: parts.filter(({ key }) => key === null) },
    ...mapParts.map((id) => ({ id, parts: parts.filter(({ about }) => about === id) })),
  ];
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ id, parts: own }) =>
        own.length > 0 ? (
          <LearntGroup
            key={id}
            title={t(`profiles.groups.${id}`)}
            parts={own}
            answers={answers}
            forgotten={forgotten}
            choices={choices}
            toggle={toggle}
          />
        ) : null,
      )}
    </div>
  );
}

type LearntGroupProps = Omit<LearntListProps, 'onForget'> & {
  title: string;
  parts: readonly LearntPart[];
  choices: IntakeChoices;
  toggle: (part: LearntPart) => void;
};

function LearntGroup({ title, parts, answers, forgotten, choices, toggle }: LearntGroupProps) {
  const { t } = useTranslation('intake');
  const id = useId();
  const textOf = usePartText(choices);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold">
        {title}
      </h3>
      <ul className="divide-y border-y">
        {parts.map((part) => {
          const { label, value } = textOf(part, answers);
          const isForgotten = forgotten.has(partId(part));
          return (
            <li key={partId(part)} className="flex items-center gap-3 py-1.5">
              <span className="wrap-anywhere min-w-0 flex-1 text-ink-muted">{label}</span>
              <span className="wrap-anywhere min-w-0 flex-1">
                {isForgotten ? (
                  <>
                    <s className="text-ink-muted">{value}</s> {t('profiles.asked')}
                  </>
                ) : (
                  value
                )}
              </span>
              {/* One button for both, so that it keeps the focus. */}
              <IconButton
                label={t(isForgotten ? 'profiles.keepPart' : 'profiles.forgetPart', { name: label })}
                icon={isForgotten ? <Undo2 /> : <Trash2 />}
                onClick={() => toggle(part)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
