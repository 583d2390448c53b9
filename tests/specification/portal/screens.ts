import { section } from '../line';
import * as by from './tests';

/** Section 1 and 2: the product, routes, layouts, the shell and its screens. */
export const screens = [
  ...section('product', [
    [
      'activity-data',
      'Fuels, utilities and renewables are recorded per location',
      by.entriesE2e('are entered one after the other, each with its carbon equivalent at once'),
    ],
    [
      'figures',
      'Emissions appear as charts and widgets',
      by.dashboard('shows the figures of each chart as a table, too'),
    ],
    [
      'languages',
      'English and Polish, English as fallback',
      by.locales('has the same keys in both languages'),
      by.format('falls back to English'),
      by.languages('English and Polish are listed to anybody'),
    ],
    [
      'trial',
      'Trial accounts see the days remaining',
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
    [
      'locked',
      'Locked features say so in the given words and lead to the provider',
      by.specification('says "%s" as given'),
      by.inputData('depends on the plan: a list that is not part of it says so and leads to us'),
    ],
    [
      'unsupported',
      'Below the medium breakpoint the desktop version is asked for',
      by.shell('asks for the desktop version below the medium breakpoint'),
    ],
    [
      'breakpoints',
      'Breakpoints at 600, 960, 1200 and 1440 px',
      by.specification('the style sheet has the breakpoints'),
    ],
    [
      'slogan',
      'The sign-in page speaks of a journey to net zero',
      by.specification('the slogan speaks of a journey to net zero'),
    ],
  ]),
  ...section('routes', [
    ['login', 'Sign-in, with the e-mail from the address', by.shell('the address brings the e-mail along')],
    [
      'forgot-password',
      'Password reset, with the e-mail from the address',
      by.forgottenPassword('brings the e-mail of the address along and refuses one that is none'),
    ],
    [
      'invitation',
      'Registration in two tabs with a token, a token form without',
      by.firstDay('begins with an invitation: a wrong token is told, the right one opens two tabs'),
    ],
    [
      'new-password',
      'Forced password change only for who has to',
      by.journey('lets nobody past a temporary password'),
      by.shell('public screens send somebody who is signed in to the overview'),
    ],
    [
      'dashboard',
      'The dashboard is at /',
      by.dashboard('shows the totals of the chosen year by both Scope 2 methods, and remembers the year'),
    ],
    ['locations', 'Input data per location', by.inputData('leads from /%s to the first location')],
    [
      'explorer',
      'The emissions explorer',
      by.dashboard(
        'begins with this month, which has figures, and leads from an empty period to twelve months',
      ),
    ],
    [
      'advice',
      'The advice article page below the explorer',
      by.shell('has advice, article by article, at an address of its own'),
    ],
    ['profile', 'The profile page', by.shell('shows company, initials and the way to the profile')],
    [
      'pdf-tool',
      'The developer page leads to the dashboard',
      by.shell('public screens send somebody who is signed in to the overview'),
    ],
    [
      'unknown',
      'Unknown paths lead to the dashboard or to sign-in',
      by.shell('an unknown address leads to sign-in, and to the overview once signed in'),
    ],
  ]),
  ...section('layouts', [
    [
      'public',
      'A signed-in user is sent from public screens to the dashboard',
      by.shell('public screens send somebody who is signed in to the overview'),
    ],
    [
      'private',
      'Private screens need a session, and a password of one’s own',
      by.journey('lets nobody past a temporary password'),
      by.shell('an unknown address leads to sign-in, and to the overview once signed in'),
    ],
    [
      'guards',
      'Screens are guarded by any, one or all of the modules',
      by.guards('that asks for %o with the licence %j opens: %s'),
    ],
  ]),
  ...section('shell', [
    [
      'menu-width',
      'Main menu of 264 px, expanded or collapsed, remembered, narrow below large',
      by.shell('has a menu of 264 px that collapses by choice, and is narrow below the large breakpoint'),
    ],
    [
      'submenu',
      'A second panel for explorer and locations',
      by.inputData('depends on the plan: a list that is not part of it says so and leads to us'),
      by.shell('offers a panel with the one entry of the emission report'),
    ],
    [
      'header',
      'Company name, Help and account menu',
      by.shell('shows company, initials and the way to the profile'),
    ],
    ['initials', 'Initials of the name, else of the e-mail, else UU', by.initials('initials of %j are %s')],
    [
      'account-menu',
      'Profile settings and logout',
      by.shell('shows company, initials and the way to the profile'),
      by.journey('works on while the host is gone, until signing out'),
    ],
    [
      'menu-order',
      'Main menu items in the given order',
      by.menuItems('has its items in the specified order, settings last'),
    ],
    ['menu-settings', 'Settings are for admins', by.menuItems('hides settings from everyone but admins')],
    [
      'coming-soon',
      'Two marketplaces are always coming soon',
      by.shell('has two marketplaces that are always coming soon'),
      by.menuItems('opens everything but the two coming marketplaces to a full licence'),
    ],
    [
      'location-first',
      'Items wait for a location and say so',
      by.menuItems('asks for a location first where figures need one'),
      by.shell('is offered the tour by itself, and its menu says to add a location first'),
    ],
    [
      'reviews',
      'Reviews is disabled without headers and marked when incomplete',
      by.menuItems('disables reviews without a header and marks them when one is incomplete'),
    ],
    [
      'unlicensed',
      'Unlicensed modules open an upgrade prompt with the contact form',
      by.menuItems('locks what is not licensed, whether or not there is a location'),
      by.inputData('depends on the plan: a list that is not part of it says so and leads to us'),
    ],
    [
      'explorer-submenu',
      'Emission report has one entry',
      by.shell('offers a panel with the one entry of the emission report'),
    ],
    [
      'locations-submenu',
      'Locations with a tick on the active one, and Add location',
      by.inputData('leads from /%s to the first location'),
      by.locationForm('is renamed, and every place shows the new name'),
    ],
    [
      'location-guide',
      'Two steps lead to the first location',
      by.firstDay('offers the tour, then leads to the first location in two steps'),
    ],
    [
      'help-menu',
      'Contact form and tour',
      by.shell('has a contact form that names what is missing and says when it could not be sent'),
    ],
    [
      'tour',
      'Intro and three steps with Back, Next, Finish, No thanks, Start journey, then a last word',
      by.shell('has a tour that can be left at once, gone through, and begins anew'),
      by.tour('are an intro and three more'),
    ],
    [
      'tour-opens',
      'The tour opens by itself for a company without locations, once',
      by.shell('is offered the tour by itself, and its menu says to add a location first'),
    ],
    [
      'tour-index',
      'The index wraps, and starts anew after closing',
      by.tour('from %s by %i is %s'),
      by.shell('has a tour that can be left at once, gone through, and begins anew'),
    ],
    [
      'contact-fields',
      'Fields and limits of the contact form',
      by.contactForm('names every missing or too long field at once'),
      by.specification('the contact form takes 120, 120, 120, 255 and 3000 characters'),
    ],
    [
      'contact-post',
      'The message goes as a form with a return address',
      by.contactForm('is kept in the outbox of the company, for every role, and leads back'),
    ],
    [
      'toasts',
      'At most three toasts at once',
      by.specification('at most three toasts are shown, for three seconds'),
    ],
  ]),
  ...section('accounts', [
    [
      'login',
      'E-mail and password are required',
      by.session('names every missing field'),
      by.journey('tells a wrong password at the password field'),
    ],
    [
      'forgot',
      'Four steps: e-mail, code, new password, success',
      by.forgottenPassword('takes two equal passwords of eight characters and leads to sign-in'),
    ],
    [
      'forgot-back',
      'The code step goes back to the e-mail',
      by.forgottenPassword('can go back from the code to the e-mail'),
    ],
    [
      'resend',
      'A code is sent again after five minutes only',
      by.resendLock('lasts five minutes'),
      by.forgottenPassword('sends another code once, then waits five minutes'),
    ],
    [
      'forced',
      'Forced change: temporary, new and repeated password, which must differ',
      by.journey('lets nobody past a temporary password'),
      by.accounts('refuses one that is %s'),
    ],
    [
      'token',
      'Without a token a token is asked for',
      by.firstDay('begins with an invitation: a wrong token is told, the right one opens two tabs'),
    ],
    [
      'profile-tab',
      'First tab: e-mail, password, confirmation, names',
      by.firstDay('lets nobody past the first tab before the profile is right'),
    ],
    [
      'company-tab',
      'Second tab: company, address, terms',
      by.firstDay('shows the terms without losing what was typed, and needs them accepted'),
    ],
    [
      'location-name',
      'The address may become the first location, with a name',
      by.companySchema(
        'needs the terms, and a name for the location it shall create, and says all of it at once',
      ),
      by.registrations('with a location name makes the address the first location'),
    ],
    [
      'numbers',
      'VAT, registration and PKD numbers by country and extra information',
      by.companySchema('of %o with extra information %s are %j'),
    ],
    [
      'numbers-reset',
      'VAT and PKD are emptied when their need changes',
      by.firstDay('asks for company numbers by country and forgets them with it'),
    ],
    [
      'no-empty-strings',
      'Empty optional texts are left out',
      by.registrations('with extra information keeps the three numbers'),
      by.registrations('makes a trial company with every module, and its administrator signs in'),
    ],
  ]),
];
