import {
  assessedIro,
  assessmentInput,
  assessmentMateriality,
  assessmentRow,
  assessmentType,
  createImpactAssessment,
  createOpportunityAssessment,
  createRiskAssessment,
  impactAssessment,
  opportunityAssessment,
  riskAssessment,
} from '#api/contract/materiality/assessments';
import {
  materialityFile,
  materialityFileDescription,
  materialityFileDescriptionBody,
  readMaterialityFileMaxCount,
  readMaterialityFileMaxSize,
  uploadMaterialityFile,
} from '#api/contract/materiality/files';
import {
  materialityCompanySize,
  materialityInformation,
  materialityInformationBody,
  materialitySector,
} from '#api/contract/materiality/information';
import { iro, iroBody, iroChangeBody } from '#api/contract/materiality/iros';
import { categoryResult, topicResult } from '#api/contract/materiality/results';
import {
  communicationChannel,
  stakeholder,
  stakeholderBody,
  stakeholderSuggestion,
  stakeholderSummary,
} from '#api/contract/materiality/stakeholders';
import {
  materialityCategory,
  materialitySubtopic,
  materialityTopic,
  topicEntry,
  topicEntryBody,
} from '#api/contract/materiality/topics';
import {
  activity,
  activityBody,
  activitySuggestion,
  valueChainType,
} from '#api/contract/materiality/value-chain';
import type { Entity } from '../document';

const impactFields =
  'dmIroId dmAssessmentIrremediabilityId dmAssessmentType1Id dmAssessmentType2Id dmAssessmentScopeId dmAssessmentImpactScaleId dmAssessmentProbabilityId dmAssessmentMaterialityId';
const riskFields = 'dmIroId dmAssessmentRiskScaleId dmAssessmentProbabilityId dmAssessmentMaterialityId';
const opportunityFields =
  'dmIroId dmAssessmentOpportunityScaleId dmAssessmentProbabilityId dmAssessmentMaterialityId';

/** Sections 3 and 7: every entity of the assessment with its fields, and what is sent to store it. */
export const entities: readonly Entity[] = [
  {
    name: 'Information',
    schema: materialityInformation,
    fields: 'reportHeaderId dmSectorId dmCompanySizeId readConfirmation',
  },
  {
    name: 'Information as it is sent',
    schema: materialityInformationBody,
    fields: 'reportHeaderId dmSectorId dmCompanySizeId readConfirmation',
  },
  { name: 'Sector', schema: materialitySector, fields: 'id name description' },
  { name: 'Company size', schema: materialityCompanySize, fields: 'id name description' },
  { name: 'File', schema: materialityFile, fields: 'dmFileId name' },
  { name: 'File as it is sent', schema: uploadMaterialityFile.body, fields: 'submittedFile' },
  { name: 'File description', schema: materialityFileDescription, fields: 'description reportHeaderId' },
  {
    name: 'File description as it is sent',
    schema: materialityFileDescriptionBody,
    fields: 'description',
  },
  { name: 'Most files', schema: readMaterialityFileMaxCount.response, fields: 'maxFiles' },
  { name: 'Largest file', schema: readMaterialityFileMaxSize.response, fields: 'maxSize' },
  {
    name: 'Activity',
    schema: activity,
    fields: 'dmActivityId name description dmValueChainTypeId dmValueChainTypeValue hasStakeholders',
  },
  { name: 'Activity as it is sent', schema: activityBody, fields: 'name dmValueChainTypeId description' },
  { name: 'Suggested activity', schema: activitySuggestion, fields: 'value' },
  { name: 'Value chain type', schema: valueChainType, fields: 'dmValueChainTypeId value description' },
  {
    name: 'Stakeholder',
    schema: stakeholder,
    fields: 'dmStakeholderId name activities impactOnEntity impactOnStakeholders commChannels reportHeaderId',
  },
  {
    name: 'Stakeholder as it is sent',
    schema: stakeholderBody,
    fields: 'name activities impactOnEntity impactOnStakeholders commChannels reportHeaderId',
  },
  { name: 'Suggested stakeholder', schema: stakeholderSuggestion, fields: 'value' },
  { name: 'Communication channel', schema: communicationChannel, fields: 'dmCommChannelId name' },
  {
    name: 'Stakeholder summary',
    schema: stakeholderSummary,
    fields: 'dmStakeholderId name impactOnEntity impactOnStakeholders',
  },
  {
    name: 'Topic entry',
    schema: topicEntry,
    fields:
      'dmTopicEntryId dmTopicCategoryId dmTopicId dmSubtopicId issue categoryName topicName subtopicName hasIros',
  },
  {
    name: 'Topic entry as it is sent',
    schema: topicEntryBody,
    fields: 'dmTopicCategoryId dmTopicId dmSubtopicId issue',
  },
  {
    name: 'Topic result',
    schema: topicResult,
    fields: 'subtopicName impactMateriality financialMateriality',
  },
  {
    name: 'Category summary',
    schema: categoryResult,
    fields: 'dmTopicCategoryId name colour impactMateriality financialMateriality',
  },
  {
    name: 'Topic category',
    schema: materialityCategory,
    fields: 'dmTopicCategoryId name description colour',
  },
  { name: 'Topic', schema: materialityTopic, fields: 'dmTopicId name description' },
  { name: 'Subtopic', schema: materialitySubtopic, fields: 'dmSubtopicId name description' },
  { name: 'IRO item', schema: iro, fields: 'dmIroId value dmTopicEntryId hasAssessment' },
  { name: 'IRO item as it is added', schema: iroBody, fields: 'value reportHeaderId dmTopicEntryId' },
  { name: 'IRO item as it is changed', schema: iroChangeBody, fields: 'value dmIroId' },
  { name: 'IRO in results', schema: assessedIro, fields: 'dmIroId topic type impactType score' },
  {
    name: 'Assessment row',
    schema: assessmentRow,
    fields: 'dmIroId type typeCode description isAssessmentCompleted',
  },
  { name: 'Impact assessment', schema: impactAssessment, fields: impactFields },
  { name: 'Impact assessment as it is sent', schema: createImpactAssessment.body, fields: impactFields },
  { name: 'Risk assessment', schema: riskAssessment, fields: riskFields },
  { name: 'Risk assessment as it is sent', schema: createRiskAssessment.body, fields: riskFields },
  { name: 'Opportunity assessment', schema: opportunityAssessment, fields: opportunityFields },
  {
    name: 'Opportunity assessment as it is sent',
    schema: createOpportunityAssessment.body,
    fields: opportunityFields,
  },
  { name: 'Assessment input', schema: assessmentInput, fields: 'dmAssessmentInputId displayString' },
  { name: 'Assessment type', schema: assessmentType, fields: 'dmAssessmentTypeId displayString code' },
  {
    name: 'Materiality option',
    schema: assessmentMateriality,
    fields: 'dmAssessmentMaterialityId displayString',
  },
];
