import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { TermsDocument } from '@/components/terms/terms-document';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { languagesQuery } from '@/lib/api/queries/languages';
import { conditionsQuery } from '@/lib/api/queries/terms';
import { useSessionUser } from '@/state/session';
import { AcceptanceBanner } from './acceptance-banner';
import { AcceptancesCard } from './acceptances-card';
import { termsQueries } from './queries';
import type { TermsSearch } from './search';

type Props = { search: TermsSearch; onSearch: (search: TermsSearch, replace?: boolean) => void };

/** The terms in all languages and versions, and the users who accepted them. */
export function TermsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('terms-settings');
  const { t: terms } = useTranslation('terms');
  const user = useSessionUser();
  const languageId = search.language ?? user.languageId;
  // Local state that is not in the address. Null means the version in force.
  const [version, setVersion] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={terms('title')} description={t('description')} />
      <div className="flex max-w-200 flex-col gap-5">
        <AcceptanceBanner languageId={languageId} isCurrentShown={version === null} />
        <Card>
          <div className="mb-5 flex flex-wrap items-end gap-4 border-b pb-5">
            <LanguageSelect
              languageId={languageId}
              onChange={(language) => onSearch({ ...search, language }, true)}
            />
            <VersionSelect languageId={languageId} version={version} onChange={setVersion} />
          </div>
          {/* The text's sections are third-level headings, here as in the registration dialog. */}
          <h2 className="sr-only">{t('text')}</h2>
          <Text languageId={languageId} version={version} />
        </Card>
        {user.isAdmin ? (
          <AcceptancesCard
            page={search.page ?? 1}
            onPage={(page, replace) => onSearch({ ...search, page }, replace)}
          />
        ) : null}
      </div>
    </>
  );
}

function LanguageSelect({ languageId, onChange }: { languageId: number; onChange: (id: number) => void }) {
  const { t } = useTranslation('terms-settings');
  const { data: languages, isError, refetch } = useQuery(termsQueries.languages());
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className="flex w-56 flex-col gap-1.5">
      <Label htmlFor="terms-language">{t('language')}</Label>
      <Select
        id="terms-language"
        options={(languages ?? []).map((one) => ({ value: one.languageId, label: one.name }))}
        value={languageId}
        onChange={onChange}
        disabled={!languages}
      />
    </div>
  );
}

type VersionProps = {
  languageId: number;
  version: string | null;
  onChange: (version: string | null) => void;
};

/** Accepted versions stay readable. */
function VersionSelect({ languageId, version, onChange }: VersionProps) {
  const { t } = useTranslation('terms-settings');
  const format = useFormat();
  const { data: policy } = useQuery(conditionsQuery(languageId));
  const versions = policy?.versions ?? [];
  const inForce = versions[0]?.version ?? null;
  return (
    <div className="flex w-64 flex-col gap-1.5">
      <Label htmlFor="terms-version">{t('versions')}</Label>
      <Select
        id="terms-version"
        options={versions.map((one) => ({
          value: one.version,
          label: t('versionOption', { version: one.version, date: format.date(one.validFrom) }),
          description: one.version === inForce ? t('inForce') : undefined,
        }))}
        value={version ?? inForce}
        onChange={(next) => onChange(next === inForce ? null : next)}
        disabled={versions.length === 0}
      />
    </div>
  );
}

function Text({ languageId, version }: { languageId: number; version: string | null }) {
  const { t } = useTranslation('terms-settings');
  const { data: languages } = useQuery(languagesQuery);
  const language = languages?.find((one) => one.languageId === languageId) ?? languages?.[0];
  if (!language) return <Skeleton className="h-96" />;
  return (
    <>
      {version ? (
        <Alert kind="attention" className="mb-4">
          {t('older')}
        </Alert>
      ) : null}
      <TermsDocument
        languageId={language.languageId}
        languageCode={language.code}
        version={version ?? undefined}
      />
    </>
  );
}
