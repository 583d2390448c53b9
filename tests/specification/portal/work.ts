import { section } from '../line';
import * as by from './tests';

/** Section 2, screens where people work: dashboard, input data, explorer. */
export const work = [
  ...section('dashboard', [
    [
      'trial',
      'Trial banner with the days left and a contact',
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
    [
      'missing',
      'Banner on missing company or reporting information, dismissible',
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
    [
      'onboarding',
      'Without locations a card leads to the first one',
      by.dashboard('asks an administrator of a new company for the first location, and nobody else'),
    ],
    [
      'year',
      'A year selector',
      by.dashboard('shows the totals of the chosen year by both Scope 2 methods, and remembers the year'),
      by.widgets('is the newest with data until the user chooses, and again with 0'),
    ],
    [
      'settings',
      'Widgets are shown, hidden and dragged into order',
      by.dashboard('is put in order with the keyboard and by dragging, and hides what is not wanted'),
    ],
    [
      'links',
      'LINKS: shortcuts to locations, reports, scenarios',
      by.shortcuts('open what is licensed and lock the rest'),
      by.shortcuts('leave out screens that are not there'),
    ],
    [
      'guides',
      'GUIDES: user guides',
      by.shell('hands out the user guides as PDFs'),
      by.userGuides('seven guides are listed in reading order, the session names the same ones'),
    ],
    [
      'totals',
      'TOTALS: total and scopes with their formatted text',
      by.widgets('are the sums of the ledger by the headline method, with location-based beside them'),
      by.widgets('are formatted in the language of the reader'),
    ],
    [
      'categories',
      'CATEGORIES: ranked categories',
      by.widgets('categories are ranked, add up to the total, and have names and colours'),
    ],
    [
      'electricity',
      'ELECTRICITY: share by type, leading to scenarios',
      by.widgets('is shared by type in kWh: bought, by contract, made on site'),
    ],
    [
      'sources',
      'SOURCES: the top ten',
      by.widgets('are the largest headline figures by what and where, at most as many as asked for'),
    ],
    [
      'graph',
      'ELECTRICITY_GRAPH: a line chart',
      by.widgets('over time has one entry per month with data'),
      by.dashboard('shows the figures of each chart as a table, too'),
    ],
    [
      'company-tile',
      'The company tile can be hidden',
      by.dashboard('puts the tile of the company away, and brings it back'),
    ],
    [
      'failed-widget',
      'A failed widget shows an error tile with a contact',
      by.dashboard('says in the tile what failed, and leads from there to us and to another try'),
    ],
    [
      'failed-order',
      'A failed change restores the order and shows a snackbar',
      by.dashboard('puts the order back and says so when the server refuses'),
    ],
    [
      'empty-widget',
      'Empty widgets lead to adding data',
      by.dashboard('asks an administrator of a new company for the first location, and nobody else'),
      by.shell('says in empty tiles that there is no data yet, and leads to adding some'),
    ],
  ]),
  ...section('input-data', [
    [
      'redirects',
      'A missing or unknown id leads to the first location, none to the dashboard',
      by.inputData('leads from /%s to the first location'),
      by.inputData('leads a company without locations to the dashboard'),
    ],
    [
      'header',
      'Name and address of the location, tabs Data and Charts',
      by.inputData('holds tab, list and page, and back goes through them'),
    ],
    [
      'lists',
      'Fuels, Utilities and Renewable, ten rows a page, edited in their row',
      by.inputData('holds tab, list and page, and back goes through them'),
      by.entriesE2e('are changed in their row, once something is different'),
    ],
    [
      'licences',
      'Fuels need SCOPE1, utilities SCOPE2, renewables nothing',
      by.inputData('depends on the plan: a list that is not part of it says so and leads to us'),
      by.renewables('needs no module'),
    ],
    [
      'charts',
      'Utility bars and fuel pie, each with a duration',
      by.inputData('keep the months that were chosen'),
      by.widgets('show the chosen months up to the present one'),
    ],
    ['pie-labels', 'Shares from 7 percent on are labelled', by.charts('is labelled from seven per cent on')],
    [
      'add-data',
      'Dialog of two steps with the location preselected and a way to change it',
      by.inputData('adds its location and its first bill'),
      by.inputData('finds a location, guards what is not saved, and knows the person afterwards'),
    ],
    [
      'unsaved',
      'Closing with unsaved edits asks',
      by.inputData('finds a location, guards what is not saved, and knows the person afterwards'),
    ],
    [
      'hint',
      'After the first close the hint is put away',
      by.inputData('finds a location, guards what is not saved, and knows the person afterwards'),
    ],
    [
      'finish',
      'A dialog offers the overview or to stay',
      by.inputData('begins with the list in view, and after the first entry offers the overview'),
    ],
  ]),
  ...section('explorer', [
    [
      'filters',
      'Location by name and address, category, type, period',
      by.dashboard('keeps each choice in the URL, and finds a location by its address'),
    ],
    [
      'type',
      'Types follow the category, the first is chosen',
      by.explorerSearch(
        'starts with all locations, utilities, all types, from the start of the month to today',
      ),
      by.explorerSearch('counts as all types'),
    ],
    [
      'query-string',
      'Filters live in the query string',
      by.explorerSearch('is what the URL says'),
      by.journey('is seen in the explorer, whose address holds what was chosen'),
    ],
    [
      'defaults',
      'All locations, utilities, all types, this month',
      by.explorerSearch(
        'starts with all locations, utilities, all types, from the start of the month to today',
      ),
    ],
    [
      'invalid-dates',
      'Invalid or reversed dates are reset',
      by.explorerSearch('resets both dates of %o'),
      by.dashboard(
        'takes reversed dates and an unknown category for the defaults, and a location that is not there for none',
      ),
    ],
    [
      'end-of-day',
      'The end date counts to its end',
      by.explorer('a type, a location and the months of the range narrow the points'),
    ],
    [
      'chart',
      'A line per type over time, with tooltip and legend',
      by.explorerSeries(
        'shows one line per type over every month of the range, with gaps where nothing was reported',
      ),
    ],
    [
      'no-data',
      'No data says so',
      by.dashboard(
        'begins with this month, which has figures, and leads from an empty period to twelve months',
      ),
    ],
    [
      'no-locations',
      'Without locations to the dashboard',
      by.dashboard('sends a company without locations to the dashboard'),
    ],
    [
      'export',
      'What is shown is saved as workbook, table and picture',
      by.shell('is saved as a workbook, as a table and as a picture, named by its filters'),
      by.exportedRows('is the table behind the chart, unrounded, gaps empty and not zero'),
    ],
  ]),
];
