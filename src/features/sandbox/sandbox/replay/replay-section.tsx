import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#api/contract/account/session';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { confirmLeaving } from '@/state/leaving';
import { percentLess } from './move-entry';
import { isRunning, useReplay } from './replay-store';
import { readNextYear, startReplay } from './start-replay';

/** Says what a replay will do and as which user, and starts it. */
export function ReplaySection({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('year-replay');
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  return (
    <section className="flex flex-col gap-3 border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-ink-muted">{t('text')}</p>
      {user ? <Offer user={user} onStarted={onStarted} /> : <Alert>{t('signedOut')}</Alert>}
    </section>
  );
}

type OfferProps = { user: SessionUser; onStarted: () => void };

function Offer({ user, onStarted }: OfferProps) {
  const { t } = useTranslation('year-replay');
  const errorText = useErrorText();
  const isOpen = user.roleName !== 'View';
  const year = useQuery({
    queryKey: ['sandbox', 'next-year', user.userId],
    meta: { dependsOn: 'activity-data' },
    queryFn: readNextYear,
    staleTime: 0,
    enabled: isOpen,
  });
  if (!isOpen) return <Alert>{t('viewer')}</Alert>;
  if (year.isError) return <Alert kind="danger">{errorText(year.error)}</Alert>;
  if (year.data === undefined) return <Skeleton className="h-40 w-full" />;
  if (year.data === null) return <Alert>{t('empty')}</Alert>;
  return <Terms user={user} year={year.data} onStarted={onStarted} />;
}

function Terms({ user, year, onStarted }: OfferProps & { year: number }) {
  const { t } = useTranslation('year-replay');
  const format = useFormat();
  const replay = useReplay();
  const { start, isAsking } = useStart(year, onStarted);
  const percent = (value: number) => format.percent(value / 100, { decimals: 0 });
  const person = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const isBusy = isRunning(replay) || replay.at === 'played';
  return (
    <>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('terms.adds', { year, company: user.companyName, person })}</li>
        <li>{t('terms.rule', { least: percent(percentLess[0]), most: percent(percentLess.at(-1) ?? 0) })}</li>
        <li>{t(user.isAdmin ? 'terms.periodAdmin' : 'terms.period', { year })}</li>
        <li>{t('terms.undo')}</li>
      </ul>
      {isBusy ? <Alert>{t(replay.at === 'played' ? 'undecided' : 'running')}</Alert> : null}
      <Button
        variant="primary"
        className="self-start"
        disabled={isBusy || isAsking}
        onClick={() => void start()}
      >
        {t('start', { year })}
      </Button>
    </>
  );
}

/** Opens the overview, which shows the year, and starts the replay. */
function useStart(year: number, onStarted: () => void) {
  const { t } = useTranslation('year-replay');
  const format = useFormat();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const start = async () => {
    setIsAsking(true);
    const isLeaving = await confirmLeaving();
    setIsAsking(false);
    onStarted();
    if (!isLeaving) return;
    // The question about unsaved edits was already asked.
    await router.navigate({ to: '/', ignoreBlocker: true });
    await startReplay({
      queryClient,
      year,
      checkpointName: t('checkpoint', { year, when: format.dateTime(new Date().toISOString()) }),
      referenceOf: (from, reference) => {
        const month = format.date(`${from}-01`, 'MMMM YYYY');
        return reference ? t('reference', { month, reference }) : t('referenceAlone', { month });
      },
      textOf: errorText,
    });
  };
  return { start, isAsking };
}
