import { section } from '../line';
import * as by from './tests';

const stepTable = by.information('unlock and fill as the table of the specification says');
const kept = by.e2e('keeps what something hangs on, and says why');
const wrongScores = by.e2e('refuses scores out of the range, and says which field is wrong');
const emptied = by.e2e(
  'asks a potential impact for its probability, and empties what belongs to a parent that was changed',
);
const eachChoice = by.formValues('every choice is required, for each kind its own');

/** Sections 4 and 5: states, what blocks a deletion, and validation. */
export const rules = [
  ...section('materiality.states', [
    ['information', 'Information: always unlocked, filled with its data', stepTable],
    ['value-chain', 'Value chain: after the information, filled with an activity', stepTable],
    ['stakeholders', 'Stakeholders: with activities, filled with stakeholders', stepTable],
    ['topics', 'Topics: with stakeholders, filled with entries', stepTable],
    ['iro', 'IRO: with entries, filled once every entry has IROs', stepTable],
    ['assessment', 'Assessment: once every entry has IROs, filled when all are complete', stepTable],
    ['scope', 'Reporting scope: never', stepTable],
    [
      'order',
      'What is locked takes nothing',
      by.information('let nothing be added before the first one is saved'),
    ],
    [
      'mode',
      'Steps while it is not complete, results once it is',
      by.screens('opens the steps until the assessment is complete, and its results from then on'),
      by.wizardSteps('with %i steps filled the wizard opens at %s'),
    ],
    [
      'switch',
      'Edit assessment goes to the steps, Next on the last step to the results',
      by.e2e('assesses both, shows the score before it is saved, and leads to the results'),
      by.e2e('shows stakeholders, impacts and risks in tabs, and leads back to the steps'),
    ],
    [
      'item',
      'What is assessed is updated, what is not is created',
      by.assessments('is nothing at first, then what was chosen with its score and working'),
      by.assessments('is made once: who comes second is told'),
      by.assessments('is changed by who saw it as it is'),
      by.e2e('wants a reason where the conclusion says something else than the score'),
    ],
    [
      'refresh',
      'A new topic entry is there in the lists that depend on it',
      by.e2e('lists a topic, an impact and a risk'),
    ],
  ]),
  ...section('materiality.blocks', [
    [
      'entry',
      'A topic entry with IROs stays',
      by.topics('stays while impacts, risks or opportunities hang on it'),
      by.topics('goes while nothing does, and is missing then'),
      kept,
    ],
    [
      'item',
      'An item with an assessment stays',
      by.assessments('keeps its item from being deleted'),
      by.iros('is changed and deleted as what it is'),
      kept,
    ],
    [
      'activity',
      'An activity with stakeholders stays',
      by.activities('stays while stakeholders take part in it, and goes after'),
      kept,
    ],
    [
      'tooltip',
      'The button is closed, with a tooltip',
      kept,
      by.buttons(
        'a row that something hangs on cannot be deleted, and its button can still be reached to say why',
      ),
    ],
  ]),
  ...section('materiality.validation', [
    [
      'information',
      'Sector and size are required, the confirmation has to be checked',
      by.information('needs the guidance to be read, and a sector and a size of the lists'),
      by.informationValues(
        'nothing is chosen for the person: sector, size and confirmation are all asked for',
      ),
      by.constants('an unread guidance is refused as readConfirmationRequired'),
    ],
    [
      'file-description',
      'The description of files is required and trimmed',
      by.files('is nothing at first, and then what was written'),
      by.files('cannot be left empty'),
    ],
    [
      'file-limits',
      'Types, number and size come from the server',
      by.files('tells the limits before anything is sent'),
      by.files('is refused: %s'),
      by.files('is one too many after the twentieth'),
      by.fileCheck('name every reason at once'),
    ],
    [
      'activity',
      'Name and type are required, the description is optional',
      by.activities('needs a name and a type of the list'),
      by.activities('is listed along the value chain, with its type in words'),
    ],
    [
      'stakeholder',
      'Name, an activity and a channel are required',
      by.stakeholders('needs an activity and a channel, of this report and of the list'),
      wrongScores,
    ],
    [
      'scores',
      'Impacts from 0 to 5 in steps of 0.1, not 0',
      by.stakeholders('is refused a score of %s'),
      by.constants('scores of stakeholders run from 0.1 to 5 in tenths'),
      wrongScores,
    ],
    [
      'entry',
      'Category, topic, subtopic and issue are required, the issue is trimmed',
      by.constants('a topic entry needs category, topic, subtopic and an issue, which is trimmed'),
      by.topics('is listed with its names, in the order of the standards'),
      by.topics('needs its issue in words'),
    ],
    [
      'cascade',
      'Topics depend on the category, subtopics on the topic; a new parent clears the child',
      emptied,
      by.topics('lead from a category to its topics and their subtopics'),
      by.topics('is refused where a topic is of another category, or a subtopic of another topic'),
    ],
    [
      'iro',
      'Each text is required, and so are the lists',
      by.iros('needs words, and a matter of its report'),
      by.constants('the three lists of a topic entry are required, and each text in them'),
    ],
    [
      'impact',
      'Impact: every choice; the probability for a potential one only, dropped otherwise',
      eachChoice,
      by.formValues(
        'a potential impact without a probability is refused at that field, an actual one is not',
      ),
      by.assessments('needs the probability of a potential one'),
      by.assessments('drops the probability of an actual impact, whatever it was'),
      emptied,
    ],
    ['financial', 'Risk and opportunity: all three choices', eachChoice],
    [
      'server',
      'A map of field names to messages lands on the fields of the form',
      by.information('needs the guidance to be read, and a sector and a size of the lists'),
      by.formProblems('lands on the fields of the form, with all its messages'),
    ],
  ]),
];
