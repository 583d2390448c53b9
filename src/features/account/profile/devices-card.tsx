import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type SignedInDevice, signOutDevice, signOutOtherDevices } from '#api/contract/account/devices';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { devicesQuery } from './queries';

/** The devices where the account is signed in. The user can sign out unknown ones here. */
export function DevicesCard() {
  const { t } = useTranslation('profile');
  const { data: devices, isError, refetch } = useQuery(devicesQuery);
  const { isBusy, end } = useEnding();
  const hasOthers = devices !== undefined && devices.length > 1;
  return (
    <Card title={t('devices.title')} description={t('devices.text')}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {devices ? (
        <ul className="divide-y">
          {devices.map((device) => (
            <Device
              key={device.sessionId}
              device={device}
              isBusy={isBusy}
              onEnd={(name) =>
                end(
                  () => call(signOutDevice, { params: { id: device.sessionId } }),
                  t('devices.ended', { name }),
                )
              }
            />
          ))}
        </ul>
      ) : null}
      {!devices && !isError ? <Skeleton className="h-16 w-full" /> : null}
      {hasOthers ? (
        <Button
          className="mt-4"
          disabled={isBusy}
          onClick={() => end(() => call(signOutOtherDevices, {}), t('devices.othersEnded'))}
        >
          {t('devices.endOthers')}
        </Button>
      ) : null}
    </Card>
  );
}

function useEnding() {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const end = async (ask: () => Promise<void>, done: string) => {
    setIsBusy(true);
    try {
      await ask();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      await queryClient.invalidateQueries(devicesQuery);
      setIsBusy(false);
    }
  };
  return { isBusy, end };
}

type DeviceProps = { device: SignedInDevice; isBusy: boolean; onEnd: (name: string) => void };

function Device({ device, isBusy, onEnd }: DeviceProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const browser = device.browser ?? t('devices.unknownBrowser');
  const name = device.system ? t('devices.on', { browser, system: device.system }) : browser;
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isCurrent ? <Badge kind="brand">{t('devices.this')}</Badge> : null}
        </p>
        <p className="figures text-ink-muted text-sm">
          {t('devices.since', { time: format.dateTime(device.signedInOn) })}
        </p>
        <p className="figures text-ink-muted text-sm">
          {t('devices.lastUsed', { time: format.dateTime(device.lastUsedOn) })}
        </p>
      </div>
      {device.isCurrent ? null : (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('devices.endLabel', { name })}
          onClick={() => onEnd(name)}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
