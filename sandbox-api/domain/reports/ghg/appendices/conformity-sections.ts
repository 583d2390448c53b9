import type { Locale } from '#api/contract/messages';
import { creditsWords } from '#api/domain/reports/ghg/inventory/credits-words';
import { developmentWords } from '#api/domain/reports/ghg/inventory/development-words';
import { resultsWords } from '#api/domain/reports/ghg/inventory/results-words';
import { scope1Words } from '#api/domain/reports/ghg/inventory/scope1-words';
import { scope2Words } from '#api/domain/reports/ghg/inventory/scope2-words';
import { scope3Words } from '#api/domain/reports/ghg/inventory/scope3-words';
import { methodWords } from '#api/domain/reports/ghg/method/method-words';
import { qualityWords } from '#api/domain/reports/ghg/method/quality-words';
import { boundariesWords } from '#api/domain/reports/ghg/opening/boundaries-words';
import { companyWords } from '#api/domain/reports/ghg/opening/company-words';
import { keyFiguresWords } from '#api/domain/reports/ghg/opening/key-figures-words';
import { statementWords } from '#api/domain/reports/ghg/opening/statement-words';
import { summaryWords } from '#api/domain/reports/ghg/opening/summary-words';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { ConformityItem } from './conformity-words';

/** Title of the section with each required item; null if its whole page is about it. */
export function sectionTitles(language: Locale): Record<ConformityItem, string | null> {
  const company = companyWords[language];
  const boundaries = boundariesWords[language];
  const method = methodWords[language];
  const results = resultsWords[language];
  const scope3 = scope3Words[language];
  const development = developmentWords[language];
  const quality = qualityWords[language];
  const statement = statementWords[language];
  return {
    company: summaryWords[language].result,
    totals: keyFiguresWords[language].result,
    time: summaryWords[language].result,
    reporter: company.company,
    responsible: company.responsibility,
    period: company.period,
    approach: boundaries.organisation,
    sites: boundaries.organisation,
    operational: boundaries.operation,
    scope3List: boundaries.operation,
    exclusions: boundaries.others,
    boundaryChanges: boundaries.others,
    method: method.method,
    factors: null,
    gwp: method.potentials,
    methodReasons: method.method,
    biogenicMethod: method.biogenic,
    scope2Method: ghgWords[language].scope2,
    gases: results.byGas,
    biogenic: results.biogenic,
    noOffsets: ghgWords[language].total,
    direct: scope1Words[language].bySource,
    scope2: scope2Words[language].byEnergy,
    scope3: scope3.byCategory,
    scope3Details: scope3.details,
    iso: scope3.iso,
    baseYear: development.base,
    recalculation: development.policy,
    quality: quality.quality,
    uncertainty: quality.uncertainty,
    removals: creditsWords[language].removals,
    statement: statement.statement,
    verification: statement.verification,
  };
}
