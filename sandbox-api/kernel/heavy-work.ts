/**
 * Work that may take long, or be made to: reading an untrusted file. A host with threads runs it without
 * blocking requests, within limits of time and memory. Input and result are copied and contain no functions.
 */
export type HeavyWork<Input, Result> = {
  /** Unique name of the work on a host. */
  name: string;
  /** Its code and dependencies are evaluated on first use. */
  load(): Promise<(input: Input) => Result | Promise<Result>>;
};

export type RunHeavyWork = <Input, Result>(work: HeavyWork<Input, Result>, input: Input) => Promise<Result>;

/** The host stopped the work before it had a result, because it exceeded its time or memory limit. */
export class HeavyWorkEnded extends Error {
  override name = 'HeavyWorkEnded';
}

/** For a host with one thread, such as a service worker: there the work must enforce its own limits. */
export const runHeavyWorkHere: RunHeavyWork = async (work, input) => (await work.load())(input);
