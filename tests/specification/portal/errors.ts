import { section } from '../line';
import * as by from './tests';

const exact = by.specification('says "%s" as given');

/** Sections 8 and 9: the error catalogue, message texts, constants and limits. */
export const errors = [
  ...section('errors', [
    [
      'unspecified',
      'Something went wrong',
      exact,
      by.dashboard('puts the order back and says so when the server refuses'),
    ],
    [
      'login',
      'Login failed …, at the password field',
      exact,
      by.journey('tells a wrong password at the password field'),
    ],
    [
      'login-by-token',
      'The session is cleared',
      by.client('of the credential ends the session, once'),
      by.session('does not open with the credential "%s"'),
    ],
    [
      'forgot-email',
      'At the e-mail field',
      by.fieldFailure('carries what the API says of it, and leaves the other fields alone'),
    ],
    ['code', 'At the code field', by.forgottenPassword('tells a wrong code at its field')],
    [
      'reset',
      'At the confirmation field',
      by.fieldFailure('carries what the API says of it, and leaves the other fields alone'),
    ],
    [
      'resend',
      'The generic text',
      exact,
      by.accounts('is limited to five an hour per address, whether or not an account has it'),
    ],
    [
      'change-password',
      'A 403 puts its detail on the current password',
      by.accounts('with a wrong current one answers 403 with a detail and changes nothing'),
      by.fieldFailure('carries what the API says of it, and leaves the other fields alone'),
    ],
    [
      'invitation-token',
      'Detail, or invalid token',
      by.firstDay('begins with an invitation: a wrong token is told, the right one opens two tabs'),
    ],
    [
      'registration',
      'Field errors, else a toast',
      by.firstDay('shows the terms without losing what was typed, and needs them accepted'),
      by.registrations('names all its mistakes at once'),
    ],
    [
      'form-save',
      'Detail or generic text under the form',
      by.formProblems('is read from the error itself as well'),
    ],
    [
      'widget',
      'Snackbar, error tile with a contact',
      by.dashboard('says in the tile what failed, and leads from there to us and to another try'),
    ],
    [
      'conflict',
      'Another user has made changes …',
      exact,
      by.entriesE2e('that somebody else changed first ask what counts'),
    ],
    [
      'unsaved',
      'You have unsaved changes.',
      exact,
      by.entriesE2e('that are not saved hold the person until they decide'),
    ],
    [
      'downloads',
      'A failed download leaves the screen as it was',
      by.shell('leaves everything as it was when a download fails'),
    ],
    [
      'contact',
      'Message hasn’t been sent',
      exact,
      by.shell('has a contact form that names what is missing and says when it could not be sent'),
    ],
    ['translation', 'No translation found', by.specification('a missing translation says so')],
    ['title', 'Error', exact],
    [
      'messages',
      'Validation texts as given',
      exact,
      by.messages('exist in English and Polish for every code'),
    ],
    [
      'messages-file',
      'File messages name formats and sizes',
      by.fileCheck('name every reason at once'),
      by.format('as file size have two decimals'),
    ],
    [
      'status',
      'A stale write answers 412',
      by.fuelConsumptions('that somebody else changed meanwhile answers 412 with the row as it is now'),
    ],
  ]),
  ...section('constants', [
    [
      'page-size',
      'Ten rows a page',
      by.fuelConsumptions('gives pages, newest first, with the totals in the header'),
      by.specification('a page has ten rows'),
    ],
    ['polling', '30 s, 5 min', by.watchValue('is asked for every 30 s and given up after 5 min')],
    ['password', 'Eight characters', by.accounts('refuses one that is %s')],
    ['resend', 'Five minutes', by.resendLock('lasts five minutes')],
    ['sources', 'Ten sources', by.specification('the overview asks for ten sources')],
    ['pie', 'Seven percent', by.charts('is labelled from seven per cent on')],
    ['snackbar', '3000 ms', by.specification('at most three toasts are shown, for three seconds')],
    ['toasts', 'Three toasts', by.specification('at most three toasts are shown, for three seconds')],
    [
      'contact',
      '120, 120, 120, 255, 3000',
      by.specification('the contact form takes 120, 120, 120, 255 and 3000 characters'),
    ],
    [
      'faqs',
      'Six questions',
      by.faqs('at most six help questions are shown, the most useful first'),
      by.shell('answers at most six frequent questions'),
    ],
    ['years', '50 back, 10 ahead', by.uiRules('offer 50 years back and 10 ahead')],
    ['date-formats', 'Pickers MMM D, YYYY; others DD.MM.YYYY or DD MMM YYYY', by.format('have the form %s')],
    ['area', 'm2', by.locations('refuses an unknown country and an area that is no whole number')],
    [
      'sidebar',
      '264 px',
      by.shell('has a menu of 264 px that collapses by choice, and is narrow below the large breakpoint'),
    ],
    ['icon-delay', '100 ms before a loader shows', by.specification('a loader waits for 100 ms')],
    [
      'location-scroll',
      'The list of locations scrolls from 500 px on',
      by.specification('the list of locations is at most 500 px high'),
    ],
    [
      'hours',
      'Monday to Tuesday, 8am to 6pm',
      by.shell('has a contact form that names what is missing and says when it could not be sent'),
    ],
    ['tour', 'Intro and three steps', by.tour('are an intro and three more')],
    ['languages', 'pl and en, en as fallback', by.format('falls back to English')],
  ]),
];
