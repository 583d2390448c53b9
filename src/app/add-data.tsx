import { AddDataDialog } from '@/features/company/locations/add-data-dialog';
import type { DialogPropsOf } from '@/state/dialogs';
import { entryLists } from './entry-lists';

/** The add-data dialog with the lists of the three kinds of entries. */
export function AddData(props: DialogPropsOf<'addData'>) {
  return <AddDataDialog lists={entryLists} {...props} />;
}
