/**
 * Work that may take long, or be made to: reading a file that nobody vouches for. A host that can does it where it holds
 * up no request, within limits of time and memory. What goes in and what comes out are copies, without functions.
 */
export type HeavyWork<Input, Result> = {
  /** Among all of a host. */
  name: string;
  /** Its code, and what that is made of, is evaluated when it is needed first. */
  load(): Promise<(input: Input) => Result | Promise<Result>>;
};

export type RunHeavyWork = <Input, Result>(work: HeavyWork<Input, Result>, input: Input) => Promise<Result>;

/** The work was ended by its host before it had a result: it took longer, or more memory, than it may. */
export class HeavyWorkEnded extends Error {
  override name = 'HeavyWorkEnded';
}

/** For a host of one thread, as a service worker is: there the work itself must know its limits. */
export const runHeavyWorkHere: RunHeavyWork = async (work, input) => (await work.load())(input);
