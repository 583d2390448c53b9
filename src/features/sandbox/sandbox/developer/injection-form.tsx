import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InjectedStatus,
  type Injection,
  type InjectionEffect,
  injectedStatuses,
  maxLatencyMs,
} from '#api/contract/engine-injections';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NumberInput } from '@/components/ui/number-input';
import { Select } from '@/components/ui/select';

type Kind = InjectionEffect['kind'];
const kinds = ['latency', 'error', 'offline'] as const satisfies readonly Kind[];

type Props = { isBusy: boolean; onAdd: (injection: Injection) => Promise<unknown> };

export function InjectionForm({ isBusy, onAdd }: Props) {
  const { t } = useTranslation('developer-tools');
  const [path, setPath] = useState('/api/*');
  const [kind, setKind] = useState<Kind>('latency');
  const [latencyMs, setLatencyMs] = useState<number | null>(1000);
  const [status, setStatus] = useState<InjectedStatus>(500);
  const isPathWrong = !path.trim().startsWith('/') || path.trim().length > 200;
  const isLatencyWrong = kind === 'latency' && !(latencyMs && latencyMs >= 1 && latencyMs <= maxLatencyMs);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isPathWrong || isLatencyWrong || isBusy) return;
    const effect: InjectionEffect =
      kind === 'latency' ? { kind, ms: latencyMs ?? 1 } : kind === 'error' ? { kind, status } : { kind };
    void onAdd({ path: path.trim(), effect });
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('injections.path')} className="min-w-56 flex-1">
          {(id) => (
            <Input
              id={id}
              value={path}
              aria-invalid={isPathWrong}
              title={t('injections.pathHint')}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setPath(target.value)}
            />
          )}
        </Field>
        <Field label={t('injections.effect')} className="w-40">
          {(id) => (
            <Select<Kind>
              id={id}
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({ value, label: t(`injections.effects.${value}`) }))}
            />
          )}
        </Field>
        {kind === 'latency' ? (
          <Field label={t('injections.latency')} className="w-28">
            {(id) => (
              <NumberInput
                id={id}
                value={latencyMs}
                aria-invalid={isLatencyWrong}
                isInteger
                onChange={setLatencyMs}
              />
            )}
          </Field>
        ) : null}
        {kind === 'error' ? (
          <Field label={t('injections.status')} className="w-28">
            {(id) => (
              <Select<InjectedStatus>
                id={id}
                value={status}
                onChange={setStatus}
                options={injectedStatuses.map((value) => ({ value, label: String(value) }))}
              />
            )}
          </Field>
        ) : null}
        <Button type="submit" disabled={isBusy || isPathWrong || isLatencyWrong}>
          {t('injections.add')}
        </Button>
      </div>
      {isPathWrong ? <p className="text-danger text-sm">{t('injections.wrongPath')}</p> : null}
      {isLatencyWrong ? <p className="text-danger text-sm">{t('injections.wrongLatency')}</p> : null}
    </form>
  );
}

type FieldProps = { label: string; className: string; children: (id: string) => ReactNode };

function Field({ label, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <Label htmlFor={id}>{label}</Label>
      {children(id)}
    </div>
  );
}
