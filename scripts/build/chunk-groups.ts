/**
 * How the client's modules are put into files. What every visit loads until the sign-in form can be used is one
 * file, because many small ones compress badly and each is a request. It is closed under its imports (the
 * bundler takes those along), so no file imports it in a circle.
 */
import type { Rolldown } from 'vite';

/** Entry, boot and what the sign-in page fetches right away. */
const start = [
  /\/src\/main\.tsx$/,
  /\/src\/app\/boot\/boot-sandbox\.ts$/,
  /\/src\/app\/door\/front-door\.tsx$/,
  /\/src\/routes\/_public(\/login)?\.tsx(\?.*)?$/,
  /\/src\/features\/account\/session\/login-page\.tsx$/,
  /\/src\/features\/sandbox\/sandbox\/(sandbox-strip|demo-cards|demo-secrets)\.tsx$/,
];

/** Texts of the same screens, one file for each language. */
const startTexts =
  /\/src\/i18n\/locales\/(\w+)\/(?:common|components|shell|app|engine|account\/session|sandbox\/sandbox)\.json$/;

/** The rules of the forms and the library they are written with: fetched with the first check, see endpoint-facts.ts. */
const rules = /\/node_modules\/zod\/|^(?!\0).*\/sandbox-api\/contract\/(?!engine-names|emissions\/figures)/;

/** All routes, of which the start has those before the sign-in: guards and readers of addresses, no screens. */
const routes = /\/src\/app\/route-tree\.gen\.ts$/;

/** The frame of the screens behind the sign-in, with the parts that most of them are made of. */
const frame = [
  /\/src\/routes\/_private\.tsx\?/,
  /\/src\/app\/private-layout\.tsx$/,
  /\/src\/components\/ui\/(card|empty-state|error-state|figure|icon-button|popover|scope-badge|select|skeleton|switch|table)\.tsx$/,
  /\/src\/components\/ui\/toaster-view\.tsx$/,
  /\/src\/components\/layout\/page\.tsx$/,
  /\/src\/state\/hints\.ts$/,
  /\/src\/i18n\/area-files\.ts$/,
];

/** What several screens show would go with the first of them, and the charts of that one with it. */
const icons = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;

/** All drawings and the library that draws them: no part of the sign-in page, the same file for every screen. */
const charts = /\/src\/components\/charts\//;

/** The first screen behind the sign-in. */
const overview = [
  /\/src\/routes\/_private\/index\.tsx\?/,
  /\/src\/features\/emissions\/dashboard\/(?!queries|prepare)/,
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'rules', test: rules, priority: 4 },
  { name: 'start', test: (id) => start.some((pattern) => pattern.test(id)), priority: 2 },
  { name: 'routes', test: routes, priority: 1.6 },
  { name: 'frame', test: (id) => frame.some((pattern) => pattern.test(id)), priority: 1.5 },
  { name: 'icons', test: icons, minShareCount: 2, priority: 1.4 },
  { name: 'charts', test: charts, priority: 1.2 },
  { name: 'overview', test: (id) => overview.some((pattern) => pattern.test(id)), priority: 1 },
  {
    debugName: 'texts',
    name: (id) => `texts-${startTexts.exec(id)?.[1]}`,
    test: startTexts,
    priority: 3,
  },
];
