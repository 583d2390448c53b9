/**
 * Which form of the tests is running: `quick` for `npm test`, `full` for `npm run test:full` and for files run by
 * name, `soak` for `npm run test:soak`. What the quick form leaves out is in files named `*.full.test.ts`.
 */
type TestForm = 'quick' | 'full' | 'soak';

const forms: readonly TestForm[] = ['quick', 'full', 'soak'];

export const testForm: TestForm = forms.find((form) => form === process.env.TEST_FORM) ?? 'full';

/** Where a test repeats something, the soak form repeats it many more times. */
export const isSoak = testForm === 'soak';
