import { document, documentParagraph } from '#api/contract/documents/document';
import { facility, facilityRow, reportLocation } from '#api/contract/reports/facilities';
import { generalInformation } from '#api/contract/reports/general-informations';
import { readReportAuthors, readReportNames, reportHeader } from '#api/contract/reports/headers';
import { answer, question, questionnairePage } from '#api/contract/reports/questionnaires';
import { readReportDates, report } from '#api/contract/reports/reports';
import type { Entity } from '../document';

/** Section 3: every entity of the reports with its fields. */
export const entities: readonly Entity[] = [
  { name: 'Report', schema: report, fields: 'reportId name description isAvailable questionnaireType' },
  {
    name: 'Report header',
    schema: reportHeader,
    fields:
      'reportHeaderId reportId name description createdOn updatedOn startDate endDate duration author department userName isOwner isShared isExcel isComplete basedOnId shareStatus',
  },
  { name: 'Questionnaire page', schema: questionnairePage, fields: 'number title' },
  {
    name: 'Question',
    schema: question,
    fields:
      'reportQuestionId type title text number subtext subquestions choices placeholder unit isRequired min max dependencies',
  },
  { name: 'Choice', schema: question.shape.choices.element, fields: 'value displayString tooltip' },
  {
    name: 'Dependency',
    schema: question.shape.dependencies.element,
    fields: 'dependentOnQuestionId choiceValue',
  },
  { name: 'Answer', schema: answer, fields: 'reportAnswerId reportQuestionId reportHeaderId values' },
  {
    name: 'General information',
    schema: generalInformation,
    fields:
      'companyName countries countryNames production policies productionDetails investments energyChanges processChanges vehicleChanges logisticsChanges investmentComments energyComments processComments vehicleComments logisticsComments employees isFirstAudit number reportHeaderId basedOnId',
  },
  { name: 'Author', schema: readReportAuthors.response, fields: 'author department' },
  { name: 'Details', schema: readReportNames.response, fields: 'name description' },
  { name: 'Location', schema: reportLocation, fields: 'locationId name active facilities' },
  {
    name: 'Facility row',
    schema: facilityRow,
    fields: 'locationId facilityId area isOwned exclude reportHeaderId',
  },
  { name: 'Facility', schema: facility, fields: 'facilityId name' },
  { name: 'Dates', schema: readReportDates.response, fields: 'minDate' },
  {
    name: 'Report document',
    schema: document,
    fields: 'title subtitle coverBackground coverLogo headerLogo pages',
  },
];

/** What a paragraph of a document can be. */
export const paragraphTypes = documentParagraph.options.map(({ shape }) => shape.type.value);
