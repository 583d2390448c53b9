import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { engineStart } from '@/app/boot/engine-start';
import { LoginPage, type LoginPageProps } from '@/features/account/session/login-page';
import { DemoCards } from '@/features/sandbox/sandbox/demo-cards';
import { DemoPassword, OpenInvitations } from '@/features/sandbox/sandbox/demo-secrets';
import { GuidedDemos } from '@/features/sandbox/sandbox/recipes/guided-demos';
import { useFormat } from '@/hooks/use-format';
import { StartNotice } from './start-notice';

/** The sign-in page of the sandbox. It starts with the demo and is shown before the engine is ready. */
export function FrontDoor(props: LoginPageProps) {
  const { t } = useTranslation('engine');
  const { t: words } = useTranslation('sandbox');
  const format = useFormat();
  const start = useSyncExternalStore(engineStart.subscribe, engineStart.read);
  const waiting = {
    starting: () =>
      t('door.waiting', {
        percent: format.percent(start.state === 'starting' ? start.share : 0, { decimals: 0 }),
      }),
    failed: () => t('door.failed'),
    ready: () => null,
  }[start.state]();
  return (
    <LoginPage
      {...props}
      waiting={waiting}
      lead={
        <>
          <p className="mb-2 max-w-prose text-lg">{words('door.what')}</p>
          <OpenInvitations />
          <div className="mt-3">
            <StartNotice start={start} />
          </div>
          <DemoCards waiting={waiting} onSignedIn={props.onSignedIn} />
          <GuidedDemos />
        </>
      }
      hint={<DemoPassword />}
    />
  );
}
