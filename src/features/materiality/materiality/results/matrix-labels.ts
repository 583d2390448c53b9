import type { TopicResult } from '#api/contract/materiality/results';

/** Topics that lie so close together that their bubbles would cover each other are one bubble. */
export type Bubble = { id: number; x: number; y: number; topics: readonly TopicResult[] };

/** One decimal of a score: what is told as the same stands in the same place. */
const step = 0.1;

/** Assessed topics by their place: financial materiality to the right, impact materiality upwards. */
export function toBubbles(topics: readonly TopicResult[]): Bubble[] {
  const places = new Map<string, TopicResult[]>();
  for (const topic of topics) {
    const { impactMateriality: y, financialMateriality: x } = topic;
    if (x === null || y === null) continue;
    const place = `${Math.round(x / step)} ${Math.round(y / step)}`;
    places.set(place, [...(places.get(place) ?? []), topic]);
  }
  return [...places.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    return [
      {
        id: first.dmSubtopicId,
        x: first.financialMateriality ?? 0,
        y: first.impactMateriality ?? 0,
        topics: together,
      },
    ];
  });
}
