import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { DocumentsDialog } from './documents-dialog';
import { documentQueries } from './queries';

type AddDocumentsProps = { headerId: number; isEditor: boolean };

/** Opens the supporting documents of the assessment: minutes, surveys, earlier assessments. */
export function AddDocuments({ headerId, isEditor }: AddDocumentsProps) {
  const { t } = useTranslation('materiality');
  const opened = useOpenRow((queryClient, id: number) =>
    queryClient.fetchQuery(documentQueries.description(id)),
  );
  return (
    <>
      <Button onClick={() => void opened.open(headerId)}>
        <FilePlus2 aria-hidden />
        {t(isEditor ? 'documents.open' : 'documents.show')}
      </Button>
      {opened.shown ? (
        <DocumentsDialog {...{ isEditor }} description={opened.shown.detail} onClose={opened.close} />
      ) : null}
    </>
  );
}
