import { createHash } from 'node:crypto';
import type { Db } from '#api/db/db';
import { materialityEditions } from '#api/db/schema/materiality';
import {
  adviceArticles,
  emissionFactors,
  factorActivities,
  factorEditions,
  faqs,
  fuelCategories as fuelCategoriesTable,
  fuelFactorLinks,
  fuelProperties,
  fuels as fuelsTable,
  fuelUnits,
  fuelVariants,
  glossaryTerms,
  gwpValues,
  policies,
  renewables as renewablesTable,
  renewableUnits,
  reviewExplanations,
  scopeCategories as scopeCategoriesTable,
  supplyTypes as supplyTypesTable,
  units as unitsTable,
  utilities as utilitiesTable,
  utilityUnits,
} from '#api/db/schema/reference';
import { questionnaireEditions } from '#api/db/schema/reports';
import {
  scenarioDefinitions,
  scenarioEditions,
  scenarioParameters,
  scenarioSources,
} from '#api/db/schema/scenarios';
import { noteReference, type ReferenceSet } from '#api/db/sync-reference';
import { renewables, supplyTypes, utilities } from '../reference/catalogue/energy';
import { fuelCategories, fuels } from '../reference/catalogue/fuels';
import { scopeCategories } from '../reference/catalogue/scope-categories';
import { units } from '../reference/catalogue/units';
import { adviceRows, faqRows, glossaryRows, policyRows, reviewExplanationRows } from './content';
import { fuelColour } from './fuel-colour';
import { lookupContent } from './lookups';
import { materialityEditionRows } from './materiality';
import { questionnaireEditionRows } from './questionnaires';
import { allActivities, factors, referenceRows } from './reference-rows';
import { reportContent } from './reports';
import {
  scenarioDefinitionRows,
  scenarioEditionRows,
  scenarioParameterRows,
  scenarioSourceRows,
} from './scenarios';
import { asReferenceTable, insertAll, type TableContent, tableContent } from './table-content';

const { fuelUnits: unitsOfFuels, utilityUnits: unitsOfUtilities, ...rows } = referenceRows;

/** All reference data, in an order in which references always point to earlier rows. */
const referenceContent: readonly TableContent[] = [
  tableContent(unitsTable, units),
  tableContent(
    fuelCategoriesTable,
    fuelCategories.map((category, index) => ({ ...category, displayOrder: index + 1 })),
  ),
  tableContent(
    fuelsTable,
    fuels.map((fuel, index) => ({ ...fuel, colour: fuelColour(index), displayOrder: index + 1 })),
  ),
  tableContent(fuelUnits, unitsOfFuels),
  tableContent(
    fuelVariants,
    fuels.flatMap((fuel) =>
      fuel.variants.map((variant, index) => ({ ...variant, fuelId: fuel.id, displayOrder: index + 1 })),
    ),
  ),
  tableContent(utilitiesTable, utilities),
  tableContent(utilityUnits, unitsOfUtilities),
  tableContent(renewablesTable, renewables),
  tableContent(renewableUnits, rows.renewableUnits),
  tableContent(supplyTypesTable, supplyTypes),
  tableContent(scopeCategoriesTable, scopeCategories),
  tableContent(factorEditions, rows.editions),
  tableContent(factorActivities, allActivities),
  tableContent(
    emissionFactors,
    factors.map(({ unit, ...factor }) => ({ ...factor, unitId: unitIdOf(unit), isWithdrawn: false })),
  ),
  tableContent(
    fuelFactorLinks,
    rows.fuelLinks.map((link, index) => ({ id: index + 1, ...link })),
  ),
  tableContent(
    fuelProperties,
    rows.properties.map((property, index) => ({ id: index + 1, ...property })),
  ),
  tableContent(gwpValues, rows.gwp),
  tableContent(faqs, faqRows),
  tableContent(adviceArticles, adviceRows),
  tableContent(policies, policyRows),
  tableContent(reviewExplanations, reviewExplanationRows),
  tableContent(glossaryTerms, glossaryRows),
  tableContent(scenarioEditions, scenarioEditionRows),
  tableContent(scenarioDefinitions, scenarioDefinitionRows),
  tableContent(scenarioParameters, scenarioParameterRows),
  tableContent(scenarioSources, scenarioSourceRows),
  tableContent(questionnaireEditions, questionnaireEditionRows),
  tableContent(materialityEditions, materialityEditionRows),
  ...reportContent,
];

/** Writes all reference data into empty tables, and records its version. */
export async function loadReference(db: Db): Promise<void> {
  await insertAll(db, referenceContent);
  await noteReference(db, shippedReference().version);
}

let shipped: ReferenceSet | undefined;

/** Lookups and reference data of this build, for a database that has those of another one. */
export function shippedReference(): ReferenceSet {
  if (!shipped) {
    const tables = [...lookupContent, ...referenceContent].map(asReferenceTable);
    shipped = { version: createHash('sha256').update(JSON.stringify(tables)).digest('hex'), tables };
  }
  return shipped;
}

function unitIdOf(code: string): number {
  const id = units.find((unit) => unit.code === code)?.id;
  if (id === undefined) throw new Error(`The catalogue has no unit "${code}".`);
  return id;
}
