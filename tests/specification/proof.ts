/** A line of a requirement and the tests that hold the product to it. */
export type Line = {
  /** Stable: section and a name, `dashboard.year`. */
  id: string;
  /** The line in a few words of our own. */
  says: string;
  proof: readonly Proof[];
};

/** A test by its file and its name; one with cases has the name with its placeholders. */
type Proof = { file: string; test: string };

/** The tests of one file under a short name. */
export function testsOf(file: string): (...tests: string[]) => Proof[] {
  return (...tests) => tests.map((test) => ({ file, test }));
}
