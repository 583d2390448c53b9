/**
 * How the client's modules are grouped into files. Everything a visit loads until the sign-in form can be used is
 * one file, because many small files compress badly and each is a request. The file includes its imports (the
 * bundler adds them), so there are no circular imports between files.
 */
import type { Rolldown } from 'vite';

/** Entry, boot and what the sign-in page loads immediately. */
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

/** The rules of the forms and their library, loaded with the first validation; see endpoint-facts.ts. */
const rules = /\/node_modules\/zod\/|^(?!\0).*\/sandbox-api\/contract\/(?!engine-names|emissions\/figures)/;

/** All routes; the start needs only those before sign-in. Guards and address readers, no screens. */
const routes = /\/src\/app\/route-tree\.gen\.ts$/;

/** The frame of the screens behind the sign-in, with the parts that most of them use. */
const frame = [
  /\/src\/routes\/_private\.tsx\?/,
  /\/src\/app\/private-layout\.tsx$/,
  /\/src\/components\/ui\/(card|empty-state|error-state|figure|icon-button|popover|scope-badge|select|skeleton|switch|table)\.tsx$/,
  /\/src\/components\/ui\/toaster-view\.tsx$/,
  /\/src\/components\/layout\/page\.tsx$/,
  /\/src\/state\/hints\.ts$/,
  /\/src\/i18n\/area-files\.ts$/,
];

/** Otherwise, code shared by several screens would go into the first one, together with that screen's charts. */
const icons = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;

/** All charts and their library: not part of the sign-in page, and the same file for every screen. */
const charts = /\/src\/components\/charts\//;

/** The first screen behind the sign-in. */
const overview = [
  /\/src\/routes\/_private\/index\.tsx\?/,
  /\/src\/features\/emissions\/dashboard\/(?!queries|prepare)/,
];

/** The library that reads PDF bills, under a name that the list of the shell's files knows; see precache-list.ts. */
export const pdfReader: Rolldown.CodeSplittingGroup = {
  name: 'pdfjs',
  test: /\/node_modules\/pdfjs-dist\/(legacy\/)?build\/pdf(\.min)?\.mjs$/,
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  pdfReader,
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
