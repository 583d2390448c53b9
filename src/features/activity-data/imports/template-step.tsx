import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createImportTemplate } from '#api/contract/activity-data/imports';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { CategoryChoice } from './category-choice';
import { type Choice, isComplete } from './choice-tree';
import { importQueries } from './queries';

type TemplateStepProps = { locationId: number; onFetched: () => void };

/** Selects the contents of a template and downloads it. */
export function TemplateStep({ locationId, onFetched }: TemplateStepProps) {
  const { t } = useTranslation('imports');
  const query = useQuery(importQueries.categories(locationId));
  const template = useTemplate(locationId, onFetched);
  if (query.isError) return <ErrorState title={t('failed.title')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-24" />;
  const categories = query.data;
  return (
    <div className="flex flex-col gap-4">
      <CategoryChoice
        categories={categories}
        choice={template.choice}
        onChange={template.choose}
        error={template.isRefused ? t('validation.requiredSelection', { ns: 'common' }) : null}
      />
      {template.failure ? <Alert kind="danger">{template.failure}</Alert> : null}
      <Button
        className="self-start"
        disabled={template.isLoading}
        onClick={() => {
          const category = categories.find(
            ({ importCategoryId }) => importCategoryId === template.choice?.categoryId,
          );
          void template.fetch(category && template.choice && isComplete(template.choice, category));
        }}
      >
        <Download aria-hidden />
        {t('template.download')}
      </Button>
    </div>
  );
}

function useTemplate(locationId: number, onFetched: () => void) {
  const errorText = useErrorText();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    choice,
    isRefused,
    isLoading,
    failure,
    choose: (next: Choice) => {
      setChoice(next);
      setIsRefused(false);
    },
    fetch: async (isChosen: boolean | null | undefined) => {
      setIsRefused(!isChosen);
      if (!isChosen || !choice) return;
      setIsLoading(true);
      setFailure(null);
      try {
        const body = { importCategoryId: choice.categoryId, subcategories: [...choice.subcategoryIds] };
        saveFile(await download(createImportTemplate, { params: { locationId }, body }));
        onFetched();
      } catch (error) {
        setFailure(errorText(error));
      } finally {
        setIsLoading(false);
      }
    },
  };
}
