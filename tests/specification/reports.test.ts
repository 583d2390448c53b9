/** Exact texts and numbers that the specification of the reports fixes, and access to the reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import { documentParagraph } from '#api/contract/documents/document';
import { generalInformationBody } from '#api/contract/reports/general-informations';
import {
  listReportHeaders,
  longestReportMonths,
  reportAuthorsBody,
  reportNamesBody,
  reportSteps,
  shortestReportMonths,
} from '#api/contract/reports/headers';
import { answerImageLimits, questionTypes } from '#api/contract/reports/questionnaires';
import { listReports } from '#api/contract/reports/reports';
import { Route } from '@/routes/_private/reports';

describe('the area', () => {
  /** Where its routes' guard redirects to; null if it admits the user. */
  function ledTo(user: Pick<SessionUser, 'modules' | 'anyLocations'>): unknown {
    const guard = Route.options.beforeLoad as (given: object) => void;
    try {
      guard({ context: { user } });
    } catch (redirect) {
      return (redirect as { options: { to: string } }).options.to;
    }
    return null;
  }

  // spec: reports.product.module
  it('redirects to the dashboard without the module, and without locations', () => {
    expect(ledTo({ modules: ['REPORTS'], anyLocations: true })).toBeNull();
    expect(ledTo({ modules: ['SCENARIOS'], anyLocations: true })).toBe('/');
    expect(ledTo({ modules: ['REPORTS'], anyLocations: false })).toBe('/');
  });
});

describe('the limits', () => {
  const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: object) =>
    schema.safeParse(value).success;

  // spec: reports.list.search, reports.list.paged, reports.constants.pages
  it('a page has ten saved reports, and the menu two hundred types', () => {
    expect(listReportHeaders.query.parse({}).PageSize).toBe(10);
    expect(listReports.query.parse({}).PageSize).toBe(200);
  });

  // spec: reports.list.search, reports.constants.pages
  it('a search waits for 500 ms', () => {
    expect(readFileSync('src/components/ui/search-field.tsx', 'utf8')).toContain('searchPauseMs = 500;');
    expect(readFileSync('src/features/reports/reports/reports-submenu.tsx', 'utf8')).toContain(
      '<SearchField ',
    );
  });

  // spec: reports.wizard.order
  it('the wizard has eight steps in order', () => {
    expect(reportSteps.join(' ')).toBe(
      'timePeriod doubleMaterialityAssessment questionnaire generalInfo details author facilities review',
    );
  });

  // spec: reports.constants.period
  it('a report covers three to twelve months', () => {
    expect([shortestReportMonths, longestReportMonths]).toEqual([3, 12]);
  });

  // spec: reports.validation.details, reports.validation.author, reports.constants.texts
  it('names take 100, descriptions 500, departments 100 characters', () => {
    for (const [name, description, isRight] of [
      [100, 500, true],
      [101, 500, false],
      [100, 501, false],
    ] as const)
      expect(
        fits(reportNamesBody, { name: 'x'.repeat(name), description: 'x'.repeat(description) }),
        `${name}, ${description}`,
      ).toBe(isRight);
    for (const count of [100, 101])
      expect(fits(reportAuthorsBody, { author: 'Anna', department: 'x'.repeat(count) })).toBe(count === 100);
  });

  // spec: reports.validation.general, reports.constants.texts
  it('general information trims the name, and takes 500 of a comment and 1000 of policies', () => {
    const body = {
      reportHeaderId: 1,
      companyName: ' Młyn ',
      countries: [616],
      production: 'x',
      policies: 'x',
    };
    expect(generalInformationBody.parse(body).companyName).toBe('Młyn');
    for (const [field, most] of [
      ['production', 500],
      ['investmentComments', 500],
      ['energyComments', 500],
      ['processComments', 500],
      ['vehicleComments', 500],
      ['logisticsComments', 500],
      ['policies', 1000],
    ] as const)
      for (const count of [most, most + 1])
        expect(fits(generalInformationBody, { ...body, [field]: 'x'.repeat(count) }), field).toBe(
          count === most,
        );
  });

  // spec: reports.questionnaire.types, reports.constants.codes
  it('questions have the seven types', () => {
    expect(questionTypes.join(' ')).toBe('text int decimal radio dropdown ms_tickboxes image');
  });

  // spec: reports.validation.images, reports.constants.codes
  it('pictures are png, jpg and jpeg', () => {
    expect(answerImageLimits.extensions.toSorted()).toEqual(['jpeg', 'jpg', 'png']);
  });

  // spec: reports.document.model
  it('paragraphs are of the five types, pictures and the numbered matrix', () => {
    const types = documentParagraph.options.map(({ shape }) => shape.type.value);
    expect(types.toSorted()).toEqual(['chart', 'image', 'list', 'matrix', 'subtitle', 'table', 'text']);
  });
});
