import type { ReportingBasis } from '#api/contract/company/reporting-informations';
import type { Locale } from '#api/contract/messages';

/** What a report covers (ESRS 1, chapter 5.1; GHG Protocol Corporate Standard, chapter 3). */
const bases = [
  {
    reportingBasisId: 1,
    en: {
      name: 'Individual',
      description: 'The report covers only this company, without its parent or subsidiaries.',
    },
    pl: {
      name: 'Jednostkowa',
      description: 'Raport obejmuje tylko tę firmę, bez jednostek zależnych i jednostki dominującej.',
    },
  },
  {
    reportingBasisId: 2,
    en: {
      name: 'Consolidated',
      description: 'The report covers the group: this company as the parent and its subsidiaries.',
    },
    pl: {
      name: 'Skonsolidowana',
      description: 'Raport obejmuje grupę: tę firmę jako jednostkę dominującą i jej jednostki zależne.',
    },
  },
] as const;

export function reportingBases(locale: Locale): ReportingBasis[] {
  return bases.map(({ reportingBasisId, ...words }) => ({ reportingBasisId, ...words[locale] }));
}

export function isReportingBasis(id: number): boolean {
  return bases.some(({ reportingBasisId }) => reportingBasisId === id);
}
