import { section } from '../line';
import * as by from './tests';

const reached = [
  ...by.walk('every success keeps its contract'),
  ...by.walk('the walk reached what it should prove'),
];

/** Sections 6 to 9: roles, what the calls do, what fails, and constants. */
export const callsAndErrors = [
  ...section('materiality.roles', [
    ['modules', 'CSRD gates it, beside REPORTS', by.permissions('$id, where one module is missing')],
    [
      'plan',
      'The plan gates the report further',
      by.headers('is refused for a kind that is none, and for one that the plan leaves out'),
      by.reports('a kind that the plan lacks has a page that says so, and is closed behind it'),
    ],
    [
      'readers',
      'It is changed by the owner of the report and Admins, read by others once it is shared',
      by.information('is written by its owner and admins, read by others once the report is shared'),
      by.tables('who only reads has no button that changes anything, and reads all of it'),
      by.e2e('is read by everybody who may read the report, and changed by nobody who only reads'),
    ],
    [
      'tenant',
      'That of another company is missing',
      by.otherCompany('every call answers as if the row did not exist'),
    ],
  ]),
  ...section('materiality.calls', [
    ['credential', 'A credential is sent on every call', by.permissions('$id is refused')],
    [
      'information',
      'Information is read, begun and changed',
      by.information('is nothing before it is saved, and then what was saved'),
      by.information('is begun once: a second time is a conflict'),
      by.information('is refused to who saw it before somebody else changed it'),
    ],
    [
      'lookups',
      'Sectors, sizes, inputs, types and conclusions are looked up',
      reached,
      by.lists('keep the keys that were once given'),
    ],
    [
      'guide',
      'Another call names the guide file',
      by.guide('the guide to double materiality is found by itself'),
    ],
    [
      'files',
      'Files are sent as submittedFile, listed and deleted',
      by.files('is listed newest first, downloaded as it was and deleted'),
      by.files('is of its report: another one neither shows nor deletes it'),
    ],
    [
      'description',
      'Their description is read and changed',
      by.files('is nothing at first, and then what was written'),
    ],
    ['limits', 'Extensions, maxSize and maxFiles', by.files('tells the limits before anything is sent')],
    [
      'activities',
      'Activities are added, changed, deleted and listed',
      by.activities('is listed along the value chain, with its type in words'),
      by.activities('is changed by who saw it as it is, and not through another report'),
      by.activities('stays while stakeholders take part in it, and goes after'),
    ],
    [
      'activity-suggestions',
      'Activities are suggested; types of the value chain are listed',
      by.activities('offers activities of the sector, but for those that are listed'),
      by.activities('is listed along the value chain, with its type in words'),
    ],
    [
      'stakeholders',
      'Stakeholders are added, changed, deleted and listed',
      by.stakeholders('is kept with activities, both scores and channels'),
      by.stakeholders('is changed by who saw it as it is, and then takes part in other activities'),
      by.stakeholders('goes, and what it took part in stays'),
    ],
    [
      'stakeholder-lists',
      'Their suggestions, summaries and channels are listed',
      by.stakeholders('offers groups that are usual, but for those that are listed in whatever letters'),
      by.stakeholders('is listed by name, and summed up by its scores'),
      by.stakeholders('names the channels in the language of the caller'),
    ],
    [
      'entries',
      'Topic entries are added, changed, deleted and listed',
      by.topics('is listed with its names, in the order of the standards'),
      by.topics('is changed by who saw it as it is'),
      by.topics('goes while nothing does, and is missing then'),
    ],
    [
      'topic-lists',
      'Categories, a category with its topics, the subtopics of a topic',
      by.topics('lead from a category to its topics and their subtopics'),
    ],
    [
      'results',
      'Material topics, topics by each materiality, categories summed up',
      by.results('are listed by importance and by each axis, and by category'),
    ],
    ['completion', 'How far it is', by.information('unlock and fill as the table of the specification says')],
    [
      'iros',
      'Impacts, risks and opportunities alike are added, changed, deleted and listed',
      by.iros('is listed with those of its kind, in the order they were entered'),
      by.iros('is changed and deleted as what it is'),
      by.iros('is not changed by a body that names another one'),
      reached,
    ],
    [
      'assessments',
      'Each kind is assessed, changed and read',
      by.assessments('is nothing at first, then what was chosen with its score and working'),
      by.assessments('is changed by who saw it as it is'),
      by.assessments('are scored alike, each by its own scale'),
      reached,
    ],
    [
      'result-tables',
      'Assessed impacts and financials',
      by.results('are told with their scores, impacts apart from risks and opportunities'),
    ],
  ]),
  ...section('materiality.errors', [
    [
      'fields',
      'What the server refuses is shown at its field, else as one message of the form',
      by.formProblems('lands on the fields of the form, with all its messages'),
      by.formProblems('is read from the error itself as well'),
    ],
    [
      'file',
      'A file that is refused is told why, under the name of its field',
      by.files('is refused: %s'),
      by.files('is one too many after the twentieth'),
    ],
    [
      'file-toast',
      'A document that is not stored is announced as a toast',
      by.beginning('says of a subtopic what to know, and announces a document that was not stored'),
    ],
    [
      'blocked',
      'A deletion that something blocks is refused, and its button closed',
      by.activities('stays while stakeholders take part in it, and goes after'),
      by.topics('stays while impacts, risks or opportunities hang on it'),
      by.assessments('keeps its item from being deleted'),
      by.e2e('keeps what something hangs on, and says why'),
    ],
    [
      'delete',
      // The specification lets it pass in silence, or as a message that goes; here the question says it.
      'A deletion that fails is told, and the list stays as it was',
      by.deleting('says why not when something hangs on it, and leaves the list as it is'),
      by.deleting('says so when anything else failed'),
    ],
  ]),
  ...section('materiality.constants', [
    [
      'scores',
      'Scores of stakeholders: 0 to 5, not 0, steps of 0.1',
      by.constants('scores of stakeholders run from 0.1 to 5 in tenths'),
      by.e2e('lists an activity and a stakeholder, each needed for what follows'),
    ],
    [
      'axes',
      'Axes of the charts run from 0 to 5',
      by.axes('runs from zero in whole steps to its end, and past it where a value is larger'),
      by.constants('the axes of the chart of both materialities run from 0 to 5'),
    ],
    [
      'rows',
      'Ten issues on their own, ten rows a page',
      by.resultScreens(
        'show both materialities in a chart, the topics and categories in tables, and ten issues on their own',
      ),
      by.resultScreens('list %s materiality ten rows to a page'),
    ],
    [
      'codes',
      'Codes of inputs, of type 2 and of items',
      by.constants('inputs are looked up by their six codes'),
      by.constants('types of an impact have their codes, under the numbers 1 and 2'),
      by.constants('items are impacts, risks and opportunities'),
    ],
    [
      'files',
      'Number and size of files come from the server',
      by.files('tells the limits before anything is sent'),
    ],
  ]),
];
