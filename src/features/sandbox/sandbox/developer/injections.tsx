import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Injection } from '#api/contract/engine-injections';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { InjectionForm } from './injection-form';
import { injectionsQuery } from './queries';
import { useSetInjections } from './use-set-injections';

/** Deliberate failures by path. */
export function Injections() {
  const { t } = useTranslation('developer-tools');
  const { data: injections = [] } = useQuery(injectionsQuery);
  const set = useSetInjections();
  return (
    <section className="flex flex-col gap-3 border-b pb-5">
      <div>
        <h3 className="font-semibold">{t('injections.title')}</h3>
        <p className="text-ink-muted">{t('injections.text')}</p>
      </div>
      <InjectionForm
        isBusy={set.isPending}
        onAdd={(added) => set.mutateAsync([...injections, added]).catch(() => undefined)}
      />
      {injections.length > 0 ? (
        <>
          <ul aria-label={t('injections.list')} className="divide-y border-y">
            {injections.map((injection, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
                key={index}
                injection={injection}
                onRemove={() => set.mutate(injections.filter((_, other) => other !== index))}
              />
            ))}
          </ul>
          <Button size="sm" className="self-start" disabled={set.isPending} onClick={() => set.mutate([])}>
            {t('injections.off')}
          </Button>
        </>
      ) : null}
    </section>
  );
}

function Row({ injection: { path, effect }, onRemove }: { injection: Injection; onRemove: () => void }) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  const texts = {
    latency: () =>
      t('injections.on.latency', {
        ms: effect.kind === 'latency' ? t('ms', { value: format.number(effect.ms) }) : '',
      }),
    error: () => t('injections.on.error', { status: effect.kind === 'error' ? effect.status : '' }),
    offline: () => t('injections.on.offline'),
  };
  return (
    <li className="flex items-center gap-3 py-1.5">
      <code className="wrap-anywhere min-w-0 flex-1 text-sm">{path}</code>
      <span>{texts[effect.kind]()}</span>
      <Button variant="quiet" size="sm" aria-label={t('injections.remove', { path })} onClick={onRemove}>
        {t('injections.removeShort')}
      </Button>
    </li>
  );
}
