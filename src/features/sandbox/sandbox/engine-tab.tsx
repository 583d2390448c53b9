import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineStatus } from '#api/contract/engine';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { engineQuery } from './queries';

/** What the engine reports about itself, for users who want to see that it is real, and for fault reports. */
export function EngineTab() {
  const { t } = useTranslation('sandbox');
  const { data: status, isError, isFetching, refetch } = useQuery(engineQuery);
  if (isError) return <ErrorState title={t('engine.failed')} onRetry={() => void refetch()} />;
  if (!status) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="flex flex-col gap-6">
      <Facts status={status} />
      <Phases phases={status.phases} />
      <Button size="sm" className="self-start" disabled={isFetching} onClick={() => void refetch()}>
        <RotateCw aria-hidden />
        {t('engine.refresh')}
      </Button>
    </div>
  );
}

function Facts({ status }: { status: EngineStatus }) {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  const { store } = status;
  const persisted = status.isPersisted === null ? 'unknown' : status.isPersisted ? 'yes' : 'no';
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <Fact name={t('engine.host')}>{t(`engine.hosts.${status.host}`)}</Fact>
      {store ? (
        <>
          <Fact name={t('engine.store')}>{t(`engine.stores.${store.kind}`)}</Fact>
          <Fact name={t('engine.overlay')}>{format.fileSize(store.overlayBytes)}</Fact>
          <Fact name={t('engine.written')}>{format.fileSize(store.writtenBytes)}</Fact>
        </>
      ) : null}
      <Fact name={t('engine.offline')}>{t(status.isOfflineReady ? 'engine.yes' : 'engine.no')}</Fact>
      <Fact name={t('engine.persisted')}>{t(`engine.${persisted}`)}</Fact>
      <Fact name={t('engine.boots')}>{format.number(status.boots)}</Fact>
      <Fact name={t('engine.requests')}>{format.number(status.requests)}</Fact>
      <Fact name={t('engine.version')}>{status.version}</Fact>
      <Fact name={t('engine.database')}>{status.pgliteVersion}</Fact>
      <Fact name={t('engine.schema')}>{status.schemaVersion}</Fact>
      <Fact name={t('engine.instance')}>
        <code className="break-all text-sm">{status.instanceId}</code>
      </Fact>
      {status.lastError ? (
        <Fact name={t('engine.lastError')}>
          <code className="break-words text-danger text-sm">{status.lastError}</code>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </>
  );
}

/** The boot steps on a time axis. The engine reports when each step ended. */
function Phases({ phases }: { phases: EngineStatus['phases'] }) {
  const { t, i18n } = useTranslation('sandbox');
  const format = useFormat();
  const totalMs = Math.max(1, ...phases.map(({ ms }) => ms));
  // The engine may report any name; a name without a translation is shown as it is.
  const phaseText = (name: string) =>
    i18n.exists(`engine.phases.${name}`, { ns: 'sandbox' }) ? t(`engine.phases.${name as 'lock'}`) : name;
  if (phases.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('engine.boot')}</h3>
      <ol className="flex flex-col gap-1.5 text-sm">
        {phases.map(({ name, ms: endMs }, index) => {
          const startMs = phases[index - 1]?.ms ?? 0;
          return (
            <li key={name} className="grid grid-cols-[9rem_1fr_4.5rem] items-center gap-3">
              <span className="truncate">{phaseText(name)}</span>
              <span className="h-1.5 rounded-full bg-line">
                <span
                  className="block h-full min-w-0.5 rounded-full bg-brand"
                  style={{
                    marginLeft: `${(99 * startMs) / totalMs}%`,
                    width: `${(100 * (endMs - startMs)) / totalMs}%`,
                  }}
                />
              </span>
              <span className="figures text-right text-ink-muted">
                {t('engine.ms', { value: format.number(endMs - startMs, { maxDecimals: 0 }) })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
