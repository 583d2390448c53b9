import type { DocumentSection } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { section, text } from '#api/domain/reports/kit/parts';
import { companyWords } from './company-words';

export const companyPage: BuildPage = (context) => [
  companySection(context),
  responsibilitySection(context),
  purposeSection(context),
  periodSection(context),
];

function companySection({ facts, language, say }: GhgContext): DocumentSection {
  const words = companyWords[language];
  const { general, company } = facts;
  const seat = text(say(words.seat, { address: company.address, country: company.country }));
  if (!general) return section(words.company, [text(words.missing), seat], 'generalInfo');
  const { companyName: name, production, productionDetails, countries, employees } = general;
  return section(
    words.company,
    [
      // A name that ends with a full stop, as one with S.A. does, brings that of its sentence along.
      text(
        production
          ? say(words.what, { name: name.replace(/\.$/, ''), production })
          : say(words.nameOnly, { name: name.replace(/\.$/, '') }),
      ),
      productionDetails ? text(say('{productionDetails}', { productionDetails })) : null,
      seat,
      countries.length > 0 ? text(say(words.countries, { countries: countries.join(', ') })) : null,
      employees === null
        ? null
        : text(say(words.employees, { employees: { value: employees, unit: 'persons' } })),
    ],
    'generalInfo',
  );
}

function responsibilitySection({ facts, language, say }: GhgContext): DocumentSection {
  const words = companyWords[language];
  const { author, department } = facts.header;
  const content = author ? say(words.author, { author, department: department ?? '–' }) : words.noAuthor;
  return section(words.responsibility, [text(content)], 'author');
}

function purposeSection({ facts, language, say }: GhgContext): DocumentSection {
  const words = companyWords[language];
  const purpose = facts.general?.purpose;
  const policies = facts.general?.policies;
  return section(
    words.purpose,
    [
      text(purpose ? say(words.purposeText, { purpose }) : words.noPurpose),
      policies ? text(say(words.policies, { policies })) : null,
    ],
    'generalInfo',
  );
}

function periodSection({ facts, language, period, say }: GhgContext): DocumentSection {
  const words = companyWords[language];
  const { general, header, isDraft } = facts;
  const audit =
    general?.isFirstAudit === true
      ? words.firstAudit
      : general?.auditNumber
        ? say(words.laterAudit, { number: { value: general.auditNumber, unit: '1' } })
        : general?.isFirstAudit === false
          ? words.notFirstAudit
          : words.noAudit;
  return section(
    words.period,
    [
      text(
        say(words.periodText, {
          period: period.label,
          months: { value: period.months.length, unit: '1' },
        }),
      ),
      text(audit),
      isDraft ? null : text(say(words.issue, { number: { value: header.issueNumber, unit: '1' } })),
    ],
    'timePeriod',
  );
}
