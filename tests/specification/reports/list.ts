import { section } from '../line';
import * as by from './tests';

/** Sections 1 and 2: the product, the routes and the list of reports. */
export const list = [
  ...section('reports.product', [
    [
      'kinds',
      'Two kinds of report from recorded emissions, told apart by questionnaireType: GHG and CSRD',
      by.reports('are listed in the language of the reader, found by part of a name, and paged'),
      by.documents('says what the ledger says, of this year and of the one before'),
    ],
    [
      'instance',
      'A report is built step by step, then read, taken along, shared or deleted',
      by.e2e('finishes the report, and marks it in the list'),
      by.e2e('is read as it was finished, and taken along as a PDF of its name'),
      by.e2e('is shared by its owner with the whole company, and taken back'),
      by.e2e('say so when the report was deleted in the other one'),
    ],
    [
      'language',
      'The report has a language of its own, and who writes in another one is reminded of it',
      by.headers('covers whole months, is private, in the language of whoever makes it, and is audited'),
      by.documents('is a whole document in the language of the report: %s'),
      by.generalStep('who uses the product in another language is reminded of that of the report'),
    ],
    [
      'module',
      'The area needs the module REPORTS; without it a person is led to the dashboard',
      by.constants('leads to the dashboard without the module, and without locations'),
      by.menu('locks what is not licensed, whether or not there is a location'),
    ],
    [
      'available',
      'Each report says whether the plan includes it; where not, there is a banner to upgrade',
      by.reports('say which the plan leaves out'),
      by.e2e('a kind that the plan lacks has a page that says so, and is closed behind it'),
    ],
    [
      'enforced',
      'The server enforces the module and the plan',
      by.permissions('$id, where one module is missing'),
      by.headers('nobody has it where the module is missing, or where the plan leaves the kind out'),
    ],
  ]),
  ...section('reports.routes', [
    [
      'list',
      '/reports/{reportId?} is the list',
      by.e2e('opens at its first report, with the kinds beside it and found by name'),
    ],
    [
      'create',
      '/reports/{reportId?}/create is the wizard, with headerId in its address',
      by.e2e('says whether the data of the period is there, and makes the report'),
      by.search('the address of the wizard knows every step of the contract, and no other'),
    ],
    [
      'edit-mode',
      'editMode is carried in the state of the navigation',
      by.forms('a saved report is opened to be edited, which the navigation remembers over a reload'),
    ],
    [
      'locations',
      'A company without locations is led to the dashboard',
      by.e2e('waits for a first location'),
    ],
  ]),
  ...section('reports.list', [
    [
      'first',
      'A missing or unknown reportId leads to the first report',
      by.e2e('opens at its first report, with the kinds beside it and found by name'),
    ],
    [
      'submenu',
      'The submenu lists reports with a search',
      by.e2e('opens at its first report, with the kinds beside it and found by name'),
      by.reports('are listed in the language of the reader, found by part of a name, and paged'),
    ],
    [
      'lock',
      'A report that the plan lacks has a lock in the submenu',
      by.e2e('a kind that the plan lacks has a page that says so, and is closed behind it'),
    ],
    [
      'new-report',
      'New report shows name and description',
      by.forms('a new report says its name and what it is for'),
    ],
    [
      'search',
      'The search waits 500 ms; a page has 200 reports',
      by.constants('a search waits for 500 ms'),
      by.constants('a page has ten saved reports, and the menu two hundred kinds'),
    ],
    [
      'get-started',
      'New report has a button Get started that goes to the wizard',
      by.e2e('has its first step open alone, and takes no fewer than three months and no more than twelve'),
    ],
    [
      'locked',
      'Get started and Saved reports are disabled, and a banner has a link to contact, where the plan lacks the report',
      by.e2e('a kind that the plan lacks has a page that says so, and is closed behind it'),
    ],
    [
      'paged',
      'Saved reports are a paged table of ten',
      by.headers('is paged, newest first, with its totals; for templates it has only complete ones'),
      by.constants('a page has ten saved reports, and the menu two hundred kinds'),
    ],
    [
      'row',
      'Name, created, last modified, author and who made it',
      by.savedRow(
        'says its name, when it was made and by whom, when it was changed last, and who answers for it',
      ),
    ],
    [
      'status',
      'Complete or not complete, the latter with an icon of what is in progress',
      by.savedRow('is marked as in the making until it is complete'),
      by.e2e('finishes the report, and marks it in the list'),
    ],
    [
      'shared',
      'Whether it is shared; the switch is visible to its owner only',
      by.savedRow('is shared by a switch of its owner, and told to others in words'),
      by.e2e('is shared by its owner with the whole company, and taken back'),
      by.e2e('that is shared can be read by others, and changed by none of them'),
    ],
    [
      'reading',
      'Preview and download once it is complete; Excel where the header has it',
      by.savedRow('is reading and taking along only once it is complete, as a workbook where there is one'),
      by.e2e('is read as it was finished, and taken along as a PDF of its name'),
      by.issues('is not finished: each field is named by its step, and nothing is stored'),
    ],
    [
      'workbook',
      'A header with isExcel is taken along as Excel',
      by.forms('is taken along as a workbook with its figures'),
    ],
    [
      'delete',
      'It is deleted after a question',
      by.e2e('say so when the report was deleted in the other one'),
    ],
    [
      'cancel',
      'Cancel leads back to the report',
      by.forms('Cancel leads back to the report, and to the saved ones once there is one'),
    ],
    ['finish', 'Finish leads to the saved reports', by.e2e('finishes the report, and marks it in the list')],
    ['languages', 'In both languages and themes without complaint of axe', by.accessibility('on /%s')],
  ]),
];
