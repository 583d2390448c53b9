import * as advice from '#api/contract/knowledge/advice';
import * as faqs from '#api/contract/knowledge/faqs';
import * as userGuides from '#api/contract/knowledge/user-guides';
import type { DocumentPart } from '../document';
import { section } from '../line';
import * as by from '../portal/tests';
import { testsOf } from '../proof';

const knowledgeBase = testsOf('tests/e2e/knowledge/knowledge-base.test.ts');
const glossary = testsOf('sandbox-api/modules/knowledge/glossary/glossary.test.ts');
const search = testsOf('src/features/knowledge/knowledge-base/search-knowledge.test.ts');
const searchScore = testsOf('src/components/ui/search-score.test.ts');

const contactDialog = by.shell(
  'has a contact form that names what is missing and says when it could not be sent',
);
const tourWalk = by.shell('has a tour that can be left at once, gone through, and begins anew');
const tourOffered = by.shell('is offered the tour by itself, and its menu says to add a location first');
const withoutModule = knowledgeBase(
  'is offered the upgrade in place of the knowledge base, and led to the overview from its address',
);
const desktopOnly = by.shell('asks for the desktop version below the medium breakpoint');
const exact = by.specification('says "%s" as given');

/** Section 1 and 2: what a person finds here, and the shell around it. */
const screens = [
  ...section('knowledge-product', [
    [
      'reads',
      'A person reads questions, guides, a glossary and contact details',
      knowledgeBase(
        'answers six questions, and says by which ways and when it can be asked',
        'hands out each guide as a PDF',
        'has a dictionary that begins with CF, GHG and GHG Protocol and opens whole, in the address too',
      ),
    ],
    ['help', 'Help has a contact form and a tour', contactDialog, tourWalk],
    [
      'languages',
      'English and Polish; English is the fallback',
      by.locales('has the same keys in both languages'),
      by.format('falls back to English'),
      by.languages('English and Polish are listed to anybody'),
      knowledgeBase('is found in Polish without the Polish marks'),
    ],
    [
      'trial',
      'Trial accounts see the days remaining',
      by.dashboard('tells a trial company how long it lasts and what is missing, until it is put away'),
    ],
    ['locked', 'A locked feature says so in the given words', exact, withoutModule],
    ['unsupported', 'Narrow screens ask for the desktop version', desktopOnly],
    [
      'modules',
      'Who lacks a module gets an upgrade prompt that opens the contact form',
      withoutModule,
      by.menuItems('locks what is not licensed, whether or not there is a location'),
      by.inputData('depends on the plan: a list that is not part of it says so and leads to us'),
    ],
  ]),
  ...section('knowledge-routes', [
    ['knowledge-base', '/knowledge-base needs the module, else the dashboard', withoutModule],
    [
      'pdf-tool',
      'The developer page leads to the dashboard',
      by.shell('public screens send somebody who is signed in to the overview'),
    ],
    [
      'guards',
      'A person without the module is led to the dashboard',
      withoutModule,
      by.guards('that asks for %o with the licence %j opens: %s'),
    ],
    [
      'unknown',
      'Unknown paths lead to the dashboard',
      by.shell('an unknown address leads to sign-in, and to the overview once signed in'),
    ],
  ]),
  ...section('knowledge-shell', [
    [
      'submenu',
      'The submenu is an accordion of advice, numbered, the first open',
      knowledgeBase('lists advice beside it, numbered, the first one open, each with a page of its own'),
    ],
    ['help-menu', 'The help menu has contact form and tour', contactDialog, tourWalk],
    [
      'avatar-menu',
      'Profile settings and logout, which leads to sign-in with nothing kept',
      by.shell('shows company, initials and the way to the profile'),
      by.shell('is not shown what was open when the session ended in another tab'),
    ],
    ['initials', 'Of the name, else of the e-mail, else UU', by.initials('initials of %j are %s')],
    [
      'locations-first',
      'What needs a location says so',
      by.menuItems('asks for a location first where figures need one'),
    ],
  ]),
  ...section('knowledge-base', [
    [
      'faqs',
      'Questions with answers, six at most',
      knowledgeBase('answers six questions, and says by which ways and when it can be asked'),
      by.faqs('at most six help questions are shown, the most useful first'),
    ],
    [
      'contact',
      'Contact tile with mailto and tel',
      knowledgeBase('answers six questions, and says by which ways and when it can be asked'),
    ],
    ['guides', 'User guides as PDFs', knowledgeBase('hands out each guide as a PDF')],
    [
      'dictionary',
      'CF, GHG and GHG Protocol',
      glossary('the dictionary begins with carbon footprint, greenhouse gas and GHG Protocol'),
      knowledgeBase(
        'has a dictionary that begins with CF, GHG and GHG Protocol and opens whole, in the address too',
      ),
    ],
    [
      'dictionary-words',
      'Terms are explained where they stand (design)',
      knowledgeBase(
        'is explained on the overview, and its explanation is not asked for before',
        'is explained in the working of a figure and in the value chain',
        'searches, opens an article, and reads what a word means',
      ),
    ],
    [
      'search',
      'One search over all of it, in both languages, without Polish marks (design)',
      search(
        'looks into questions, advice, guides and dictionary',
        'finds Polish words typed without their marks',
        'finds a term by its name in the other language',
      ),
      searchScore(
        'finds any words of a text, in any order, typed without their Polish marks and in either case',
      ),
      knowledgeBase(
        'finds over everything, marks the words and stands in the address',
        'says what to do when it finds nothing',
      ),
    ],
    [
      'advice',
      'Advice stands in the submenu, each with a page of its own',
      knowledgeBase('lists advice beside it, numbered, the first one open, each with a page of its own'),
      by.advice('advice comes in reading order, each article with a title and a text'),
    ],
  ]),
  ...section('knowledge-help', [
    [
      'contact-fields',
      'Fields of the contact form',
      contactDialog,
      by.contactForm('names every missing or too long field at once'),
    ],
    [
      'tour-steps',
      'Intro and three steps with Back, Next, Finish, No thanks and Start journey',
      tourWalk,
      by.tour('are an intro and three more'),
      exact,
    ],
    ['tour-opens', 'Opens by itself without locations while it is not hidden', tourOffered],
    [
      'tour-hides',
      'Dismissal or finish hides it, once',
      tourOffered,
      by.userSettings('PUT %s sets that flag of the caller and nothing else, for View too'),
    ],
    ['tour-wraps', 'Wraps, and begins anew after closing', by.tour('from %s by %i is %s'), tourWalk],
    ['tour-tells', 'Tells of explorer, action tools and reports, and ends with a last word', tourWalk],
    [
      'hours',
      'Monday to Tuesday, 8am to 6pm',
      contactDialog,
      knowledgeBase('answers six questions, and says by which ways and when it can be asked'),
    ],
  ]),
];

/** Sections 4 to 9. */
const rules = [
  ...section('knowledge-rules', [
    [
      'contact-required',
      'Contact name, e-mail, subject and message are required, the e-mail valid',
      by.contactForm('names every missing or too long field at once'),
      contactDialog,
    ],
    [
      'contact-lengths',
      '120, 120, 120, 255 and 3000; eight rows',
      by.specification('the contact form takes 120, 120, 120, 255 and 3000 characters'),
      contactDialog,
    ],
    [
      'contact-post',
      'A form with a return address',
      by.contactForm('is kept in the outbox of the company, for every role, and leads back'),
      by.contactForm('does not lead to %j'),
    ],
    ['module', 'KNOWLEDGE opens the knowledge base', withoutModule],
    [
      'language-change',
      'A change of language asks for everything anew',
      by.accounts('changes what the server says, for View too'),
      by.forgetAnswers('leaves nothing of the old answers, and what is on screen asks again'),
    ],
  ]),
  ...section('knowledge-errors', [
    ['global', 'Something went wrong', exact, by.shell('leaves everything as it was when a download fails')],
    ['title', 'Error', exact],
    ['contact', 'Something went wrong with your message; message hasn’t been sent', exact, contactDialog],
    ['unsaved', 'You have unsaved changes.', exact],
    ['locked', 'Feature locked. Contact us to upgrade plan.', exact, withoutModule],
    ['translation', 'No translation found', by.specification('a missing translation says so')],
  ]),
  ...section('knowledge-constants', [
    ['debounce', '500 ms', by.uiRules('waits for half a second after the last key')],
    ['faqs', 'Six questions', by.faqs('at most six help questions are shown, the most useful first')],
    [
      'contact',
      '120, 120, 120, 255, 3000',
      by.specification('the contact form takes 120, 120, 120, 255 and 3000 characters'),
    ],
    ['toasts', 'Three at once', by.specification('at most three toasts are shown, for three seconds')],
    [
      'sidebar',
      '264 px, collapsed below large, no small screens',
      by.shell('has a menu of 264 px that collapses by choice, and is narrow below the large breakpoint'),
      desktopOnly,
    ],
    ['years', '50 back, 10 ahead', by.uiRules('offer 50 years back and 10 ahead')],
    ['hours', 'Monday to Tuesday, 8am to 6pm', contactDialog],
  ]),
];

/** Specification 001: knowledge base, help, and the parts of the shell named there. */
export const knowledge: DocumentPart = {
  lines: [...screens, ...rules],
  entities: [
    { name: 'faq', schema: faqs.faq, fields: 'faqId question answer' },
    { name: 'advice', schema: advice.adviceArticle, fields: 'adviceId title body languageId' },
    { name: 'user guide', schema: userGuides.userGuide, fields: 'name path description' },
  ],
  calls: [
    'GET /api/Advice',
    'GET /api/Faqs/ContactUs',
    'GET /api/Faqs/Help',
    'GET /api/Files/UserGuides/{id}',
    'GET /api/UserGuides/ESRS',
    'GET /api/UserSettings',
    'PUT /api/UserSettings/Tour?value',
  ],
};
