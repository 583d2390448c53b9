import { useQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteLogo, logoLimits, replaceLogo } from '#api/contract/company/company-logo';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { HistoryLink } from '@/components/crud/history-link';
import { FileField } from '@/components/form/files/file-field';
import { useUploads } from '@/components/form/files/use-uploads';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useCompanyChanged } from '@/state/company';
import { useSessionUser } from '@/state/session';
import { companyQueries } from './queries';
import { redrawPicture } from './redraw-picture';

/** The logo printed on reports. */
export function LogoCard() {
  const { t } = useTranslation('company-details');
  const { isAdmin } = useSessionUser();
  const logo = useQuery(companyQueries.logo());
  const [isAsking, setIsAsking] = useState(false);
  const changed = useCompanyChanged();
  return (
    <Card
      title={t('logo.title')}
      description={t('logo.description')}
      actions={
        isAdmin && logo.data ? (
          <>
            <HistoryLink entity="company_logos" name={t('logo.title')} size="sm" />
            <Button variant="quiet" size="sm" className="-mr-3" onClick={() => setIsAsking(true)}>
              {t('logo.remove')}
            </Button>
          </>
        ) : undefined
      }
    >
      {logo.isError ? <ErrorState onRetry={() => void logo.refetch()} /> : <Picture logo={logo.data} />}
      {isAdmin ? <LogoUpload isReplacing={Boolean(logo.data)} /> : null}
      {isAsking && logo.data ? (
        <DeleteQuestion
          title={t('logo.removeTitle', { name: logo.data.name })}
          description={t('logo.removeText')}
          confirmLabel={t('logo.remove')}
          remove={() => call(deleteLogo, {})}
          refresh={changed}
          onDeleted={async () => {
            await changed();
            toast.success(t('logo.removed'));
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}

type PictureProps = {
  logo: { name: string; widthPx: number; heightPx: number; source: string } | null | undefined;
};

function Picture({ logo }: PictureProps) {
  const { t } = useTranslation('company-details');
  const format = useFormat();
  if (logo === undefined) return <Skeleton className="h-44" />;
  if (logo === null)
    return (
      <EmptyState icon={<ImageIcon />} title={t('logo.none')} className="h-44 py-6">
        {t('logo.noneText')}
      </EmptyState>
    );
  const size = `${format.number(logo.widthPx)} × ${format.number(logo.heightPx)} px`;
  return (
    <figure className="flex h-44 flex-col gap-2">
      {/* A logo is designed for paper, so it has a white background in dark mode too. */}
      <div className="flex min-h-0 flex-1 items-center justify-center rounded-md border bg-white p-3">
        <img src={logo.source} alt={t('logo.alt')} className="max-h-full max-w-full object-contain" />
      </div>
      <figcaption className="truncate text-ink-muted text-sm">{`${logo.name}, ${size}`}</figcaption>
    </figure>
  );
}

function LogoUpload({ isReplacing }: { isReplacing: boolean }) {
  const { t } = useTranslation('company-details');
  const format = useFormat();
  const changed = useCompanyChanged();
  const { uploads, upload, isUploading } = useUploads({
    field: 'file',
    prepare: redrawPicture,
    send: (body) => call(replaceLogo, { body }),
    progress: () => ({ label: t('logo.uploading'), share: null }),
    onEnd: async (count) => {
      if (count === 0) return;
      await changed();
      toast.success(t('logo.saved'));
    },
  });
  return (
    <div className="mt-4">
      <FileField
        label={t(isReplacing ? 'logo.replace' : 'logo.choose')}
        limits={{ extensions: logoLimits.extensions, maxSizeBytes: logoLimits.maxFileBytes }}
        disabled={isUploading}
        files={uploads}
        onFiles={(files) => void upload(files)}
      />
      <p className="mt-2 text-ink-muted text-sm">
        {t('logo.hint', { max: format.number(logoLimits.maxSidePx) })}
      </p>
    </div>
  );
}
