/**
 * The boundaries of the house. tests/architecture plants one violation per rule and checks that each is
 * reported, and that the real run saw the project: with TypeScript 7 installed as `typescript` this tool
 * finds no modules and passes, so that name stands for TypeScript 6 in package.json.
 */

const test = '\\.test\\.tsx?$';

/** What a module shows to the other modules besides its service. */
const frontDoors = [
  '^sandbox-api/modules/[^/]+/[^/]+/service\\.ts$',
  '^sandbox-api/modules/account/session/(secrets|session-user|find-session)\\.ts$',
  '^sandbox-api/modules/activity-data/consumptions/(batch|checks|consumption-kind|consumption-verbs|credit-notes|extra-fields|period-consumptions|repository-columns|repository-entries|repository-many)\\.ts$',
  '^sandbox-api/modules/activity-data/imports/forget-uploads\\.ts$',
  '^sandbox-api/modules/activity-data/imports/(in-turn|progress)\\.ts$',
  '^sandbox-api/modules/company/locations/location-batch\\.ts$',
  '^sandbox-api/modules/emissions/ledger/(ledger(-batch)?|reference-cache|repository-context)\\.ts$',
  '^sandbox-api/modules/emissions/sums/(repository-)?selection\\.ts$',
  '^sandbox-api/modules/emissions/trail/(repository-(entries|explain)|trail-factor)\\.ts$',
  '^sandbox-api/modules/intake/evidence/entry-links\\.ts$',
  '^sandbox-api/modules/materiality/copies/copy\\.ts$',
  '^sandbox-api/modules/materiality/results/(missing|report-facts)\\.ts$',
  '^sandbox-api/modules/reports/headers/(content-change|wire)\\.ts$',
  '^sandbox-api/modules/reports/documents/(extent|facts|repository-sums)\\.ts$',
  '^sandbox-api/modules/reviews/reviews/(completeness|period-reviews)\\.ts$',
];

module.exports = {
  forbidden: [
    {
      name: 'no-unresolvable-imports',
      comment: 'An import that the tool cannot follow is a boundary that it cannot see.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^bun:'] },
    },
    {
      name: 'client-sees-only-the-contract',
      comment: 'The client talks to the API by its contract; the same client runs against a remote server.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(sandbox-api|seed)/', pathNot: '^sandbox-api/contract/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features share belongs in components, lib, hooks or state.',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'Shared code is below the features, the routes and the composition root.',
      severity: 'error',
      from: { path: '^src/(components|hooks|i18n|lib|state|styles)/' },
      to: { path: '^src/(app|features|routes)/' },
    },
    {
      name: 'contract-is-only-zod',
      comment: 'The contract is loaded by both sides, so it may pull in nothing but zod.',
      severity: 'error',
      from: { path: '^sandbox-api/contract/', pathNot: test },
      to: { pathNot: ['^sandbox-api/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'addresses-are-read-with-lib-address-not-zod',
      comment:
        'The router reads every address at the start, so the sign-in page would load the library of the schemas: use src/lib/address/search.ts.',
      severity: 'error',
      from: { path: '^src/(app|routes|hooks|lib)/|^src/features/[^/]+/[^/]+/search\\.ts$', pathNot: test },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules know decimals and each other; data and time are handed to them.',
      severity: 'error',
      from: { path: '^sandbox-api/domain/', pathNot: test },
      to: { pathNot: ['^sandbox-api/(domain|contract)/', 'node_modules/decimal\\.js/'] },
    },
    {
      name: 'domain-takes-only-types-from-the-contract',
      comment:
        'A type of the wire is declared once, in the contract; its schemas and zod stay out of the rules.',
      severity: 'error',
      from: { path: '^sandbox-api/domain/', pathNot: test },
      to: { path: '^sandbox-api/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-is-below-the-modules',
      comment:
        'Context, transaction, audit, jobs and routes are what modules are made with: they know none of them.',
      severity: 'error',
      from: { path: '^sandbox-api/kernel/', pathNot: test },
      to: { path: '^sandbox-api/(http|modules)/' },
    },
    {
      name: 'modules-meet-through-services',
      comment: 'A module calls another one through its service or a front door listed above.',
      severity: 'error',
      from: { path: '^sandbox-api/modules/([^/]+/[^/]+)/', pathNot: test },
      to: { path: '^sandbox-api/modules/', pathNot: ['^sandbox-api/modules/$1/', ...frontDoors] },
    },
    {
      name: 'sql-stays-in-db-and-repositories',
      comment: 'Whoever holds a table can forget the company id; repositories are where that is looked at.',
      severity: 'error',
      from: {
        path: '^(sandbox-api|seed|src)/',
        pathNot: [
          '^sandbox-api/(db|kernel|storage|testing)/',
          '(^|/)repository[^/]*\\.ts$',
          '^seed/load/',
          test,
        ],
      },
      to: { path: ['node_modules/(drizzle-orm|pg)/', '^sandbox-api/db/schema/'] },
    },
    {
      name: 'nobody-imports-a-composition-root',
      comment: 'Runtimes choose hosts, stores and clocks. Code below them must not know which was chosen.',
      severity: 'error',
      from: { path: '^(sandbox-api|seed|src)/', pathNot: ['^sandbox-api/(runtime|testing)/', test] },
      to: { path: ['^sandbox-api/runtime/', '^src/main\\.tsx$'] },
    },
    {
      name: 'no-node-in-the-worker',
      comment: 'A service worker has neither node: modules nor sockets. Only the Node host and tests do.',
      severity: 'error',
      from: {
        path: '^(sandbox-api|src)/',
        pathNot: ['^sandbox-api/(runtime/node|testing)/', '^sandbox-api/db/connect/postgres\\.ts$', test],
      },
      to: {
        path: [
          '^(node:)?(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|url|util|worker_threads|zlib)($|/)',
          '^sandbox-api/(runtime/node|testing)/',
          '^sandbox-api/db/connect/postgres\\.ts$',
          'node_modules/(pg|nodemailer|@hono/node-server|tsx)/',
        ],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or one of them holds too much.',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
