import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { confirmLeaving } from '@/state/leaving';
import { AccountList } from './account-list';
import { ClockTab } from './clock-tab';
import { DataTab } from './data-tab';
import { EngineTab } from './engine-tab';
import { OutboxTab } from './outbox-tab';

const NetworkTab = lazy(() =>
  import('./developer/network-tab').then((file) => ({ default: file.NetworkTab })),
);

const ConsoleTab = lazy(() =>
  import('./developer/console/console-tab').then((file) => ({ default: file.ConsoleTab })),
);

const TestingTab = lazy(() =>
  import('./developer/testing/testing-tab').then((file) => ({ default: file.TestingTab })),
);

type TabId = 'accounts' | 'outbox' | 'clock' | 'data' | 'engine' | 'network' | 'console' | 'testing';

/** Everything that exists only in the sandbox, in one side panel. */
export function SandboxPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('sandbox');
  const navigate = useNavigate();
  const [tab, setTab] = useState<TabId>('accounts');
  const mayEnter = async () => {
    const isLeaving = await confirmLeaving();
    // Closes the panel when the user chooses to keep editing.
    if (!isLeaving) onClose();
    return isLeaving;
  };
  const goOn = async () => {
    onClose();
    // The question was asked before the account was switched.
    await navigate({ to: '/', ignoreBlocker: true });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('panel.title')}
      description={t('panel.text')}
      placement="side"
      size="lg"
    >
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <Tabs<TabId>
          label={t('panel.tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'accounts',
              label: t('panel.accounts'),
              content: <AccountList mayEnter={mayEnter} onSignedIn={goOn} />,
            },
            { id: 'outbox', label: t('panel.outbox'), content: <OutboxTab /> },
            { id: 'clock', label: t('panel.clock'), content: <ClockTab onReplayed={onClose} /> },
            { id: 'data', label: t('panel.data'), content: <DataTab onReplaced={onClose} /> },
            { id: 'engine', label: t('panel.engine'), content: <EngineTab /> },
            { id: 'network', label: t('panel.network'), content: <NetworkTab /> },
            { id: 'console', label: t('panel.console'), content: <ConsoleTab /> },
            { id: 'testing', label: t('panel.testing'), content: <TestingTab /> },
          ]}
        />
      </Suspense>
    </Dialog>
  );
}
