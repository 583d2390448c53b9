import { queryOptions } from '@tanstack/react-query';
import { readMaterialityGuide } from '#api/contract/knowledge/user-guides';
import {
  type InputCode,
  listAssessmentInputs,
  listAssessmentMaterialities,
  listAssessments,
  listAssessmentTypes,
} from '#api/contract/materiality/assessments';
import {
  listMaterialityCompanySizes,
  listMaterialitySectors,
  readMaterialityInformation,
} from '#api/contract/materiality/information';
import { listMaterialityStandards } from '#api/contract/materiality/screenings';
import {
  listCommunicationChannels,
  listMaterialityStakeholders,
  listStakeholderSuggestions,
} from '#api/contract/materiality/stakeholders';
import {
  listMaterialityCategories,
  listMaterialitySubtopics,
  listTopicEntries,
  listTopicSuggestions,
  readMaterialityCategory,
} from '#api/contract/materiality/topics';
import {
  listActivitySuggestions,
  listMaterialityActivities,
  listValueChainTypes,
} from '#api/contract/materiality/value-chain';
import { call } from '@/lib/api/call';

const of = (headerId: number) => ['reports', 'materiality', headerId] as const;
/** Lists that change only with a new version of the product. */
const lists = ['reports', 'materiality-lists'] as const;
const forever = { staleTime: Number.POSITIVE_INFINITY };

export const materialityQueries = {
  guide: () =>
    queryOptions({
      queryKey: [...lists, 'guide'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(readMaterialityGuide, {}, { signal }),
      ...forever,
    }),
  sectors: () =>
    queryOptions({
      queryKey: [...lists, 'sectors'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listMaterialitySectors, {}, { signal }),
      ...forever,
    }),
  sizes: () =>
    queryOptions({
      queryKey: [...lists, 'sizes'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listMaterialityCompanySizes, {}, { signal }),
      ...forever,
    }),
  channels: () =>
    queryOptions({
      queryKey: [...lists, 'channels'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listCommunicationChannels, {}, { signal }),
      ...forever,
    }),
  /** Null when the assessment has not been started yet. */
  information: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'information'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(readMaterialityInformation, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  valueChainTypes: (headerId: number) =>
    queryOptions({
      queryKey: [...lists, 'value-chain-types'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listValueChainTypes, { params: { id: headerId } }, { signal }),
      ...forever,
    }),
  activities: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'activities'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listMaterialityActivities, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  activitySuggestions: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'activity-suggestions'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listActivitySuggestions, { params: { id: headerId } }, { signal }),
    }),
  stakeholders: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'stakeholders'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listMaterialityStakeholders, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  stakeholderSuggestions: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'stakeholder-suggestions'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listStakeholderSuggestions, { params: { id: headerId } }, { signal }),
    }),
  /** The topics below depend on the edition, which can change while none is listed. */
  categories: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'categories'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listMaterialityCategories, { params: { id: headerId } }, { signal }),
    }),
  topicsOf: (headerId: number, categoryId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'categories', categoryId],
      meta: { dependsOn: 'reports' },
      queryFn: async ({ signal }) => {
        const params = { id: headerId, categoryId };
        return (await call(readMaterialityCategory, { params }, { signal })).topics;
      },
    }),
  subtopicsOf: (headerId: number, topicId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'subtopics', topicId],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) =>
        call(listMaterialitySubtopics, { params: { id: headerId, topicId } }, { signal }),
    }),
  /** The ten topical standards, each with its status. */
  standards: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'standards'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listMaterialityStandards, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  topicEntries: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'topic-entries'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listTopicEntries, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  topicSuggestions: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'topic-suggestions'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listTopicSuggestions, { params: { id: headerId } }, { signal }),
    }),
  assessments: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'assessments'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listAssessments, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  inputs: (headerId: number, code: InputCode) =>
    queryOptions({
      queryKey: [...lists, 'inputs', code],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listAssessmentInputs, { params: { id: headerId, code } }, { signal }),
      ...forever,
    }),
  types: (headerId: number, number: 1 | 2) =>
    queryOptions({
      queryKey: [...lists, 'types', number],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listAssessmentTypes, { params: { id: headerId, number } }, { signal }),
      ...forever,
    }),
  conclusions: (headerId: number) =>
    queryOptions({
      queryKey: [...lists, 'conclusions'],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listAssessmentMaterialities, { params: { id: headerId } }, { signal }),
      ...forever,
    }),
};
