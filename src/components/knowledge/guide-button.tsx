import { useMutation } from '@tanstack/react-query';
import { BookOpen, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { downloadUserGuide, type UserGuide } from '#api/contract/knowledge/user-guides';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

type GuideButtonProps = {
  guide: UserGuide;
  /** Replaces its plain texts, for instance to mark words in them. */
  name?: ReactNode;
  description?: ReactNode;
};

/** A user guide; the PDF is loaded on request. */
export function GuideButton({ guide, name = guide.name, description = guide.description }: GuideButtonProps) {
  const { t } = useTranslation('components');
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
        <span className="block font-medium">{name}</span>
        <span className="block text-ink-muted text-sm">{description}</span>
      </span>
      <Download aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{t('guide.download')}</span>
    </button>
  );
}
