import { section } from '../line';
import * as by from './tests';

/** Sections 7 and 8: what the calls do, and what fails. */
export const errors = [
  ...section('reports.calls', [
    [
      'list',
      'Reports are searched, in pages of up to 200',
      by.reports('are listed in the language of the reader, found by part of a name, and paged'),
    ],
    [
      'headers',
      'Headers by page with x-pagination; one complete one is the lookup of the template',
      by.headers('is paged, newest first, with its totals; for templates it has only complete ones'),
    ],
    [
      'create',
      'startDate and endDate as YYYY-MM-DDTHH:mm:ss, reportId, basedOnId; answers reportHeaderId',
      by.headers('may cover %s'),
      by.headers('has the template’s words and names, and marks the steps until somebody has looked at them'),
    ],
    [
      'update',
      'The same with reportHeaderId',
      by.headers('of the period is checked like a new one, and of another report it is refused'),
    ],
    [
      'delete',
      'A header is deleted, and missing afterwards',
      by.headers('of a report that was deleted in another tab finds nothing'),
    ],
    [
      'share',
      'Share takes the status of the address',
      by.headers(
        'a public one read all of the company; its owner and Admins change it, its owner alone shares it',
      ),
    ],
    [
      'names',
      'Names and authors are read and changed',
      by.headers('of the name to %s is refused'),
      by.headers('of author and department needs both: an author that was given is never taken away'),
    ],
    [
      'validations',
      'Validations say what each step lacks',
      by.issues('says what each step needs in the language of the reader, until nothing does'),
    ],
    [
      'generate',
      'Generate answers the document',
      by.issues('is kept with the hash of its document, which anybody can work out again, and is audited'),
    ],
    [
      'dates',
      'A lookup answers minDate, another the durations',
      by.reports('is that of the first consumption of any kind, or none'),
      by.lookups('durations are the five of the charts and the lengths that a report can have, in words'),
    ],
    [
      'general',
      'General information is read by both addresses, stored and changed',
      by.general('is proposed from what the company is known to be, as long as nothing is stored'),
      by.general('is stored once, audited, and tells the second who would store it that somebody was first'),
      by.general('is changed by its own stamp, and makes a complete report incomplete'),
    ],
    [
      'pages',
      'Pages and sections by PageNumber',
      by.answers('has eight pages with what is required on each, and says so in the caller’s language'),
      by.answers('is read by sections of a page, with what stands below each question'),
    ],
    [
      'answers-since',
      'Answers are asked for with If-Modified-Since, and say Last-Modified',
      by.answers('is sent again only when something has changed, and says since when'),
      by.answers('tells two changes within one second apart'),
      by.dated('what has not changed is not sent again, and is answered all the same'),
      by.dated('what has changed since comes whole'),
    ],
    [
      'answers-guarded',
      'They are changed and taken back with If-Unmodified-Since',
      by.answers('do not overwrite or take back what they have not seen, and may once they have'),
    ],
    [
      'files',
      'Pictures are sent as the field file, replaced and deleted',
      by.images('is stored without what was written beside its pixels, and read again'),
      by.images('is replaced, then taken back with its answer, and leaves a trace that does not hold it'),
    ],
    [
      'facilities',
      'Kinds of facilities, locations of a report, and its rows as a list',
      by.facilities('are of the kinds that ship, in the language of the reader'),
      by.facilities('are replaced as a whole, in their order, under the locations of the company'),
    ],
    ['credential', 'A credential is sent on every call', by.permissions('$id is refused')],
  ]),
  ...section('reports.errors', [
    [
      'period',
      'A refused period: errors by field on the matching fields',
      by.headers('is refused for %s'),
      by.formProblems('lands on the fields of the form, with all its messages'),
    ],
    ['detail', 'Else a detail of the server', by.formProblems('is read from the error itself as well')],
    [
      'conflict',
      'A 412 answers what the server has, and a dialog shows both values',
      by.answers('are told of each other’s answer to a question that neither saw answered'),
      by.questions('asks which answer counts when two tabs answered, and saves the one chosen'),
    ],
    [
      'keep',
      'Keep discards the local answer and takes the one of the server',
      by.questions('keeps the saved answer where that is chosen'),
    ],
    [
      'overwrite',
      'Overwrite saves again with the latest stamp',
      by.answers('do not overwrite or take back what they have not seen, and may once they have'),
      by.questions('asks which answer counts when two tabs answered, and saves the one chosen'),
    ],
    [
      'overwrite-late',
      'An overwrite that fails with 412, too, is told that it was already updated',
      by.questionPage('an overwrite that came too late is told to be already updated'),
      by.questions('tells who overwrites too late that it was already updated, and asks again'),
    ],
    [
      'image',
      'A refused picture has its errors at the field file',
      by.images('that is %s is refused at its field'),
      by.questions('takes a picture of a PNG and nothing else, shows it and takes it back'),
    ],
    [
      'show-errors',
      'With a parameter in the address, required fields that the response names have their error',
      by.forms('is shown at the fields of the step that the review leads to'),
      by.forms('is not shown to whoever comes by another way, nor at what is complete'),
      by.questions('shows what is missing to whoever comes from the review'),
    ],
    [
      'global',
      'A generic failure is the error of the form as a whole',
      by.forms('a save without an answer is told at the form, and loses nothing'),
    ],
    [
      'delete',
      'Deleting that fails is told, in the question that is still open, and the list stays as it was',
      by.forms('that cannot be deleted stays in the list, and the question says why'),
    ],
    [
      'download',
      // The specification lets it pass in silence. Whoever waits for a file that never comes would press again, or take the
      // report for lost; so it is told like any other failure.
      'A download that fails is told, where the specification is silent about it',
      by.forms('says so when it cannot be taken along'),
    ],
    [
      'gone',
      'What was deleted elsewhere is told',
      by.e2e('say so when the report was deleted in the other one'),
      by.headers('of a report that was deleted in another tab finds nothing'),
    ],
    [
      'unavailable',
      'A report that the plan lacks has the banner to upgrade',
      by.e2e('a kind that the plan lacks has a page that says so, and is closed behind it'),
    ],
  ]),
];
