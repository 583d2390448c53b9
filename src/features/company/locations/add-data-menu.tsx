import { FileUp, Keyboard, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useAddData } from '@/state/add-data';
import { useImportData } from '@/state/import-data';

/** Two ways to bring data into a location: by hand, or from a spreadsheet. */
export function AddDataMenu({ locationId }: { locationId: number }) {
  const { t } = useTranslation('locations');
  const addData = useAddData();
  const importData = useImportData();
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
          onSelect: () => addData.open(locationId),
        },
        {
          id: 'import',
          label: t('addData.import'),
          icon: <FileUp />,
          onSelect: () => importData.open(locationId),
        },
      ]}
    />
  );
}
