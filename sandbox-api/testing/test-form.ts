/**
 * Which form of the tests is running: `quick` for `npm test`, `full` for `npm run test:full` and for files run by
 * name, `soak` for `npm run test:soak`. What the quick form leaves out is in files named
 * `*.full.test.ts`, or registered by `inFullForm`.
 */
type TestForm = 'quick' | 'full' | 'soak';

const forms: readonly TestForm[] = ['quick', 'full', 'soak'];

export const testForm: TestForm = forms.find((form) => form === process.env.TEST_FORM) ?? 'full';

/** Where a test repeats something, the soak form repeats it many more times. */
export const isSoak = testForm === 'soak';

/** Registers tests of the full form: in a file of the quick form, those that its journey does not need. */
export function inFullForm(register: () => void): void {
  if (testForm !== 'quick') register();
}
