import { section } from '../line';
import * as by from './tests';

/** Section 2: the wizard and its steps but the questionnaire. */
export const wizard = [
  ...section('reports.wizard', [
    [
      'order',
      'Time period, double materiality, questionnaire, general information, details, author, facilities, review',
      by.constants('the wizard has eight steps in their order'),
    ],
    [
      'by-kind',
      'A GHG report has no double materiality and questionnaire, a CSRD report no general information and facilities',
      by.steps('a report of the kind %s is made in its own steps'),
      by.general(
        'is missing for strangers, for a private report of somebody else, and for a kind without it',
      ),
      by.facilities(
        'are read with a public report, changed by its owner and Admins, and missing in other kinds',
      ),
      by.answers('asks nothing in a report of another kind, which takes no answer either'),
    ],
    [
      'first-only',
      'Only the first step is enabled until there is a header, and the wizard stays there',
      by.steps('the steps after the first are locked until there is a report'),
      by.wizardSteps('leads to the step that is asked for, or to the last open one before it'),
      by.e2e('has its first step open alone, and takes no fewer than three months and no more than twelve'),
    ],
    [
      'bounds',
      'Next and previous stay within bounds; an enabled step is gone to directly',
      by.wizardSteps('goes on to the next open step and back to the one before'),
      by.wizard('asks nothing where they are kept, and never leads to a locked step'),
    ],
    [
      'buttons',
      'Back from the second step on, Finish on the review',
      by.wizard('lead back from the second step on, and out where there is an out'),
      by.e2e('says in the review what is missing and leads there'),
    ],
    [
      'template',
      'A report begins from scratch or from a complete one, whose data is copied, carried in basedOnId',
      by.headers('has the template’s words and names, and marks the steps until somebody has looked at them'),
      by.verification('is not copied into a report made from a template, nor is the audit number'),
      by.headers('needs one that is complete, of its kind, and that the caller may see'),
      by.e2e('is a template of the next one, whose copied steps are marked until they are looked at'),
    ],
    [
      'reporting-scope',
      'The reporting scope is no step',
      by.search('the address of the wizard knows every step of the contract, and no other'),
    ],
  ]),
  ...section('reports.time-period', [
    [
      'picker',
      'A range of months with a way to other years',
      by.e2e('has its first step open alone, and takes no fewer than three months and no more than twelve'),
    ],
    [
      'banner',
      'In a GHG report a banner, as success or error, says whether energy and fuel data is complete and leads to input data',
      by.timePeriod('comes with whether its data is complete, and where it is not a way to input data'),
      by.reports('is complete where each location has energy in each month'),
      by.reports('names the months of each location without any, up to the month in which it was closed'),
    ],
    [
      'no-banner',
      'In a CSRD report it does not show',
      by.timePeriod('the period of a sustainability report says nothing of energy and fuels'),
    ],
    [
      'earliest',
      'The earliest month is the server’s minDate',
      by.reports('is that of the first consumption of any kind, or none'),
      by.headers('is refused for %s'),
    ],
    [
      'no-consumptions',
      'Without consumptions nothing can be chosen',
      by.timePeriod('months can be chosen only where something was entered'),
      by.headers('is refused where nothing was entered'),
    ],
    [
      'ask',
      'Where there are complete reports, a dialog offers from scratch or from template, the first complete one',
      by.e2e('is a template of the next one, whose copied steps are marked until they are looked at'),
      by.headers('is paged, newest first, with its totals; for templates it has only complete ones'),
    ],
    [
      'advance',
      'Success advances, and a new header’s id stands in the address',
      by.e2e('says whether the data of the period is there, and makes the report'),
    ],
  ]),
  ...section('reports.general', [
    [
      'fields',
      'Company name, countries, production, policies, five changes, employees, first audit',
      by.generalStep('general information asks for the company, five changes, employees and audit'),
    ],
    [
      'sentences',
      'Three to five sentences are advised for what the company does: they are counted',
      by.generalValues('counts the sentences of “%s” as %i'),
    ],
    [
      'comments',
      'A comment shows where its change was answered with yes',
      by.generalStep('a comment is asked for only where a change was answered with yes'),
    ],
    [
      'audit',
      'The number of the audit shows only when it is not the first',
      by.generalStep('the number of the audit is asked for only when it is not the first'),
    ],
    [
      'language',
      'A banner where the user’s language is not that of the report',
      by.generalStep('who uses the product in another language is reminded of that of the report'),
    ],
    [
      'copied',
      'A banner where data was copied from an earlier report',
      by.e2e('is a template of the next one, whose copied steps are marked until they are looked at'),
      by.headers('has the template’s words and names, and marks the steps until somebody has looked at them'),
    ],
  ]),
  ...section('reports.details', [
    [
      'fields',
      'Name, required, and description',
      by.e2e('needs a name, keeps what was typed until it is saved, and asks before that is lost'),
      by.headers('of the name to %s is refused'),
    ],
  ]),
  ...section('reports.author', [
    [
      'fields',
      'Full name and department; saving moves on, and so does no change',
      by.e2e('needs a name, keeps what was typed until it is saved, and asks before that is lost'),
      by.e2e('keeps an author who was given, and just moves on without a change'),
    ],
  ]),
  ...section('reports.facilities', [
    [
      'blocks',
      'A block per location with its address and its rows; a deactivated one is marked',
      by.facilitiesStep(
        'facilities stand below their location with its address, and a deactivated one is marked',
      ),
      by.facilities('stay at a location that has gone to the archive since, which is shown as deactivated'),
    ],
    [
      'rows',
      'Area, kind, owned or leased, excluded',
      by.facilities('are replaced as a whole, in their order, under the locations of the company'),
      by.facilities('are of the kinds that ship, in the language of the reader'),
    ],
    ['rows-changed', 'Rows are added and removed', by.forms('are added row by row and removed again')],
    [
      'settings',
      'Who may edit locations has a link to their settings',
      by.forms('lead who may edit locations to the settings'),
    ],
    [
      'excluded',
      'What is excluded is left out of the report',
      by.documents('leaves out the share of an excluded facility, and the state of the ledger says so'),
      by.ghg(
        'takes the share of an excluded facility from everything of its location, and says how many tonnes',
      ),
    ],
    [
      'edit',
      'Who may edit locations has an icon at each that leads to the settings; others a short description',
      by.facilitiesStep(
        'a location is edited from there by who may edit locations; others have a description',
      ),
    ],
  ]),
  ...section('reports.review', [
    [
      'tiles',
      'Tiles of period, general information, name and description, author and department, locations with facilities',
      by.review('the review shows what was entered in each step of a greenhouse gas report'),
    ],
    [
      'deactivated',
      'A location that is deactivated has a marker with a tooltip',
      by.forms('say in the review that a location is deactivated, and what that means'),
    ],
    ['edit', 'Each leads to its step', by.e2e('says in the review what is missing and leads there')],
    [
      'missing',
      'What is required and missing has an error icon that says to complete the data',
      by.e2e('says in the review what is missing and leads there'),
      by.review('the review names what a step still lacks at its tile, and nothing at the others'),
    ],
  ]),
];
