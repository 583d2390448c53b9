import { section } from '../line';
import * as by from './tests';

/** Sections 4, 5, 6 and 9: states, validation, roles and constants. */
export const rules = [
  ...section('reports.states', [
    [
      'header',
      'A new report is not complete; Finish makes it so, and reading waits for it',
      by.headers('covers whole months, is private, in the language of whoever makes it, and is audited'),
      by.issues('is not finished: each field is named by its step, and nothing is stored'),
      by.obstacles('is not finished before its period is over: %s'),
      by.obstacles('is not finished with every facility left out, and is with one taken back'),
      by.issues('says what each step needs in the language of the reader, until nothing does'),
      by.savedRow('is reading and taking along only once it is complete, as a workbook where there is one'),
    ],
    [
      'incomplete',
      'It may be left not complete, and a change makes a complete one incomplete',
      by.headers(
        'of what a complete report says makes it incomplete; saving the same changes nothing at all',
      ),
      by.issues(
        'that is changed afterwards is no report until it is finished again; the issue stays readable',
      ),
    ],
    [
      'shared',
      'Private or public, by its owner only',
      by.headers(
        'a public one read all of the company; its owner and Admins change it, its owner alone shares it',
      ),
    ],
    [
      'wizard',
      'Steps beyond the first unlock with the header',
      by.steps('the steps after the first are locked until there is a report'),
    ],
    [
      'start',
      'From scratch, or with the data of the first complete report',
      by.headers('has the template’s words and names, and marks the steps until somebody has looked at them'),
    ],
    [
      'answers',
      'Answers are stored one by one, and taken back',
      by.answers(
        'is stored with who gave it, counts on its page, and is audited by the name of its question',
      ),
      by.answers('to a question that no longer shows is kept and does not count, and can be taken back'),
    ],
  ]),
  ...section('reports.validation', [
    [
      'period-required',
      'From and to are required',
      by.e2e('has its first step open alone, and takes no fewer than three months and no more than twelve'),
    ],
    [
      'period-months',
      'At least three months, at most twelve, from minDate on',
      by.headers('is refused for %s'),
      by.headers('may cover %s'),
      by.e2e('has its first step open alone, and takes no fewer than three months and no more than twelve'),
    ],
    [
      'period-end',
      'The end snaps to the end of its month',
      by.headers('covers whole months, is private, in the language of whoever makes it, and is audited'),
      by.headers('of the period is checked like a new one, and of another report it is refused'),
    ],
    [
      'details',
      'Name required and at most 100 characters, description at most 500',
      by.headers('of the name to %s is refused'),
      by.constants('names take 100, descriptions 500, departments 100 characters'),
    ],
    [
      'author',
      'Department at most 100 characters; an author cannot be cleared',
      by.headers('of author and department needs both: an author that was given is never taken away'),
      by.constants('names take 100, descriptions 500, departments 100 characters'),
      by.e2e('keeps an author who was given, and just moves on without a change'),
    ],
    [
      'general',
      'Company name required and trimmed, at least one country, comments at most 500, policies at most 1000',
      by.general('is refused for %s'),
      by.general('needs company name and countries, and nothing else'),
      by.constants('general information trims the name, and takes 500 of a comment and 1000 of policies'),
    ],
    [
      'general-sent',
      'A comment is sent only with a yes, and the first audit has number 1',
      by.generalValues('keeps a comment only where its question was answered with yes'),
      by.generalValues('has for "first audit: %s" the number %s'),
      by.general('keeps a comment only where its question was answered with yes'),
      by.general('has for "first audit: %s" with the number %s the number %s'),
    ],
    [
      'facilities',
      'Area, kind and ownership are required in each row',
      by.facilityValues('needs its area, kind and ownership'),
      by.facilities('are refused for %s, at the field of their row'),
    ],
    [
      'answers',
      'Required, minChars, maxChars, minValue, maxValue, digits only, choices that there are',
      by.answerRules('cannot be a %s'),
      by.answerRules('is told its limit'),
      by.answers('cannot be %s'),
      by.answerProblem('a %s from %s to %s'),
      by.questions('says what is wrong with a number before anything is sent'),
    ],
    [
      'boxes',
      'An empty list of tick boxes is no answer',
      by.answerRules('cannot be a %s'),
      by.questionnaire('asks for tick boxes always, since an empty list cannot be saved'),
    ],
    [
      'images',
      'Only .jpg, .jpeg and .png',
      by.constants('pictures are png, jpg and jpeg'),
      by.images('that is %s is refused at its field'),
      by.questions('takes a picture of a PNG and nothing else, shows it and takes it back'),
    ],
    [
      'server',
      'A map of field names to messages lands on the fields of the form',
      by.formProblems('lands on the fields of the form, with all its messages'),
      by.facilityValues('gets what the server says of %s'),
    ],
  ]),
  ...section('reports.roles', [
    [
      'module',
      'REPORTS gates the area, the plan each report',
      by.permissions('$id, where there is no module'),
      by.headers('nobody has it where the module is missing, or where the plan leaves the kind out'),
      by.headers('is refused for a kind that is none, and for one that the plan leaves out'),
    ],
    [
      'owner',
      'Only the owner shares and deletes; an Admin takes over first what somebody left behind',
      by.headers(
        'a public one read all of the company; its owner and Admins change it, its owner alone shares it',
      ),
      by.ownership('by its owner alone: an Admin who did not make it destroys no issue'),
      by.ownership('is taken over by an Admin, who then is its owner, and the history says so'),
      by.savedRow('is changing for its owner and Admins, and deleting for its owner alone'),
      by.savedRow('is taking it over for Admins where its owner has left, and then deleting it'),
      by.mayEdit('a report is changed by its owner and by Admins, and by nobody who may only look'),
    ],
    [
      'locations',
      'Who may edit locations has their icon in the facilities; others do not',
      by.facilitiesStep(
        'a location is edited from there by who may edit locations; others have a description',
      ),
    ],
    [
      'view',
      'View reads what is public and changes nothing',
      by.permissions('$id, called by View'),
      by.e2e('that is shared can be read by others, and changed by none of them'),
    ],
    [
      'tenant',
      'A report of another company is missing',
      by.headers('a private one are its owner and Admins; to everybody else it is missing'),
      by.otherCompany('every call answers as if the row did not exist'),
    ],
  ]),
  ...section('reports.constants', [
    [
      'pages',
      'Ten saved reports, two hundred reports, 500 ms',
      by.constants('a page has ten saved reports, and the menu two hundred kinds'),
      by.constants('a search waits for 500 ms'),
    ],
    [
      'period',
      'Three to twelve months, shown as Mar, 2024',
      by.constants('a report covers three to twelve months'),
      by.format('have the form %s'),
      by.savedRow(
        'says its name, when it was made and by whom, when it was changed last, and who answers for it',
      ),
    ],
    [
      'texts',
      'Name 100, description 500, department 100, comments 500, policies 1000',
      by.constants('names take 100, descriptions 500, departments 100 characters'),
      by.constants('general information trims the name, and takes 500 of a comment and 1000 of policies'),
    ],
    [
      'audit',
      'The first audit has number 1',
      by.general('has for "first audit: %s" with the number %s the number %s'),
    ],
    [
      'codes',
      'Question types and types of pictures',
      by.constants('questions have the seven types'),
      by.constants('pictures are png, jpg and jpeg'),
    ],
  ]),
];
