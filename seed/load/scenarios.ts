import type { ProofLevel } from '#api/contract/scenarios/scenarios';
import type { Definitions } from '#api/domain/scenarios/model/definition';
import stored from '#seed/reference/scenarios/definitions.json';
import parameters from '#seed/reference/scenarios/parameters.json';
import published from '#seed/reference/scenarios/sources.json';

const definitions = stored as unknown as Definitions;
const { version } = definitions;

/** Keys and menu order; a key is never given to another scenario. */
const scenarioIds = [
  'led-lighting',
  'rooftop-pv',
  'fleet-ev',
  'heat-pump',
  'green-contract',
  'travel-commute',
  'building-heat',
  'compressed-air',
  'refrigerant',
];

/** What the scenarios of this edition share. */
export const scenarioEditionRows = [{ version, content: definitions.common }];

/** The scenarios of this edition; their worked examples are for tests and are not loaded. */
export const scenarioDefinitionRows = definitions.scenarios.map(({ examples: _, ...content }) => {
  const scenarioId = scenarioIds.indexOf(content.id) + 1;
  if (scenarioId === 0) throw new Error(`The scenario "${content.id}" has no key.`);
  const { id: code, isAvailable } = content;
  return { scenarioId, version, code, displayOrder: scenarioId, isAvailable, content };
});

/** Published defaults as rows: an empty part is null. */
export const scenarioParameterRows = parameters.rows.map((row) => {
  const [
    parameter = '',
    value,
    unit = '',
    country = '',
    year = '',
    low,
    high,
    sourceId = '',
    level,
    ...note
  ] = row.split('|');
  return {
    version,
    parameter,
    country,
    value: value || null,
    low: low || null,
    high: high || null,
    unit,
    year,
    sourceId,
    level: (level || null) as ProofLevel | null,
    note: note.join('|'),
  };
});

/** Where they were published. */
export const scenarioSourceRows = published.sources.map(({ id, citation, address, licence, level }) => ({
  version,
  sourceId: id,
  citation,
  url: address || null,
  licence,
  level: level as ProofLevel,
}));
