import { section } from '../line';
import * as by from './tests';

/** Sections 4 to 6: states and transitions, validation, roles and permissions. */
export const rules = [
  ...section('states', [
    [
      'restore',
      'A stored token restores the session; a refused one is forgotten',
      by.session('gives the session user and a token that restores the session'),
      by.client('of the credential ends the session, once'),
    ],
    [
      'logout',
      'Logout forgets cached data and leads to sign-in',
      by.journey('works on while the host is gone, until signing out'),
      by.forgetAnswers('leaves nothing of the old answers, and what is on screen asks again'),
    ],
    [
      'language',
      'Changing the language resets cached data',
      by.journey('by e-mail and password keeps the language that was switched to'),
      by.accounts('changes what the server says, for View too'),
    ],
    [
      'new-user',
      'A temporary password must be replaced',
      by.journey('lets nobody past a temporary password'),
      by.session('blocks every call that is not listed as allowed, and those are four'),
    ],
    [
      'forgot',
      'E-mail, code, new password, success',
      by.forgottenPassword('takes two equal passwords of eight characters and leads to sign-in'),
      by.accounts('is accepted as often as it is looked at, and sets the password once'),
    ],
    [
      'registration',
      'The second tab opens when the server accepts the first; success signs in in the country’s language',
      by.firstDay('lets nobody past the first tab before the profile is right'),
      by.firstDay('signs the new company in, in the language of its country'),
    ],
    [
      'row-edit',
      'A row is viewed or edited; saving needs a change',
      by.entriesE2e('are changed in their row, once something is different'),
    ],
    [
      'row-delete',
      'Editing offers to delete',
      by.entriesE2e('are deleted after a question that names them, and can be brought back'),
    ],
    [
      'new-row',
      'After a success the form for a new row is empty',
      by.entriesE2e('are entered one after the other, each with its carbon equivalent at once'),
    ],
    [
      'first-consumption',
      'The first consumption refreshes the company’s state',
      by.inputData('adds its location and its first bill'),
    ],
    [
      'dirty',
      'Dirty forms hold the person',
      by.entriesE2e('that are not saved hold the person until they decide'),
    ],
    [
      'category-first',
      'Fuel waits for its category',
      by.firstDay('enters the first fuel and finds it on the overview'),
    ],
    [
      'dependent-fields',
      'Category clears type, amount, unit; type clears amount and sets the unit',
      by.entriesE2e('follow their category and type: what depended on them is emptied'),
    ],
    [
      'conflict',
      'A field changed by another asks which value counts',
      by.entriesE2e('that somebody else changed first ask what counts'),
      by.conflict('conflicts where the values differ'),
      by.journey('asks the second of two tabs that edit the same row'),
    ],
    [
      'polling',
      'Incomplete reviews are asked for every 30 s, up to 5 min, with early stops',
      by.watchValue('is asked for every 30 s and given up after 5 min'),
      by.watchValue('is told once when it changes, and then left alone'),
      by.watchValue('is not asked for once stopped, and an answer under way is dropped'),
    ],
    [
      'reopened-review',
      'A change of data re-opens an answer about zero',
      by.reviews(
        'a review with every answer complete becomes complete, and an answer about zero is re-opened',
      ),
    ],
    [
      'widget-restore',
      'A failed toggle or move restores the order',
      by.dashboard('puts the order back and says so when the server refuses'),
    ],
    [
      'failed-delete',
      'A failed delete leaves the list as it was',
      by.fuelConsumptions('is refused when stale, foreign, or to the View role'),
      by.entriesE2e('are deleted after a question that names them, and can be brought back'),
    ],
    [
      'explorer',
      'Filters change the query string, which drives the chart',
      by.dashboard('keeps each choice in the URL, and finds a location by its address'),
    ],
  ]),
  ...section('validation', [
    [
      'fuel',
      'Amount, category, date, type and unit are required; not after today',
      by.entriesE2e('are refused with every reason, at the fields and in a summary that leads there'),
      by.entriesE2e('cannot be dated after today'),
      by.fuelConsumptions('with an empty body names every missing field at once'),
      by.fuelConsumptions('today is accepted, a later date is not'),
    ],
    [
      'utility',
      'Amount, type, unit and period are required; not ending after today',
      by.utilities('takes a bill that ends today, but none that ends later or before it starts'),
      by.utilities('names every field that does not fit at once'),
    ],
    ['renewable', 'The same for renewables', by.renewables('names every field that does not fit at once')],
    ['login', 'Username is an e-mail, both are required', by.session('names every missing field')],
    [
      'forgot',
      'E-mail valid; code in the given words',
      by.forgottenPassword('tells a wrong code at its field'),
      by.accounts('that is wrong is refused with the words of the specification'),
      by.accounts('names the field of a bad address'),
    ],
    [
      'password',
      'At least eight characters, confirmation matches',
      by.forgottenPassword('takes two equal passwords of eight characters and leads to sign-in'),
      by.accounts('refuses one that is %s'),
    ],
    [
      'token',
      'An invitation token is required, in the given words',
      by.registrations('that is empty is answered with the words of the specification, in Polish too'),
    ],
    [
      'registration',
      'E-mail, password, confirmation, company fields',
      by.registrations('names all its mistakes at once'),
      by.firstDay('lets nobody past the first tab before the profile is right'),
    ],
    [
      'vat',
      'VAT begins with the country’s prefix, BR excepted, and is valid',
      by.companyNumbers('of %s is accepted: %s'),
      by.companyNumbers('with %s is refused (%s, %s)'),
      by.companySchema('for %s as %s: accepted %s'),
    ],
    [
      'numbers',
      'VAT, registration and PKD numbers are required by country and extra information',
      by.companyNumbers('all missing with extra information in Poland are three issues at once'),
      by.companyNumbers('with extra information need no PKD where there is none'),
    ],
    [
      'terms',
      'Terms must be accepted, in the given words',
      by.firstDay('shows the terms without losing what was typed, and needs them accepted'),
    ],
    [
      'dates',
      'Years from 50 back to 10 ahead, the week starts on Monday',
      by.uiRules('offer 50 years back and 10 ahead'),
      by.specification('the week of the calendar starts on Monday'),
    ],
    [
      'server-errors',
      'Server errors land on their fields, detail on the form',
      by.formProblems('lands on the fields of the form, with all its messages'),
    ],
  ]),
  ...section('roles', [
    [
      'admin',
      'Admins see Settings and the incomplete-company banner',
      by.menuItems('hides settings from everyone but admins'),
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
    [
      'view',
      'View reads and changes nothing',
      by.journey('is not offered to a reader'),
      by.inputData('is to look, with the View role'),
      by.fuelConsumptions('is refused to the View role and without the module, and stores nothing'),
    ],
    [
      'modules',
      'Each area needs its modules',
      by.menuItems('locks what is not licensed, whether or not there is a location'),
      by.guards('that asks for %o with the licence %j opens: %s'),
    ],
    [
      'enforced',
      'The server enforces what the client hides',
      by.permissions('there is something to check on both sides'),
      by.permissions('$id is refused'),
    ],
    [
      'trial',
      'Trials show a banner',
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
  ]),
];
