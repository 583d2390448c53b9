import { useNavigate } from '@tanstack/react-router';
import { Files, FileUp, Keyboard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useDialogs } from '@/state/dialogs';
import type { EntryType } from './search';

/** Ways to add data: bring in files, enter it by type, or import a template. */
export function AddDataMenu(place: { locationId: number; type?: EntryType }) {
  const { t } = useTranslation('locations');
  const dialogs = useDialogs();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <Button variant="primary">
          <Plus aria-hidden />
          {t('addData.open')}
        </Button>
      }
      entries={[
        {
          id: 'files',
          label: t('addData.files'),
          icon: <Files />,
          onSelect: () => void navigate({ to: '/locations/intake' }),
        },
        {
          id: 'manual',
          label: t('addData.manual'),
          icon: <Keyboard />,
          onSelect: () => dialogs.open('addData', place),
        },
        {
          id: 'import',
          label: t('addData.import'),
          icon: <FileUp />,
          onSelect: () => dialogs.open('importData', { locationId: place.locationId }),
        },
      ]}
    />
  );
}
