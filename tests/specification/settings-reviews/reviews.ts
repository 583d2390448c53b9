import * as contract from '#api/contract/reviews/reviews';
import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const answers = testsOf('sandbox-api/modules/reviews/reviews/answer.test.ts');
const rules = testsOf('sandbox-api/domain/reviews/answer.test.ts');
const api = testsOf('sandbox-api/modules/reviews/reviews/reviews.test.ts');
const drafts = testsOf('src/features/reviews/reviews/draft.test.ts');
const e2e = testsOf('tests/e2e/reviews/reviews.test.ts');
const accessibility = testsOf('tests/e2e/shell/accessibility.test.ts');
const menu = testsOf('src/app/shell/menu-items.test.ts');
const watch = testsOf('src/state/watch-value.test.ts');
const polling = testsOf('src/state/activity-data.test.ts');
const permissions = testsOf('tests/contract/permissions.test.ts');

/** Specification 001: completeness reviews. */
export const reviews: DocumentPart = {
  lines: [
    ...section('reviews.product', [
      [
        'answers',
        'Per scope it is answered whether the data is complete, and gaps or zero emissions are explained',
        e2e('a whole review is answered, and its marks go'),
        answers('is stored with its reason and who gave it, and leaves its trace'),
      ],
    ]),
    ...section('reviews.route', [
      [
        'signed-in',
        'Open to whoever is signed in',
        e2e('reads the answers and the evidence, and answers nothing'),
        permissions('$id is refused'),
      ],
      [
        'first',
        'A missing or unknown id leads to the first review',
        e2e('leads to the first review when it names none or one that there is not'),
      ],
      [
        'no-locations',
        'A company without locations is led to the dashboard',
        e2e('leads to the dashboard for a company without locations'),
      ],
    ]),
    ...section('reviews.menus', [
      [
        'submenu',
        'The submenu lists the reviews, an error icon on incomplete ones',
        e2e('lists reviews with a mark on those that are not complete, in the menus and on each scope'),
      ],
      [
        'main-menu',
        'The menu item is disabled without reviews and marked when any is incomplete',
        menu('disables reviews without a header and marks them when one is incomplete'),
        menu('marks no reviews that the person cannot answer: who only looks, and where there is no screen'),
      ],
    ]),
    ...section('reviews.screen', [
      [
        'tabs',
        'Tabs per scope, each with an incomplete marker',
        e2e('lists reviews with a mark on those that are not complete, in the menus and on each scope'),
        e2e('keeps the tab in the address, and has nothing to complain of for axe'),
      ],
      [
        'autosave',
        'An autosave switch is on by default',
        e2e('an answer is saved at once, and a missing reason or comment is waited for'),
      ],
      [
        'question',
        'Per category: is the data complete, "all data entered", yes or no',
        e2e(
          'shows of each category its scope, name, description and last emissions, and asks about its data',
        ),
      ],
      [
        'category',
        'Scope and category name, description, last emission value with its unit',
        e2e(
          'shows of each category its scope, name, description and last emissions, and asks about its data',
        ),
        answers('name scope, category and description, what it emitted, and that nobody answered'),
      ],
      [
        'toggle-all',
        'All categories can be set to the same answer',
        e2e('get the same answer in one step, which can be undone'),
        answers('are stored together or not at all, each complaint at its place'),
      ],
      [
        'explicit-save',
        'With autosave off there are save and cancel',
        e2e('nothing is saved before the button, leaving is asked about, and the choice is remembered'),
      ],
      [
        'prompts',
        'Prompts are ZERO and INCOMPLETE',
        drafts('has to be explained where it is no, or where there are no emissions'),
        answers('of every category are at least six of each kind in both languages, with one in own words'),
      ],
      ['languages', 'In both languages and themes without complaint of axe', accessibility('on /%s')],
    ]),
    ...section('reviews.states', [
      [
        'explanation',
        'No, or no emissions: an explanation is chosen, and a comment given where it asks for one',
        rules(
          'the reason for zero where there are no emissions, and for missing data wherever it is missing',
        ),
        rules('a comment where the reason asks for one; blanks are none'),
      ],
      [
        'clearing',
        'Changing the answer clears explanation and comments',
        drafts('loses its reason and comment when it changes, and only then'),
        answers('that changes clears reason and comment with it'),
        e2e('changing the answer clears the reason and the comment'),
      ],
      [
        'saved-at-once',
        'With autosave each change is saved at once',
        e2e('an answer is saved at once, and a missing reason or comment is waited for'),
      ],
      [
        'polling',
        'After a change of consumption the state is polled every 30 s for up to 5 minutes',
        watch('is asked for every 30 s and given up after 5 min'),
        polling('after a change the reviews are watched, one watch at a time, until the person signs out'),
      ],
      [
        'polling-ends',
        'It stops early when the result changes or the task is deactivated',
        watch('is told once when it changes, and then left alone'),
        watch('is not asked for once stopped, and an answer under way is dropped'),
        watch('is not asked for while nobody looks, and the time goes on'),
      ],
      [
        'any',
        'Whether any review is incomplete',
        api('any is incomplete as soon as one is, whatever other companies have'),
      ],
    ]),
    ...section('reviews.validation', [
      ['all-data', 'allData is required', answers('needs a yes or no')],
      [
        'explanation',
        'An explanation is required for no and for zero emissions, with the message of a required field',
        answers('needs a reason where there are no emissions, or where it is no'),
        answers('takes no reason of another category, another answer, or that there is not'),
      ],
      [
        'comments',
        'Comments are required where the explanation requires them',
        answers('needs a comment where its reason asks for one, and blanks are none'),
      ],
    ]),
    ...section('reviews.calls', [
      ['one', 'One review, or not found', answers('of another company are not found, nor is its review')],
      [
        'scope',
        'The categories of one scope',
        answers('are those of one scope when one is asked for, which must be licensed'),
      ],
      [
        'explanations',
        'Explanations by scope, category and type',
        answers('of a category that there is not are not found'),
      ],
    ]),
  ],
  entities: [
    { name: 'review header', schema: contract.reviewHeader, fields: 'reviewHeaderId title isComplete' },
    {
      name: 'review category',
      schema: contract.reviewCategory,
      fields:
        'id isZero allData reviewExplanationId comments scopeNumber scopeCategoryNumber scopeName scopeCategoryName scopeCategoryDescription lastEmissionValue unitSymbol isComplete',
    },
    {
      name: 'review explanation',
      schema: contract.reviewExplanation,
      fields: 'reviewExplanationId title description requiresComments',
    },
  ],
  calls: [
    'GET /api/Emissions/Reviews',
    'GET /api/Emissions/Reviews/{id}',
    'GET /api/Emissions/Reviews/Incomplete/Any',
    'GET /api/Emissions/Reviews/{id}/Scopes/Categories',
    'GET /api/Emissions/Reviews/{id}/Scopes/{id}/Categories',
    'PUT /api/Emissions/Reviews/{id}/Scopes/Categories/{id}',
    'PUT /api/Emissions/Reviews/{id}/Scopes/Categories/Batch',
    'GET /api/Emissions/Scope/{id}/Category/{id}/Reviews/Explanations/Types/{id}',
  ],
};
