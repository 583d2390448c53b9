import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { setSandboxClock } from '#api/contract/sandbox/sandbox';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/api/call';
import { sandboxClockQuery } from '@/lib/api/queries/sandbox';
import { useErrorText } from '@/lib/problem/use-error-text';

const ReplaySection = lazy(() =>
  import('./replay/replay-section').then((file) => ({ default: file.ReplaySection })),
);

export function ClockTab({ onReplayed }: { onReplayed: () => void }) {
  const { t } = useTranslation('sandbox');
  const id = useId();
  const { data: clock } = useQuery(sandboxClockQuery);
  const [picked, setPicked] = useState<string | null>(null);
  const travel = useTravel();
  const day = picked ?? clock?.today ?? null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t('clock.text')}</p>
      {clock?.isChosen ? <Alert kind="attention">{t('clock.chosen')}</Alert> : null}
      <div className="flex max-w-64 flex-col gap-1.5">
        <Label htmlFor={id}>{t('clock.date')}</Label>
        <DatePicker id={id} value={day} onChange={setPicked} today={clock?.today} />
      </div>
      <div className="flex gap-2">
        <Button
          variant="primary"
          disabled={travel.isPending || day === null || day === clock?.today}
          onClick={() => travel.mutate(day)}
        >
          {t('clock.travel')}
        </Button>
        <Button disabled={travel.isPending || !clock?.isChosen} onClick={() => travel.mutate(null)}>
          {t('clock.back')}
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <ReplaySection onStarted={onReplayed} />
      </Suspense>
    </div>
  );
}

/** Another date changes almost every screen, so everything cached is fetched again. */
function useTravel() {
  const { t } = useTranslation('sandbox');
  const queryClient = useQueryClient();
  const router = useRouter();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (today: string | null) => call(setSandboxClock, { body: { today } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      await router.invalidate();
      toast.success(t('clock.changed'));
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
