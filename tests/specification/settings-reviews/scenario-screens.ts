import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const e2e = testsOf('tests/e2e/scenarios/scenarios.test.ts');
const shell = testsOf('tests/e2e/shell/shell.full.test.ts');
const menu = testsOf('src/app/shell/menu-items.test.ts');
const form = testsOf('src/features/scenarios/scenarios/calculator/form-values.test.ts');
const issues = testsOf('src/features/scenarios/scenarios/calculator/variable-issues.test.ts');
const writing = testsOf('src/lib/document/write-value.test.ts');
const pdf = testsOf('src/lib/document/pdf/make-pdf.test.ts');

/** Specification 001: the screens of scenarios; what the server holds of it stands in `scenarios.ts`. */
export const scenarioScreens: DocumentPart = {
  lines: [
    ...section('scenarios.product', [
      [
        'run',
        'Scenarios are run, simulations saved and downloaded as PDF',
        e2e('answers with the result below, both methods apart, each figure with its trail'),
        e2e('saves under a name of at most a hundred characters, and leads to the list'),
        e2e('are read as they were saved, and taken along as a PDF of their name'),
      ],
    ]),
    ...section('scenarios.routes', [
      [
        'start',
        '/scenarios/{scenarioId?} is the start page of module SCENARIOS',
        e2e('opens at its first measure, from the menu with its list beside it'),
        e2e('is locked for a company without it, and closed by its address'),
      ],
      [
        'simulations',
        '/scenarios/{scenarioId?}/simulations lists what was saved',
        e2e('show name and day, are found by name, and say when there is none'),
      ],
      [
        'preview',
        '/scenarios/{scenarioId?}/simulations/{simulationId}/preview',
        e2e('are read as they were saved, and taken along as a PDF of their name'),
      ],
      [
        'calculator',
        '/scenarios/{scenarioId?}/calculator',
        e2e('is filled with recorded data and defaults, each with where it comes from'),
      ],
    ]),
    ...section('scenarios.menus', [
      [
        'submenu',
        'The submenu lists the scenarios',
        e2e('opens at its first measure, from the menu with its list beside it'),
      ],
      [
        'add-location',
        'Disabled with "add location first" without locations',
        menu('asks for a location first where figures need one'),
        e2e('waits for a first location'),
      ],
      [
        'tour',
        'The tour shows the action tools',
        shell('has a tour that can be left at once, gone through, and begins anew'),
      ],
    ]),
    ...section('scenarios.screens', [
      [
        'start',
        'Start page with name, description and Get started; /scenarios leads to the first',
        e2e('opens at its first measure, from the menu with its list beside it'),
      ],
      [
        'tabs',
        'Tabs scenario and reports; without the plan the second is disabled, under a banner with contact',
        e2e('has a start page that says so, and leads to the contact form'),
        e2e('are compared side by side, with what they do not share in words and colour'),
      ],
      [
        'calculator',
        'Sections with variables, Simulate, and the report below with Save simulation',
        e2e('is filled with recorded data and defaults, each with where it comes from'),
        e2e('answers with the result below, both methods apart, each figure with its trail'),
      ],
      [
        'edit-mode',
        'In edit mode of a saved simulation there is Save changes',
        e2e('are changed in the calculator, and saved in place'),
      ],
      [
        'report',
        'Report with title, sections, paragraphs of text, table and chart, variables put into the text',
        writing('get the values of their names; money brings its currency, other units are in the sentence'),
        pdf('has embedded letters, its language and bookmarks, and is the same from the same'),
      ],
      [
        'list',
        'Search box, name and saved date as DD.MM.YYYY, preview, rename, delete of the owner, empty state',
        e2e('show name and day, are found by name, and say when there is none'),
        e2e('are renamed by their owner'),
        e2e('are deleted by who saved them, once no plan has them'),
        e2e('reads only, where the role is View'),
      ],
      [
        'last-page',
        'A page after the last leads to the last',
        e2e('lead back to the last page from one that there is not'),
      ],
      [
        'preview',
        'Preview with back, PDF named after the simulation, "Something went wrong" on failure',
        e2e('are read as they were saved, and taken along as a PDF of their name'),
        e2e('say that something went wrong where there is none'),
      ],
    ]),
    ...section('scenarios.states', [
      [
        'flow',
        'Simulate, the report appears, save as new or in place, then the list',
        e2e('saves under a name of at most a hundred characters, and leads to the list'),
        e2e('are changed in the calculator, and saved in place'),
      ],
      [
        'unsaved',
        'Unsaved changes are asked about',
        e2e('asks before it is left with a result that was not saved'),
      ],
    ]),
    ...section('scenarios.rules', [
      [
        'name',
        'A name is required and has at most 100 characters',
        e2e('saves under a name of at most a hundred characters, and leads to the list'),
      ],
      [
        'required',
        'Variables are required unless the code is bulbs_dict',
        issues('a number is asked for, unless it may be missing'),
        issues('needs a row only where it is required'),
      ],
      [
        'between',
        'Between min and max, "The value must be between {min} and {max}"',
        issues('a number lies between its bounds, or on its side of the one it has'),
        e2e('names what is missing or out of bounds at its field, and keeps what was typed'),
      ],
      ['choice', 'A choice needs a selection', issues('a choice is one of those offered')],
      ['cells', 'Rows of tables are checked by dimension', issues('is checked cell by cell')],
      [
        'children',
        'A choice says what is left in its child',
        form('leaves the choices that belong to the parent'),
        form('takes back a choice that fell, and puts in the number of the new pair'),
      ],
    ]),
  ],
  entities: [],
  calls: [],
};
