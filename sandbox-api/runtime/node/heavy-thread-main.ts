/** The thread beside the host: runs one piece of work after the other. */
import { parentPort } from 'node:worker_threads';
import { heavyWorks } from '#api/modules/heavy-works';

export type Asked = { name: string; input: unknown };
export type Told = { result: unknown } | { error: string };

parentPort?.on('message', async ({ name, input }: Asked) => {
  parentPort?.postMessage(await done(name, input));
});

async function done(name: string, input: unknown): Promise<Told> {
  try {
    const work = heavyWorks.find((known) => known.name === name);
    if (!work) throw new Error(`There is no work of the name ${name}.`);
    const run: (input: never) => unknown = await work.load();
    return { result: await run(input as never) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
