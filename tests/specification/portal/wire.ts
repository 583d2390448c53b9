import { section } from '../line';
import * as by from './tests';

/** Section 7, what the calls do beyond their paths; the paths themselves are in calls.ts. */
export const wire = section('calls', [
  [
    'routes',
    'Every call is there, once',
    by.descriptors('every one has exactly one route, and every route is of a known descriptor'),
  ],
  [
    'credential',
    'Calls carry the token as Basic authorization',
    by.client('carries the credential and the language, below the base path'),
    by.session('gives the session user and a token that restores the session'),
  ],
  [
    'settings',
    'Four flags are set by a query parameter',
    by.userSettings('PUT %s sets that flag of the caller and nothing else, for View too'),
    by.userSettings('a value that is neither true nor false is refused and changes nothing'),
  ],
  ['language', 'The language of a user is set', by.accounts('changes what the server says, for View too')],
  [
    'password-change',
    'The own password is changed',
    by.accounts('lets the new one in, the old one not, and keeps only this session'),
  ],
  [
    'request-code',
    'A code is mailed, and again on demand',
    by.accounts('mails six digits in the language in which they were asked for'),
    by.accounts('is replaced by the next one'),
  ],
  [
    'verify-code',
    'A code is looked at',
    by.accounts('is accepted as often as it is looked at, and sets the password once'),
  ],
  ['validate-token', 'A token is looked at', by.registrations('is valid until it expires')],
  [
    'validate-user',
    'A profile is looked at, and says whether numbers are needed',
    by.registrations('is valid, and says whether company numbers are asked for'),
  ],
  [
    'register',
    'A company is made, once per invitation',
    by.registrations('is used once, by the one who registers'),
    by.registrations('sent twice with one key makes one company and succeeds twice'),
  ],
  [
    'taken-email',
    'A taken e-mail is not told to strangers',
    by.registrations('refuses a taken address with the same words as one the invitation is not for'),
    by.registrations('says nothing about an address to somebody without an invitation'),
  ],
  [
    'countries',
    'Countries and what they ask for',
    by.countries('every country is listed to anybody, by its English name'),
    by.countries(
      'Poland asks for VAT and PKD numbers and speaks Polish; Germany asks for VAT; the US for neither',
    ),
  ],
  [
    'faqs',
    'Questions for contact and help, at most six',
    by.faqs('at most six help questions are shown, the most useful first'),
    by.faqs('the contact form has its own questions'),
  ],
  ['advice', 'Advice', by.advice('advice comes in reading order, each article with a title and a text')],
  [
    'locations',
    'Locations with "all" and inactive ones on demand, whatever If-Modified-Since says',
    by.locations('puts "all" first on demand and leaves archived ones out unless asked'),
    by.locations('tolerates an empty If-Modified-Since header'),
  ],
  [
    'location-utilities',
    'Utilities of a location',
    by.fuels('utilities are those in use, or all that are possible'),
  ],
  [
    'location-fuels',
    'Fuels of a category, and those in use',
    by.fuels('fuels of a category carry their units and variants'),
    by.fuels('used fuels are those with consumptions, at one location or at all'),
  ],
  [
    'location-renewables',
    'Renewables of a location',
    by.fuels('renewables are those in use, or all that are possible'),
  ],
  [
    'dates',
    'Dates and years with consumptions',
    by.fuels('dates span every kind of consumption of the location'),
    by.fuels('years are those with data, newest first, with "most recent" on demand'),
  ],
  [
    'fuel-categories',
    'Fuel categories',
    by.fuels('categories used at the location come first'),
    by.fuels('one category can be read; an unknown one is missing'),
  ],
  [
    'conversions',
    'Units a unit converts to',
    by.fuels('stay within what the unit measures, with their factor'),
    by.fuels('of a fuel reach what its calorific value and density allow; the unit itself on demand'),
  ],
  [
    'durations',
    'Durations of charts and reports',
    by.fuels('durations are the five of the charts and the lengths that a report can have, in words'),
  ],
  [
    'fuel-rows',
    'Fuel consumptions are listed, made, changed, deleted',
    by.fuelConsumptions('gives pages, newest first, with the totals in the header'),
    by.fuelConsumptions('replaces its lines and moves the monthly sums'),
    by.fuelConsumptions('removes the row, its lines and its share of the sums'),
  ],
  [
    'fuel-range',
    'Fuel consumptions of a range',
    by.fuelConsumptions('by range and fuel takes both days in and nothing else'),
  ],
  [
    'utility-rows',
    'Utility consumptions',
    by.utilities('counts electricity by both methods and shows the headline one'),
    by.utilities('a range gives the bills that touch it, oldest first'),
  ],
  [
    'renewable-rows',
    'Renewable consumptions',
    by.renewables('changes to another type and leaves an audit row for each step'),
    by.renewables('by range gives what touches it, of one type'),
  ],
  [
    'pagination',
    'Lists answer x-pagination',
    by.client('gives a page with its totals'),
    by.fuelConsumptions('gives pages, newest first, with the totals in the header'),
  ],
  [
    'chart-durations',
    'The months of both charts are kept',
    by.widgets('offer five durations and no other'),
    by.widgets('show the chosen months up to the present one'),
  ],
  [
    'selections',
    'Widgets are shown, hidden and moved; the first place is 1',
    by.widgets('moves one and lets the others close ranks, for this user only'),
    by.widgets('keeps what is hidden hidden, and writes an audit row'),
    by.widgets('has no place 0 or 8 and no unknown widget'),
  ],
  [
    'guides',
    'Guides, the ESRS guide, and their PDFs',
    by.userGuides('the ESRS guide is found by itself'),
    by.userGuides('a guide is a PDF under its name, in either language'),
    by.userGuides('a name that is not on the list reaches no file'),
  ],
  [
    'reviews',
    'Whether any review is incomplete',
    by.reviews('any is incomplete as soon as one is, whatever other companies have'),
  ],
]);
