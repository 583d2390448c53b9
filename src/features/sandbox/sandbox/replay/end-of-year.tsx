import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { OtherWindowBusy, OtherWorkspaceOpen } from '@/features/sandbox/sandbox/whole/unfinished';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { StoryList } from './news';
import type { Replay } from './replay-store';
import { keepYear, StateBeforeDeleted, takeYearBack } from './start-replay';

type EndOfYearProps = Pick<
  Extract<Replay, { at: 'played' }>,
  'year' | 'months' | 'entries' | 'news' | 'story'
>;

/** What was replayed, and whether to keep it. */
export function EndOfYear({ year, months, entries, news, story }: EndOfYearProps) {
  const { t } = useTranslation('year-replay');
  const format = useFormat();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const router = useRouter();
  const keep = useMutation({ mutationFn: keepYear });
  const takeBack = useMutation({
    mutationFn: async () => {
      await takeYearBack(queryClient);
      await router.invalidate();
      toast.success(t('takenBack'));
    },
  });
  const textOf = (error: unknown) => {
    if (error instanceof OtherWorkspaceOpen) return t('otherWorkspace');
    if (error instanceof StateBeforeDeleted) return t('checkpointDeleted');
    return error instanceof OtherWindowBusy ? t('failure.other-window') : errorText(error);
  };
  const totalKg = news?.totalKg ?? null;
  const isBusy = keep.isPending || takeBack.isPending;
  return (
    <>
      <p role="status" className="figures">
        {t('end', { count: months, entries: format.number(entries) })}
        {totalKg === null ? null : ` ${t('total', { year, total: format.emissions(totalKg).text })}`}
      </p>
      <StoryList story={story} />
      <p className="text-ink-muted text-sm">{t('choice')}</p>
      {takeBack.error ? <Alert kind="danger">{textOf(takeBack.error)}</Alert> : null}
      <footer className="flex gap-2">
        <Button size="sm" variant="primary" disabled={isBusy} onClick={() => keep.mutate()}>
          {t('keep')}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => takeBack.mutate()}>
          {t(takeBack.isPending ? 'takingBack' : 'takeBack')}
        </Button>
      </footer>
    </>
  );
}
