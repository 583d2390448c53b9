import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { EvidenceLink } from '#api/contract/intake/evidence';
import { TooltipProvider } from '@/components/ui/tooltip';
import common from '@/i18n/locales/en/common.json';
import evidence from '@/i18n/locales/en/intake/evidence.json';
import sourceFile from '@/i18n/locales/en/intake/source-file.json';
import { sessionQuery } from '@/lib/api/queries/session';
import { EvidencePanel } from './evidence-panel';
import { evidenceQueries } from './queries';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common, evidence, 'source-file': sourceFile } },
  interpolation: { escapeValue: false },
});

const link: EvidenceLink = {
  evidenceLinkId: 1,
  file: {
    evidenceFileId: 8,
    fileName: 'bill.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 2000,
    sha256: 'a',
    uploadedOn: '2026-01-02T10:00:00.000Z',
    uploadedByName: 'Jan Lis',
    entryCount: 1,
  },
  entryKind: 'fuel',
  entryId: 5,
  values: [{ part: 'amount', place: { type: 'page', page: 1, boxes: [] }, raw: '1 204,5' }],
  intakeId: 3,
  profileVersion: 1,
  confirmedByName: 'Katarzyna Lis',
  confirmedOn: '2026-01-02T10:00:00.000Z',
  keptWarnings: ['jump'],
};

function show(links: EvidenceLink[], roleName: SessionUser['roleName']): string {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(sessionQuery.queryKey, { roleName } as SessionUser);
  queryClient.setQueryData(evidenceQueries.links('fuel', 5).queryKey, links);
  const openReader = () => {
    throw new Error('No file is opened before the user asks for it');
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <TooltipProvider>
          <EvidencePanel entryKind="fuel" entryId={5} openReader={openReader} />
        </TooltipProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

it('says what the file says, who confirmed it, and which warnings were set aside', () => {
  const shown = show([link], 'View');
  expect(shown).toContain('bill.pdf');
  expect(shown).toContain('Amount in the file: 1 204,5');
  expect(shown).toContain('Confirmed by Katarzyna Lis');
  expect(shown).toContain('Recorded despite 1 warning');
});

it('lets a reader open files but not attach or remove them', () => {
  const shown = show([{ ...link, intakeId: null }], 'View');
  expect(shown).toContain('Open bill.pdf');
  expect(shown).not.toContain('Attach file');
  expect(shown).not.toContain('Remove bill.pdf');
  expect(show([], 'View')).toBe('');
});

it('lets an editor remove only what was attached by hand', () => {
  expect(show([link], 'User')).not.toContain('Remove bill.pdf');
  const byHand = show([{ ...link, intakeId: null, values: [] }], 'User');
  expect(byHand).toContain('Remove bill.pdf from this entry');
  expect(byHand).toContain('Attached by Katarzyna Lis');
  expect(show([], 'User')).toContain('Attach file');
});
