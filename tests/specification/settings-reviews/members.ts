import * as accounts from '#api/contract/account/accounts';
import * as languages from '#api/contract/account/languages';
import * as contract from '#api/contract/account/members';
import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const membersApi = testsOf('sandbox-api/modules/account/members/members.test.ts');
const race = testsOf('tests/contract/races/last-admin-race.test.ts');
const journey = testsOf('tests/e2e/account/settings-members.full.test.ts');
const accountsApi = testsOf('sandbox-api/modules/account/accounts/accounts.test.ts');
const languagesApi = testsOf('sandbox-api/modules/account/languages/languages.test.ts');
const devices = testsOf('sandbox-api/modules/account/devices/devices.test.ts');
const userAgents = testsOf('sandbox-api/modules/account/devices/user-agent.test.ts');
const history = testsOf('sandbox-api/modules/account/history/history.test.ts');
const differences = testsOf('sandbox-api/modules/account/history/differences.test.ts');
const historySearch = testsOf('src/features/account/history/search.test.ts');
const historyTable = testsOf('src/features/account/history/to-table.test.ts');
const historyWords = testsOf('tests/architecture/history-words.test.ts');
const typed = testsOf('tests/e2e/shell/typed-input.full.test.ts');
const shell = testsOf('tests/e2e/shell/shell.full.test.ts');
const permissions = testsOf('tests/contract/permissions.test.ts');

/** Specification 001: members, profile, history. */
export const members: DocumentPart = {
  lines: [
    ...section('members.screens', [
      [
        'users',
        '/settings/users: manage members',
        journey('sees colleagues in every state, and cannot change their own'),
      ],
      [
        'users-guard',
        'Not for the role "view", who is led to the dashboard',
        journey('who may only look has no settings'),
        membersApi('is of the own company, for Admins and Users'),
      ],
      [
        'table',
        'A paged table',
        membersApi('comes in pages of ten, by name, with how many there are'),
        journey('sees colleagues in every state, and cannot change their own'),
      ],
      [
        'add',
        'Add',
        journey(
          'adds a colleague, who gets a temporary password by mail; an address with an account is refused at its field',
        ),
      ],
      ['edit', 'Edit', journey('changes a role, and sends a temporary password again')],
      ['remove', 'Remove', journey('removes a colleague after a question that names them')],
      ['status', 'An active/inactive dropdown', journey('shuts a colleague out and lets them in again')],
      [
        'profile',
        '/profile: personal data, language, password change',
        shell('shows company, initials and the way to the profile'),
        typed('keeps a name in the profile that is not saved yet'),
        journey('is told at the field that the current password is wrong'),
      ],
    ]),
    ...section('members.states', [
      [
        'status',
        'Active or inactive, not for oneself',
        membersApi('signs a member out everywhere at the next call, and lets them in anew'),
        membersApi('of oneself cannot be changed'),
      ],
      [
        'removal',
        'Removal is irreversible, after confirmation',
        membersApi('cannot be undone or repeated'),
        journey('removes a colleague after a question that names them'),
      ],
      [
        'last-admin',
        'A company keeps an Admin, also by two at once (decisions)',
        membersApi('who is the last active Admin to another role is refused'),
        membersApi('of two Admins who act on each other at once one stays'),
        race('is not %s by two who act on each other at once'),
      ],
      [
        'temporary',
        'A temporary password: by mail, seven days, sent again, replaced (design)',
        membersApi(
          'mails a temporary password in their language, with which they sign in and must choose their own',
        ),
        membersApi('opens nothing after seven days, and says so'),
        membersApi('sent again is a new one, and the one before is void'),
      ],
      [
        'name-stays',
        'What somebody entered stays, with their name (design)',
        membersApi('ends their sessions, keeps the row with the name, and frees the address'),
        history('keeps the name of who was removed, and names them among the people'),
      ],
      [
        'language',
        'A change of the language keeps what is typed',
        typed('keeps a name in the profile that is not saved yet'),
      ],
    ]),
    ...section('members.rules', [
      [
        'required',
        'Member: e-mail and role required',
        membersApi('names every mistake at once; a role that there is not and a name of 51 letters are two'),
      ],
      [
        'email-fixed',
        'E-mail change is not self-service',
        membersApi('gives another role at the next call, and keeps the e-mail'),
      ],
      [
        'email-taken',
        'An e-mail that exists here or elsewhere: one error at its field',
        membersApi('with an address that has an account here or elsewhere is refused in the same words'),
      ],
      [
        'profile',
        'Profile: first and last name required, at most 50',
        accountsApi('needs both names, fifty characters at most, and says so for both'),
      ],
      [
        'password',
        'Password: current required, new at least 8 characters',
        accountsApi('refuses one that is %s'),
      ],
      [
        'password-temporary',
        'The new one differs from a temporary one',
        membersApi('is done when they have chosen a password of their own, which is not the temporary one'),
        membersApi('does not take the temporary password as the new one after a code from the mail, either'),
      ],
      [
        'password-confirm',
        'Entered passwords are different',
        journey('is told at the field that the current password is wrong'),
      ],
    ]),
    ...section('members.roles', [
      ['list', 'Roles come from the server', membersApi('is not told without the roles there are')],
      [
        'changes',
        'Admins change members, others do not',
        membersApi('is for Admins'),
        journey('who is no administrator reads the members and changes nothing; the history is not theirs'),
        permissions('$id, called by View'),
      ],
    ]),
    ...section('members.errors', [
      [
        'delete',
        'Delete member: the server’s detail is shown in the dialog',
        journey('is told in the question why somebody cannot be removed'),
        membersApi('of oneself is refused in words'),
      ],
      [
        'password',
        'Change password: 403 puts the detail on the current password',
        accountsApi('with a wrong current one answers 403 with a detail and changes nothing'),
        journey('is told at the field that the current password is wrong'),
      ],
    ]),
    ...section('members.limits', [
      ['page', '10 members on a page', membersApi('comes in pages of ten, by name, with how many there are')],
      ['languages', 'Languages: id and code', languagesApi('English and Polish are listed to anybody')],
    ]),
    ...section('members.devices', [
      [
        'list',
        'Signed-in devices: since, last use, this one (design)',
        devices('are told with browser and system, this one first, to their owner only'),
        devices('keep their last use to five minutes, without a write for each call'),
        userAgents('of %s the browser is %s and the system %s'),
      ],
      [
        'end',
        'Each or all others can be signed out (design)',
        devices('are signed out one by one'),
        devices('are all signed out but this one'),
        devices('of somebody else cannot be signed out'),
        journey('sees where they are signed in, and signs the other places out'),
      ],
    ]),
    ...section('members.history', [
      [
        'fields',
        'Who, when, what, before → after per field (design)',
        history('tells who changed what, each field before and after, keys by their names'),
        differences('of a changed row the fields that differ, as they were and as they are'),
        historyWords('has a word for each field of %s'),
      ],
      [
        'secrets',
        'No secret is shown',
        differences('no secret is told, also of a row that should never have been kept'),
      ],
      [
        'filters',
        'Filters by person, kind, location and time in the URL (design)',
        history('is told by person, kind of thing, thing, place and time, each alone and all at once'),
        historySearch('what cannot be read in an address is as if it were not there'),
        history('each filter of the history is found by an index'),
      ],
      [
        'pages',
        'Paged by keys (design)',
        history('comes in pages by keys, both ways, and none is told twice or left out'),
        journey('turns the pages of the history, narrows it by person and exports it'),
      ],
      [
        'export',
        'Export .csv (design)',
        historyTable('has a line for each field, and a text that would run in a spreadsheet does not'),
        journey('turns the pages of the history, narrows it by person and exports it'),
      ],
      [
        'link',
        'Things lead to their own rows (design)',
        journey(
          'finds each step in the history of that colleague, before and after, and the choice in the address',
        ),
      ],
      ['admins', 'For Admins', history('is for Admins, and of their company')],
    ]),
  ],
  entities: [
    {
      name: 'member',
      schema: contract.member,
      fields: 'userId email firstName lastName roleId roleName active',
    },
    { name: 'role', schema: contract.role, fields: 'roleId name' },
    { name: 'profile', schema: accounts.profile, fields: 'firstName lastName' },
    { name: 'language', schema: languages.language, fields: 'languageId code' },
  ],
  calls: [
    'GET /api/Users?PageNumber&PageSize&IncludeCount',
    'POST /api/Users',
    'PUT /api/Users/{id}',
    'DELETE /api/Users/{id}',
    'PUT /api/Users/{id}/Status?active',
    'PUT /api/Users/Languages',
    'POST /api/Users/Password/change',
    'GET /api/Users/Profiles',
    'PUT /api/Users/Profiles',
    'GET /api/Roles',
  ],
};
