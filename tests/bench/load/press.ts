/** Asks one address over so many connections at once, each its next question as soon as it has the answer. */
import { Agent, get } from 'node:http';

export type Pressed = { perSecond: number; p99Ms: number };
export type Question = { url: string; headers: Record<string, string> };

export async function press(
  { url, headers }: Question,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const taken: number[] = [];
  const askOnAndOn = async () => {
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      await ask({ url, headers }, agent);
      taken.push(performance.now() - askedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askOnAndOn));
  } finally {
    agent.destroy();
  }
  const sorted = taken.sort((a, b) => a - b);
  return {
    perSecond: (sorted.length / (performance.now() - startedAt)) * 1000,
    p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN,
  };
}

function ask({ url, headers }: Question, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.on('end', resolve).on('error', reject).resume();
    });
    request.on('error', reject);
  });
}
