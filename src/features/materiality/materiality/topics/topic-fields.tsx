import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type MaterialitySubtopic,
  ownNameChars,
  type TopicEntryBody,
} from '#api/contract/materiality/topics';
import { SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { TopicValues } from './use-topic-kind';

export type TopicFormProps = { form: ContractForm<TopicValues, TopicEntryBody>; headerId: number };

/** Category, topic and subtopic. Each lists the entries of the one before and is cleared when that changes. */
export function TopicFields({ form, headerId }: TopicFormProps) {
  const { t } = useTranslation('materiality-lists');
  const [categoryId, topicId, subtopicId, ownName] = form.methods.watch([
    'dmTopicCategoryId',
    'dmTopicId',
    'dmSubtopicId',
    'ownName',
  ]);
  const categories = useQuery(materialityQueries.categories(headerId));
  const topics = useQuery({
    ...materialityQueries.topicsOf(headerId, categoryId ?? 0),
    enabled: categoryId !== null,
  });
  const subtopics = useQuery({
    ...materialityQueries.subtopicsOf(headerId, topicId ?? 0),
    enabled: topicId !== null,
  });
  const forget = (...names: ('dmTopicId' | 'dmSubtopicId')[]) => {
    for (const name of names) form.methods.setValue(name, null as never, { shouldDirty: true });
  };
  const topic = topics.data?.find(({ dmTopicId }) => dmTopicId === topicId);
  const subtopic = subtopics.data?.find(({ dmSubtopicId }) => dmSubtopicId === subtopicId);
  return (
    <>
      <SelectField
        form={form}
        name="dmTopicCategoryId"
        label={t('topics.category')}
        hint={failedOptions(categories)}
        options={(categories.data ?? []).map(({ dmTopicCategoryId, name, description }) => ({
          value: dmTopicCategoryId,
          label: name,
          description,
        }))}
        onPick={() => forget('dmTopicId', 'dmSubtopicId')}
      />
      <SelectField
        form={form}
        name="dmTopicId"
        label={t('topics.topic')}
        hint={
          failedOptions(topics) ??
          (topic?.description || undefined) ??
          (categoryId === null ? t('topics.categoryFirst') : undefined)
        }
        disabled={!topics.data}
        options={(topics.data ?? []).map(({ dmTopicId, name, standard, description }) => ({
          value: dmTopicId,
          label: `${standard} · ${name}`,
          description,
        }))}
        onPick={() => forget('dmSubtopicId')}
      />
      <ComboboxField
        form={form}
        name="dmSubtopicId"
        label={t('topics.subtopic')}
        hint={
          failedOptions(subtopics) ??
          (subtopic ? <SubtopicHint subtopic={subtopic} /> : undefined) ??
          (topicId === null ? t('topics.topicFirst') : undefined)
        }
        disabled={!subtopics.data || Boolean(ownName?.trim())}
        isClearable
        options={(subtopics.data ?? []).map(({ dmSubtopicId, name, description }) => ({
          value: dmSubtopicId,
          label: name,
          description,
        }))}
      />
      <TextField
        form={form}
        name="ownName"
        label={t('topics.ownName')}
        hint={t('topics.ownNameHint')}
        isOptional
        disabled={subtopicId != null}
        maxLength={ownNameChars}
      />
    </>
  );
}

/** The place in the standard, and what to know before assessing the matter. */
function SubtopicHint({ subtopic: { description, hint } }: { subtopic: MaterialitySubtopic }) {
  return (
    <>
      <span className="block">{description}</span>
      {hint ? <span className="mt-1 block">{hint}</span> : null}
    </>
  );
}
