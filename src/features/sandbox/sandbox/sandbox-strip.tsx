import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { sandboxClockQuery } from '@/lib/api/queries/sandbox';
import { sessionQuery } from '@/lib/api/queries/session';
import { cn } from '@/lib/cn';
import { engineQuery } from './queries';

const Panel = lazy(() => import('./sandbox-panel').then((file) => ({ default: file.SandboxPanel })));

/** Rarely there, so no part of the first load. */
const InjectionNote = lazy(() =>
  import('./developer/injection-note').then((file) => ({ default: file.InjectionNote })),
);

/** One quiet line that says this is a sandbox, what it is set to, and whether it remembers. Opens its panel. */
export function SandboxStrip() {
  const { t } = useTranslation('sandbox');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const facts = useFacts();
  const { data: engine } = useQuery(engineQuery);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('strip.open')}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className="flex h-9 w-full shrink-0 items-center gap-3 border-b bg-sunken px-5 text-ink-muted text-sm hover:bg-hover hover:text-ink focus-visible:outline-offset-[-2px]"
      >
        <span className="flex items-center gap-2 font-semibold text-ink">
          <FlaskConical aria-hidden className="size-4 text-brand" />
          {t('strip.label')}
        </span>
        {facts.map((fact, index) => (
          // A long name of a company gives way; what is said about the data does not.
          <span
            key={fact}
            title={fact}
            className={cn('truncate border-l pl-3', index === 0 ? 'min-w-0' : 'shrink-0')}
          >
            {fact}
          </span>
        ))}
        <span className="ml-auto shrink-0 font-medium text-brand">{t('strip.open')}</span>
      </button>
      {engine?.injections ? (
        <Suspense>
          <InjectionNote count={engine.injections} />
        </Suspense>
      ) : null}
      {wasOpened ? (
        <Suspense>
          <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Company and role, demo date, saved or not. What is not known yet is left out. */
function useFacts(): string[] {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  // Only what the guards have put there: the strip must not ask for a session of nobody.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const { data: clock } = useQuery(sandboxClockQuery);
  const { data: engine } = useQuery(engineQuery);
  const store = engine?.store;
  const isSaved = store?.kind === 'overlay' ? store.isSnapshotKept : false;
  return [
    user ? `${user.companyName}, ${t(`role.${user.roleName}`)}` : null,
    clock ? t('strip.today', { date: format.date(clock.today) }) : null,
    store && isSaved !== null ? t(isSaved ? 'strip.saved' : 'strip.notSaved') : null,
  ].filter((fact) => fact !== null);
}
