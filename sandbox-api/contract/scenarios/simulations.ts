import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { enteredLine, id, idParam, instant, requiredLine, wholeParam } from '#api/contract/fields';
import {
  enteredVariables,
  scenarioEditors,
  scenarioMembers,
  scenarioParams,
  section,
  simulationResult,
} from './scenarios';

export const simulationNameChars = 100;
export const simulationsPageSize = 10;

/** Content of a list and a comparison, as saved and without recalculation. */
export const simulationSummary = z.object({
  locationName: z.string().nullable(),
  startYear: z.number().int(),
  lifeYears: z.number().int(),
  /** t CO2e, plus is saved. */
  locationBasedYear1T: z.number(),
  marketBasedYear1T: z.number(),
  npv: z.number(),
  currency: z.string(),
});

export const simulation = z
  .object({
    scenarioBackupId: id,
    scenarioId: id,
    name: z.string(),
    saveDate: instant,
    updatedOn: instant,
    isOwner: z.boolean(),
    ownerName: z.string(),
    definitionVersion: z.string(),
    /** A newer definition or other recorded data would give another result today. */
    isOutdated: z.boolean(),
    summary: simulationSummary,
    variables: enteredVariables,
  })
  .meta({ id: 'Simulation' });
export type Simulation = z.output<typeof simulation>;

/** Paging in the body, as the list of simulations carries it besides the `x-pagination` header. */
const pagination = z.object({
  TotalCount: z.number().int(),
  PageSize: z.number().int(),
  CurrentPage: z.number().int(),
  TotalPages: z.number().int(),
});

export const listSimulations = defineEndpoint({
  id: 'listSimulations',
  tag: 'Scenarios',
  summary: 'Saved simulations of a measure in the company, newest first',
  method: 'get',
  path: '/api/Scenarios/{id}/Saves',
  access: scenarioMembers,
  isPaged: true,
  params: scenarioParams,
  query: z.object({
    includeCount: z.stringbool().default(true),
    search: enteredLine(simulationNameChars).default(''),
    pageNumber: wholeParam(1, 1_000_000).default(1),
    pageSize: wholeParam(1, 100).default(simulationsPageSize),
  }),
  response: z.object({ data: z.array(simulation), meta: z.object({ pagination }) }),
});

const name = requiredLine(simulationNameChars);
const saveParams = scenarioParams.extend({ saveId: idParam });

export const saveSimulation = defineEndpoint({
  id: 'saveSimulation',
  tag: 'Scenarios',
  summary: 'Save a simulation under a name, with its definition, inputs and result',
  method: 'post',
  path: '/api/Scenarios/{id}/Saves',
  access: scenarioEditors,
  params: scenarioParams,
  body: z.object({ name, scenarioId: id, variables: enteredVariables }),
  response: simulation,
});

export const updateSimulation = defineEndpoint({
  id: 'updateSimulation',
  tag: 'Scenarios',
  summary: 'Replace the variables of a saved simulation; its owner and Admins',
  method: 'put',
  path: '/api/Scenarios/{id}/Saves/{saveId}',
  access: scenarioEditors,
  isGuarded: true,
  params: saveParams,
  body: z.object({ scenarioBackupId: id, variables: enteredVariables }),
  response: simulation,
});

export const renameSimulation = defineEndpoint({
  id: 'renameSimulation',
  tag: 'Scenarios',
  summary: 'Rename a saved simulation; its owner and Admins',
  method: 'put',
  path: '/api/Scenarios/{id}/Saves/{saveId}/Name',
  access: scenarioEditors,
  isGuarded: true,
  params: saveParams,
  body: z.object({ scenarioBackupId: id, name }),
  response: simulation,
});

export const deleteSimulation = defineEndpoint({
  id: 'deleteSimulation',
  tag: 'Scenarios',
  summary: 'Deletes a saved simulation; only its owner',
  method: 'delete',
  path: '/api/Scenarios/{id}/Saves/{saveId}',
  access: scenarioEditors,
  params: saveParams,
});

/** A saved result, and the result of the same inputs today. */
export const savedResult = z
  .object({
    simulation,
    /** The form as it was saved, with the values given then. */
    sections: z.array(section),
    /** Calculated from the stored definition and inputs; equal to the saved result. */
    result: simulationResult,
  })
  .meta({ id: 'SavedSimulationResult' });
export type SavedResult = z.output<typeof savedResult>;

export const executeSimulation = defineEndpoint({
  id: 'executeSimulation',
  tag: 'Scenarios',
  summary: 'A saved simulation with its form and its result, as it was saved',
  method: 'get',
  path: '/api/Scenarios/{id}/Saves/{saveId}/Execute',
  access: scenarioMembers,
  params: saveParams,
  response: savedResult,
});

export const reworkedFigure = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/**
 * A current input for which the measure cannot be calculated, and what to enter instead, in the reader's
 * language.
 */
export const reworkRefusal = z.object({ code: z.string(), label: z.string(), text: z.string() });

export const reworkSimulation = defineEndpoint({
  id: 'reworkSimulation',
  tag: 'Scenarios',
  summary: "Recalculate a saved simulation with today's data and definition; stores nothing",
  method: 'get',
  path: '/api/Scenarios/{id}/Saves/{saveId}/Today',
  access: scenarioMembers,
  params: saveParams,
  response: z
    .object({
      /** The saved variables, with recorded data and defaults replaced by today's. */
      variables: enteredVariables,
      /** The current form, filled with current data; matching variables keep their values. */
      sections: z.array(section),
      inputs: z.array(reworkedFigure.extend({ code: z.string() }).omit({ id: true })),
      /** Empty if `refusals` explain why today's data gives no result. */
      figures: z.array(reworkedFigure),
      refusals: z.array(reworkRefusal),
    })
    .meta({ id: 'ReworkedSimulation' }),
});
