import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#api/contract/account/session';
import { useFormat } from '@/hooks/use-format';
import { sandboxClockQuery } from '@/lib/api/queries/sandbox';
import { sessionQuery } from '@/lib/api/queries/session';
import { cn } from '@/lib/cn';
import { engineQuery } from './queries';
import { isSaved } from './saved-state';

const DeskMenu = lazy(() => import('./desk/desk-menu').then((file) => ({ default: file.DeskMenu })));
const Colleagues = lazy(() => import('./desk/colleagues').then((file) => ({ default: file.Colleagues })));
const GuideCard = lazy(() => import('./recipes/guide-card').then((file) => ({ default: file.GuideCard })));
const ReplayBar = lazy(() => import('./replay/replay-bar').then((file) => ({ default: file.ReplayBar })));
const Panel = lazy(() => import('./sandbox-panel').then((file) => ({ default: file.SandboxPanel })));

/** Rarely shown, so it is not part of the first load. */
const InjectionNote = lazy(() =>
  import('./developer/injection-note').then((file) => ({ default: file.InjectionNote })),
);

/** One unobtrusive line that names the sandbox, its settings, and whether changes are saved. Opens its panel. */
export function SandboxStrip() {
  const { t } = useTranslation('sandbox');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // Only what the guards have loaded: the strip must not request a session when there is none.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const facts = useFacts(user);
  const { data: engine } = useQuery(engineQuery);
  return (
    <>
      <div className="flex h-9 shrink-0 items-center border-b bg-sunken">
        <button
          type="button"
          aria-haspopup="dialog"
          title={t('strip.open')}
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
          className="flex h-full min-w-0 flex-1 items-center gap-3 px-5 text-ink-muted text-sm hover:bg-hover hover:text-ink focus-visible:outline-offset-[-2px]"
        >
          <span className="flex items-center gap-2 font-semibold text-ink">
            <FlaskConical aria-hidden className="size-4 text-brand" />
            {t('strip.label')}
          </span>
          {facts.map((fact, index) => (
            // A long company name is shortened; the information about the data is not.
            <span
              key={fact}
              title={fact}
              className={cn('truncate border-l pl-3', index === 0 ? 'min-w-0' : 'shrink-0')}
            >
              {fact}
            </span>
          ))}
          <span className="ml-auto shrink-0 font-medium text-brand max-xl:sr-only">{t('strip.open')}</span>
        </button>
        {user && !user.forcePasswordChange ? (
          <Suspense>
            <DeskMenu />
            <Colleagues />
            <GuideCard />
            <ReplayBar />
          </Suspense>
        ) : null}
      </div>
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

/** Company and role, demo date, saved or not. Unknown parts are left out. */
function useFacts(user: SessionUser | undefined): string[] {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  const { data: clock } = useQuery(sandboxClockQuery);
  const { data: engine } = useQuery(engineQuery);
  const store = engine?.store;
  const saved = store ? isSaved(store) : null;
  return [
    user ? `${user.companyName}, ${t(`role.${user.roleName}`)}` : null,
    clock ? t('strip.today', { date: format.date(clock.today) }) : null,
    saved === null ? null : t(saved ? 'strip.saved' : 'strip.notSaved'),
  ].filter((fact) => fact !== null);
}
