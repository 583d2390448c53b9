import { section } from '../line';
import * as by from './tests';

const opensSteps = by.screens(
  'opens the steps until the assessment is complete, and its results from then on',
);
const eachTable = by.screens('%s lists what the specification names, with its buttons');
const kept = by.e2e('keeps what something hangs on, and says why');

/** Sections 1 and 2: the page of the assessment and the steps up to the topics. */
export const pageAndSteps = [
  ...section('materiality.product', [
    [
      'kind',
      'A sustainability report has an assessment of double materiality, another one has none',
      by.reportSteps('a report of the kind %s is made in its own steps'),
      by.information('is not there for a greenhouse gas report'),
    ],
    [
      'modules',
      'It needs REPORTS and CSRD; a user without them is led to the dashboard',
      by.screens('is selected by the report in its address, and leads to the dashboard without the modules'),
      by.licence('that asks for %o with the licence %j opens: %s'),
    ],
    ['enforced', 'The server enforces both', by.permissions('$id, where one module is missing')],
  ]),
  ...section('materiality.page', [
    [
      'header',
      'The query parameter headerId selects the report',
      by.screens('is selected by the report in its address, and leads to the dashboard without the modules'),
      by.e2e('begins with who the company is, and the other steps are locked until then'),
    ],
    ['wizard', 'Not complete: the steps open', opensSteps],
    ['results', 'Complete: the results open', opensSteps],
    ['languages', 'In both languages and themes without complaint of axe', by.accessibility('on /%s')],
  ]),
  ...section('materiality.wizard', [
    [
      'order',
      'Information, value chain, stakeholders, topics, IRO, assessment',
      by.wizardSteps('there are six steps, and the reporting scope is none of them'),
      by.constants('has its steps in their order, and the reporting scope last'),
    ],
    [
      'reporting-scope',
      'The reporting scope is in the list of states, never unlocked, and no step',
      by.information('unlock and fill as the table of the specification says'),
      by.wizardSteps('there are six steps, and the reporting scope is none of them'),
    ],
    [
      'head',
      'A title, and a button to add documents in every step but Information',
      by.screens('has its title, and adds documents in every step but the first: %s'),
    ],
    [
      'documents',
      'It opens files to upload, with a description',
      by.screens('are listed, taken along, added and deleted, with what they show'),
      by.files('is listed newest first, downloaded as it was and deleted'),
    ],
    [
      'indicator',
      'Numbered steps, of which only unlocked ones can be clicked',
      by.screens('has numbered steps, of which the locked ones cannot be clicked'),
      by.wizardSteps('what the server has locked is locked, and says which step it waits for'),
      by.wizard('asks nothing where they are kept, and never leads to a locked step'),
    ],
    [
      'back',
      'Back and Next, no Back on the first step',
      by.wizard('lead back from the second step on, and out where there is an out'),
      by.e2e('begins with who the company is, and the other steps are locked until then'),
    ],
    [
      'next',
      'Next waits until the step is filled',
      by.tables('the way on is closed until the step is filled, and what that takes is said'),
      by.e2e('lists an activity and a stakeholder, each needed for what follows'),
    ],
    [
      'last',
      'Next on the last step shows the results',
      by.e2e('assesses both, shows the score before it is saved, and leads to the results'),
    ],
    [
      'own-next',
      'Information has a Next of its own',
      by.screens('asks for sector, size and confirmation, beside a guide'),
      by.e2e('begins with who the company is, and the other steps are locked until then'),
    ],
  ]),
  ...section('materiality.information', [
    [
      'fields',
      'Sector, company size, a confirmation that the guidance was read',
      by.screens('asks for sector, size and confirmation, beside a guide'),
      by.e2e('begins with who the company is, and the other steps are locked until then'),
    ],
    [
      'options',
      'Options have a label and a description',
      by.screens('says what the chosen sector and size mean'),
      by.lists('say everything in both languages'),
    ],
    [
      'guide',
      'A guide file is downloaded',
      by.screens('asks for sector, size and confirmation, beside a guide'),
      by.guide('the guide to double materiality is found by itself'),
      by.guide('a guide is a PDF under its name, in either language'),
    ],
    [
      'language',
      'A reminder to write in the language of the report',
      by.screens('reminds everyone to write in the language of the report'),
    ],
  ]),
  ...section('materiality.value-chain', [
    ['table', 'Name, type, description; edit and delete in each row, add above', eachTable],
    [
      'types',
      'Upstream, own operations, downstream',
      by.activities('is listed along the value chain, with its type in words'),
    ],
    [
      'add',
      'Add opens a dialog',
      by.e2e('lists an activity and a stakeholder, each needed for what follows'),
    ],
    [
      'delete',
      'Delete is closed with a tooltip while it has stakeholders',
      kept,
      by.buttons(
        'a row that something hangs on cannot be deleted, and its button can still be reached to say why',
      ),
    ],
  ]),
  ...section('materiality.stakeholders', [
    ['table', 'Name, both impacts, channels; edit and delete in each row', eachTable],
    [
      'name',
      'Any name, with suggestions',
      by.e2e('lists an activity and a stakeholder, each needed for what follows'),
      by.stakeholders('offers groups that are usual, but for those that are listed in whatever letters'),
    ],
    [
      'form',
      'Several activities, two numbers in steps of 0.1, several channels',
      by.e2e('lists an activity and a stakeholder, each needed for what follows'),
      by.stakeholders('is kept with activities, both scores and channels'),
    ],
    [
      'download',
      'A download button that is never open',
      by.tables('stakeholders cannot be downloaded on their own, ever'),
    ],
  ]),
  ...section('materiality.topics', [
    ['table', 'Category, topic, subtopic, issue; edit and delete in each row', eachTable],
    [
      'delete',
      'Delete is closed with a tooltip while the entry has IROs',
      kept,
      by.buttons(
        'a row that something hangs on cannot be deleted, and its button can still be reached to say why',
      ),
    ],
    [
      'form',
      'Category, then topic, then subtopic',
      by.e2e('lists a topic, an impact and a risk'),
      by.topics('lead from a category to its topics and their subtopics'),
    ],
    [
      'issue',
      'An issue of several lines',
      by.topics('is listed with its names, in the order of the standards'),
      by.e2e('lists a topic, an impact and a risk'),
    ],
  ]),
];
