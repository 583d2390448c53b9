/**
 * Sends requests to one address over this many connections at once; each sends its next request as soon as it has
 * the response.
 */
import { Agent, request } from 'node:http';

export type Pressed = { perSecond: number; p99Ms: number };
/** With a body, it is a POST. */
export type Question = { url: string; headers: Record<string, string>; body?: string };

export async function press(
  question: Question,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const taken: number[] = [];
  const askOnAndOn = async () => {
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      await ask(question, agent);
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

function ask({ url, headers, body }: Question, agent: Agent): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, method }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.on('end', resolve).on('error', reject).resume();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
