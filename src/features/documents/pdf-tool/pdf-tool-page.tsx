import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Document } from '#api/contract/documents/document';
import { DocumentView } from '@/components/document/document-view';
import { PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { savePdf } from '@/lib/document/pdf/save-pdf';
import { type ReadDocument, readDocument } from './read-document';

/** The developer page of the specification: shows a pasted document on screen and as a PDF. */
export function PdfToolPage() {
  const { t } = useTranslation('pdf-tool');
  const [json, setJson] = useState('');
  const [isSaving, setSaving] = useState(false);
  const inputId = useId();
  const read = json.trim() === '' ? null : readDocument(json);
  const shown = read && 'document' in read ? read.document : null;
  const save = async (document: Document) => {
    setSaving(true);
    try {
      await savePdf(document, { fileName: document.title, margins: 'medium', author: 'Ledgerleaf' });
    } catch (cause) {
      toast.error(t('failed', { message: cause instanceof Error ? cause.message : String(cause) }));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button
            variant="primary"
            disabled={!shown || isSaving}
            onClick={() => (shown ? save(shown) : undefined)}
          >
            {t('save')}
          </Button>
        }
      />
      <div className="mb-6 flex flex-col gap-1.5">
        <Label htmlFor={inputId}>{t('json')}</Label>
        <Textarea
          id={inputId}
          rows={12}
          className="font-mono text-sm"
          value={json}
          onChange={({ target }) => setJson(target.value)}
        />
      </div>
      {read && !shown ? <Problem read={read} /> : null}
      {shown ? <DocumentView document={shown} /> : null}
    </>
  );
}

function Problem({ read }: { read: ReadDocument }) {
  const { t } = useTranslation('pdf-tool');
  if ('document' in read) return null;
  const { message } = read;
  return (
    <Alert kind="danger">
      {read.problem === 'notJson'
        ? t('notJson', { message })
        : t('notDocument', { path: read.path || t('root'), message })}
    </Alert>
  );
}
