import { FileUp, Keyboard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useDialogs } from '@/state/dialogs';
import type { EntryType } from './search';

/** Two ways to add data to a location: enter it by type, or import a spreadsheet. */
export function AddDataMenu(place: { locationId: number; type?: EntryType }) {
  const { t } = useTranslation('locations');
  const dialogs = useDialogs();
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
