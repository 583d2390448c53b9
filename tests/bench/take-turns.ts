/** How often a part is repeated; a slow machine gets fewer rounds, so that the benchmark ends. */
export type Turns = { rounds: number; budgetSeconds: number };

const fewest = 3;

/** Round 0 is the warm-up, whose samples are not counted. */
export async function takeTurns(
  { rounds, budgetSeconds }: Turns,
  work: (round: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  for (let round = 0; round <= rounds; round += 1) {
    const seconds = (performance.now() - startedAt) / 1000;
    if (round > fewest && seconds > budgetSeconds) return;
    await work(round);
  }
}
