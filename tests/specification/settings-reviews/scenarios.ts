import { section as formSection, scenario, variable } from '#api/contract/scenarios/scenarios';
import { simulation } from '#api/contract/scenarios/simulations';
import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const scenarios = testsOf('sandbox-api/modules/scenarios/scenarios/scenarios.test.ts');
const simulations = testsOf('sandbox-api/modules/scenarios/simulations/simulations.test.ts');
const permissions = testsOf('tests/contract/permissions.test.ts');
const demo = testsOf('seed/load/demo/demo-scenarios.test.ts');

/** Specification 001: scenarios and saved simulations, what the server holds of it. */
export const scenariosPart: DocumentPart = {
  lines: [
    ...section('scenarios.access', [
      [
        'module',
        'Scenarios need the module SCENARIOS',
        permissions('$id, where one module is missing'),
        permissions('$id, where there is no module'),
      ],
      [
        'available',
        'What the plan leaves out is not available: neither its calculator nor its simulations',
        scenarios('says what the plan leaves out, and its form, its run and its saves are refused'),
        simulations('is to save under a scenario that the plan has'),
        demo('has one plan, and two scenarios that the retail group’s plan leaves out'),
      ],
      [
        'owner',
        'Only the owner of a simulation deletes it',
        simulations('is to change it (its owner and Admins) and to delete it (its owner)'),
      ],
      [
        'tenant',
        'A simulation of another company is missing',
        simulations('is nothing for another company, to which it is missing'),
        simulations('is missing at the address of another scenario too'),
      ],
    ]),
    ...section('scenarios.calls', [
      [
        'list',
        'Scenarios with name, description and whether they are available, in the order of the menu',
        scenarios('has the nine measures in the order of the menu, in the language of the reader'),
      ],
      [
        'sections',
        'Sections of variables with choices, bounds, units, child choices and table dimensions',
        scenarios('is filled with what was recorded, the factors in force and the defaults of the country'),
        scenarios('has numbers that follow from choices, and the choices that a parent leaves'),
      ],
      [
        'empty',
        'Where nothing was recorded or published, a variable stays empty and says so',
        scenarios('stays empty with a note where nothing was recorded or published'),
      ],
      [
        'execute',
        'Execute answers a report of sections with paragraphs and the variables put into its texts',
        scenarios(
          'says what the measure saves with every input, its origin, and nothing that is not a number',
        ),
      ],
      [
        'saves',
        'Saved simulations by page with search, totals in x-pagination and in meta.pagination with TotalPages',
        simulations('is paged, with its totals in the body and, where asked for, in the header'),
        simulations('finds part of a name in either case, and takes marks of patterns for themselves'),
      ],
      ['page', 'Ten simulations to a page', simulations('has ten to a page unless asked otherwise')],
      [
        'save',
        'Saving takes name, scenarioId and variables',
        simulations('is listed with its owner, its place and what it saves, and is audited'),
        simulations('is to save for the scenario of the address'),
      ],
      [
        'update',
        'Save changes replaces the variables of a saved simulation',
        simulations('is changed to other variables under the same name, checked as if it were new'),
      ],
      [
        'rename',
        'A simulation is renamed by scenarioBackupId and name',
        simulations('is changed by the owner, and in two tabs the second is told what the first made of it'),
        simulations('in a body that is for another simulation is refused'),
      ],
      [
        'execute-save',
        'Execute of a save answers what was saved',
        simulations('says the same when it is read, with its form and its hash'),
        simulations('stays with its definition when there is a newer one, and takes that when it is changed'),
      ],
    ]),
    ...section('scenarios.validation', [
      [
        'variables',
        'Required values, whole numbers, bounds with "The value must be between {min} and {max}", choices, rows by dimension',
        scenarios('is refused at its variable for %s'),
        scenarios('is refused at the cell of a table, and for a code that no form has'),
      ],
      [
        'name',
        'The name of a simulation is required and has at most 100 characters',
        simulations('is refused for %s'),
      ],
    ]),
  ],
  entities: [
    { name: 'Scenario', schema: scenario, fields: 'scenarioId name description isAvailable' },
    { name: 'Section', schema: formSection, fields: 'name description displayOrder variables' },
    {
      name: 'Variable',
      schema: variable,
      fields:
        'code type title description post linkUrl linkLabel isRequired min max choices unit child defaultValue tableDimensions',
    },
    {
      name: 'Simulation',
      schema: simulation,
      fields: 'scenarioBackupId name scenarioId saveDate isOwner variables',
    },
  ],
  calls: [
    'GET /api/Scenarios',
    'GET /api/Scenarios/{id}',
    'GET /api/Scenarios/{id}/Sections',
    'POST /api/Scenarios/{id}/Execute',
    'GET /api/Scenarios/{id}/Saves?includeCount&search&pageNumber&pageSize',
    'POST /api/Scenarios/{id}/Saves',
    'PUT /api/Scenarios/{id}/Saves/{id}',
    'PUT /api/Scenarios/{id}/Saves/{id}/Name',
    'DELETE /api/Scenarios/{id}/Saves/{id}',
    'GET /api/Scenarios/{id}/Saves/{id}/Execute',
  ],
};
