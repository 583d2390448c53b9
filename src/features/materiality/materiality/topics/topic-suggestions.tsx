import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@/components/ui/combobox';
import { Label } from '@/components/ui/label';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { TopicFormProps } from './topic-fields';

/**
 * Matters that are often material in the sector, with reason and source. They are offered, never preselected.
 */
export function TopicSuggestions({ form, headerId }: TopicFormProps) {
  const { t } = useTranslation('materiality-lists');
  const id = useId();
  const { data: suggestions = [] } = useQuery(materialityQueries.topicSuggestions(headerId));
  const subtopicId = form.methods.watch('dmSubtopicId');
  if (suggestions.length === 0) return null;
  const take = (picked: number | null) => {
    const found = suggestions.find(({ dmSubtopicId }) => dmSubtopicId === picked);
    if (!found) return;
    const options = { shouldDirty: true, shouldValidate: true };
    form.methods.setValue('dmTopicCategoryId', found.dmTopicCategoryId, options);
    form.methods.setValue('dmTopicId', found.dmTopicId, options);
    form.methods.setValue('dmSubtopicId', found.dmSubtopicId, options);
  };
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-sunken px-4 py-3">
      <Label htmlFor={id}>{t('topics.suggestions', { count: suggestions.length })}</Label>
      <Combobox<number>
        id={id}
        aria-describedby={`${id}-hint`}
        placeholder={t('topics.pickSuggestion')}
        value={suggestions.some(({ dmSubtopicId }) => dmSubtopicId === subtopicId) ? subtopicId : null}
        onChange={take}
        options={suggestions.map(({ dmSubtopicId, topicName, subtopicName, reason, mark }) => ({
          value: dmSubtopicId,
          label: `${topicName}: ${subtopicName}`,
          description: `${t(`topics.marks.${mark}`)} ${reason}`,
        }))}
      />
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        {t('topics.suggestionsHint')}
      </p>
    </div>
  );
}
