import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidencedKind, EvidenceLink } from '#api/contract/intake/evidence';
import { ReadFailure } from '@/components/crud/read-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { useSessionUser } from '@/state/session';
import { AttachFile } from './attach-file';
import { DetachButton } from './detach-button';
import { EvidenceViewer } from './evidence-viewer';
import { evidenceQueries } from './queries';
import type { OpenReader } from './reader';

type EvidencePanelProps = { entryKind: EvidencedKind; entryId: number; openReader: OpenReader };

/** The files that prove an entry. Each opens at the place of its values. */
export function EvidencePanel({ entryKind, entryId, openReader }: EvidencePanelProps) {
  // The texts of the opened file too: its dialog would disappear while they load.
  const { t } = useTranslation(['evidence', 'source-file']);
  const { roleName } = useSessionUser();
  const canEdit = roleName !== 'View';
  const links = useQuery(evidenceQueries.links(entryKind, entryId));
  const [opened, open] = useState<EvidenceLink | null>(null);
  // What shows the entry says that it is gone.
  if (isApiError(links.error, 'not_found')) return null;
  if (links.isError && !links.data)
    return <ReadFailure error={links.error} onRetry={() => void links.refetch()} />;
  if (!links.data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-16" />
      </div>
    );
  // Readers have nothing to do here without a file.
  if (links.data.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby="entry-evidence" className="mt-6 flex flex-col gap-3 border-t pt-5">
      <h3 id="entry-evidence" className="font-semibold text-lg tracking-tight">
        {t('title')}
      </h3>
      {links.data.length === 0 ? <p className="text-ink-muted">{t('none')}</p> : null}
      <ul className="flex flex-col divide-y rounded-lg border empty:hidden">
        {links.data.map((link) => (
          <LinkRow key={link.evidenceLinkId} link={link} canEdit={canEdit} onOpen={() => open(link)} />
        ))}
      </ul>
      {canEdit ? <AttachFile entryKind={entryKind} entryId={entryId} /> : null}
      {opened ? <EvidenceViewer link={opened} openReader={openReader} onClose={() => open(null)} /> : null}
    </section>
  );
}

type LinkRowProps = { link: EvidenceLink; canEdit: boolean; onOpen: () => void };

function LinkRow({ link, canEdit, onOpen }: LinkRowProps) {
  const { t } = useTranslation('evidence');
  const format = useFormat();
  const { file, values, intakeId, confirmedByName, confirmedOn } = link;
  const amount = values.find(({ part }) => part === 'amount');
  const who = { name: confirmedByName, time: format.dateTime(confirmedOn) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{file.fileName}</p>
        {amount ? <p className="text-sm">{t('inFile', { text: amount.raw })}</p> : null}
        <p className="text-ink-muted text-sm">{t(intakeId === null ? 'attached' : 'confirmed', who)}</p>
        {link.keptWarnings.length > 0 ? (
          <p className="text-ink-muted text-sm">{t('keptWarnings', { count: link.keptWarnings.length })}</p>
        ) : null}
      </div>
      <Button size="sm" aria-label={t('openFile', { name: file.fileName })} onClick={onOpen}>
        <FileSearch aria-hidden />
        {t('open')}
      </Button>
      {canEdit && intakeId === null ? <DetachButton link={link} /> : null}
    </li>
  );
}
