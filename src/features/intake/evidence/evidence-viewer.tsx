import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidenceLink } from '#api/contract/intake/evidence';
import { type ReadFile, shownOf } from '@/components/source-file/shown-of';
import type { SourceViewProps } from '@/components/source-file/shown-source';
import { SourceView } from '@/components/source-file/source-view';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { placingOf } from './placing';
import { evidenceQueries } from './queries';
import type { EvidenceReader, OpenReader } from './reader';

type EvidenceViewerProps = { link: EvidenceLink; openReader: OpenReader; onClose: () => void };

/** The file of an entry, opened where its values are. */
export function EvidenceViewer({ link, openReader, onClose }: EvidenceViewerProps) {
  const { t } = useTranslation('evidence');
  const { file } = link;
  const errorText = useErrorText();
  const content = useQuery(evidenceQueries.content(file.evidenceFileId));
  const { data } = content;
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={onClose}
      title={file.fileName}
      description={t(placingOf(link))}
      footer={
        data ? (
          <Button onClick={() => saveFile({ ...data, name: file.fileName })}>
            <Download aria-hidden />
            {t('actions.download', { ns: 'common' })}
          </Button>
        ) : undefined
      }
    >
      <div className="h-[60dvh]">
        {content.isError ? (
          <ErrorState onRetry={() => void content.refetch()}>{errorText(content.error)}</ErrorState>
        ) : null}
        {data ? (
          <OpenedFile blob={data.blob} link={link} openReader={openReader} />
        ) : content.isError ? null : (
          <Loading />
        )}
      </div>
    </Dialog>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="h-full">
      <Skeleton className="h-full" />
    </div>
  );
}

type OpenedFileProps = { blob: Blob; link: EvidenceLink; openReader: OpenReader };

function OpenedFile({ blob, link, openReader }: OpenedFileProps) {
  const { t } = useTranslation('evidence');
  const { fileName } = link.file;
  const opened = useReader(blob, fileName, openReader);
  const reader = typeof opened === 'object' ? opened?.reader : undefined;
  const readRows = useCallback<SourceViewProps['readRows']>(
    (sheet, first, count) => reader?.grid(sheet, first, count) ?? Promise.resolve([]),
    [reader],
  );
  if (opened === null) return <Loading />;
  if (opened === 'failed') return <ErrorState title={t('unreadable')}>{t('unreadableHint')}</ErrorState>;
  return (
    <SourceView
      file={blob}
      name={fileName}
      source={shownOf(opened.facts)}
      values={link.values}
      readRows={readRows}
    />
  );
}

type Opened = { reader: EvidenceReader; facts: ReadFile } | 'failed' | null;

function useReader(blob: Blob, name: string, openReader: OpenReader): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const reader = openReader();
    let isOver = false;
    reader.read(blob, name).then(
      (facts) => {
        if (!isOver) setOpened({ reader, facts });
      },
      () => {
        if (!isOver) setOpened('failed');
      },
    );
    return () => {
      isOver = true;
      reader.close();
    };
  }, [blob, name, openReader]);
  return opened;
}
