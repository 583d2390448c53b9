import { AddDataDialog } from '@/features/company/locations/add-data-dialog';
import { entryLists } from './entry-lists';

/** The add-data dialog with the lists of the three kinds. */
export function AddData({ locationId }: { locationId: number | null }) {
  return <AddDataDialog lists={entryLists} locationId={locationId} />;
}
