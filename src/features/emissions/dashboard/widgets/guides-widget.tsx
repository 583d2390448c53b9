import { useMutation, useQuery } from '@tanstack/react-query';
import { BookOpen, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { downloadUserGuide, type UserGuide } from '#api/contract/knowledge/user-guides';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { dashboardQueries } from '../queries';
import { Widget } from './widget';

/** The user guides; each is a PDF that is fetched when somebody wants it. */
export function GuidesWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.guides);
  return (
    <Widget title={title} query={query} code="GUIDES" isEmpty={(guides) => guides.length === 0}>
      {(guides) => (
        <ul className="grid grid-cols-2 content-start gap-2 @4xl:grid-cols-3">
          {guides.map((guide) => (
            <li key={guide.userGuideId} className="flex min-w-0">
              <GuideButton guide={guide} />
            </li>
          ))}
        </ul>
      )}
    </Widget>
  );
}

function GuideButton({ guide }: { guide: UserGuide }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const fetchGuide = useMutation({
    mutationFn: () => download(downloadUserGuide, { params: { fileName: guide.path } }),
    onSuccess: saveFile,
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <button
      type="button"
      aria-busy={fetchGuide.isPending}
      onClick={() => fetchGuide.mutate()}
      className="flex w-full min-w-0 items-center gap-3 rounded-md border px-4 py-2.5 text-left hover:bg-hover"
    >
      <BookOpen aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{guide.name}</span>
        <span className="block truncate text-ink-muted text-sm">{guide.description}</span>
      </span>
      <Download aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{t('guides.download')}</span>
    </button>
  );
}
