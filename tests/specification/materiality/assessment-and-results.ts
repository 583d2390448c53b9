import { section } from '../line';
import * as by from './tests';

const lists = by.e2e('lists a topic, an impact and a risk');
const assesses = by.e2e('assesses both, shows the score before it is saved, and leads to the results');
const eachTable = by.screens('%s lists what the specification names, with its buttons');
const tenRows = by.resultScreens('list %s materiality ten rows to a page');
const inTabs = by.e2e('shows stakeholders, impacts and risks in tabs, and leads back to the steps');

/** Section 2: impacts, risks and opportunities, their assessment and the results. */
export const assessmentAndResults = [
  ...section('materiality.iro', [
    ['table', 'Category, topic, subtopic, issue', eachTable],
    [
      'button',
      'Each row adds or edits its IROs in a dialog',
      lists,
      by.tables('who only reads has no button that changes anything, and reads all of it'),
    ],
    [
      'lists',
      'Three lists of texts: impacts, risks, opportunities; each adds and removes',
      lists,
      by.iroChanges('only what differs is sent, and deletions come first'),
      by.iros('is listed with those of its kind, in the order they were entered'),
    ],
    [
      'kept',
      'An item that is assessed has its remove button closed',
      by.e2e('keeps what something hangs on, and says why'),
    ],
  ]),
  ...section('materiality.assessment', [
    ['table', 'Impact, type, description', eachTable],
    [
      'button',
      'Add assessment; impact or financial materiality once it is completed',
      by.tables(
        'what is assessed shows its score and opens by what it is material for; the rest is still to be assessed',
      ),
      assesses,
    ],
    [
      'title',
      'The form is titled add or edit, by its kind',
      by.screens('is headed by whether it adds or edits, and by its kind: %s'),
    ],
    [
      'impact',
      'Irremediability, type 1, type 2, scope, scale, probability, materiality',
      by.formValues('every choice is required, for each kind its own'),
      assesses,
    ],
    [
      'probability',
      'The probability shows only for a potential impact',
      by.form('the probability is asked for only where the impact may still come'),
      assesses,
    ],
    [
      'risk',
      'Risk: scale, probability, materiality',
      by.formValues('every choice is required, for each kind its own'),
      assesses,
    ],
    [
      'opportunity',
      'Opportunity: scale, probability, materiality',
      by.formValues('every choice is required, for each kind its own'),
      by.assessments('are scored alike, each by its own scale'),
    ],
  ]),
  ...section('materiality.results', [
    [
      'tabs',
      'Four tabs: double materiality, stakeholders, impact, financial',
      by.resultScreens('have four tabs in their order, and lead back to the steps'),
      inTabs,
    ],
    [
      'edit',
      'A button leads back to the steps',
      by.resultScreens('have four tabs in their order, and lead back to the steps'),
      inTabs,
    ],
    [
      'chart',
      'A chart of impact and financial materiality, axes 0 to 5',
      by.resultScreens(
        'show both materialities in a chart, the topics and categories in tables, and ten issues on their own',
      ),
      by.constants('the axes of the chart of both materialities run from 0 to 5'),
    ],
    [
      'tables',
      'Tables of topics and categories',
      by.resultScreens(
        'show both materialities in a chart, the topics and categories in tables, and ten issues on their own',
      ),
      by.results('are listed by importance and by each axis, and by category'),
    ],
    [
      'top',
      'The ten most material issues',
      by.resultScreens(
        'show both materialities in a chart, the topics and categories in tables, and ten issues on their own',
      ),
      by.properties('lists at most ten matters, each not above the one before'),
    ],
    [
      'stakeholder-chart',
      'A chart of points, both axes 0 to 5 in whole steps, further where a value is larger',
      by.axes('runs from zero in whole steps to its end, and past it where a value is larger'),
      by.resultScreens(
        'list stakeholders with both scores to sort by, at the right, each in a colour of its own',
      ),
    ],
    [
      'stakeholder-table',
      'Name and both impacts, the last two sortable and at the right; a colour for each of eight rows, then again',
      by.resultScreens(
        'list stakeholders with both scores to sort by, at the right, each in a colour of its own',
      ),
      by.sorting('sorts numbers by size and numbered names by number'),
      inTabs,
    ],
    [
      'impacts',
      'Impacts in a table of ten rows a page',
      tenRows,
      inTabs,
      by.results('are told with their scores, impacts apart from risks and opportunities'),
    ],
    [
      'financials',
      'Risks and opportunities in a table of ten rows a page',
      tenRows,
      inTabs,
      by.results('are told with their scores, impacts apart from risks and opportunities'),
    ],
  ]),
  ...section('materiality.entities', [
    [
      'context',
      'Sector, company size, files of the process and their description belong to the report',
      by.information('is nothing before it is saved, and then what was saved'),
      by.files('is listed newest first, downloaded as it was and deleted'),
      by.files('is nothing at first, and then what was written'),
    ],
    [
      'file-limits',
      'Files have a largest number and size, and a list of extensions',
      by.files('tells the limits before anything is sent'),
    ],
    [
      'type-codes',
      'Types 1 and 2; the codes actual and potential',
      by.constants('types of an impact have their codes, under the numbers 1 and 2'),
    ],
    [
      'row-codes',
      'A row is an impact, a risk or an opportunity',
      by.constants('items are impacts, risks and opportunities'),
      by.assessments('is in the order of the matters, with what is open'),
    ],
    [
      'probability',
      'The probability of an impact is optional',
      by.assessments('drops the probability of an actual impact, whatever it was'),
    ],
  ]),
];
