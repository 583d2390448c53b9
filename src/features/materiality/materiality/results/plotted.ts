import type { MaterialityResults, TopicResult } from '#api/contract/materiality/results';
import type { MatrixGroup, NamedPoint } from '@/components/charts/matrix-points';

/** A topic with all items assessed, so it has both scores and a number. */
export type PlottedTopic = TopicResult & {
  matrixNumber: number;
  impactMateriality: number;
  financialMateriality: number;
};

/** The topics of the matrix by number, all or of one category, and how many have no score yet. */
export function toPlotted({ topics, categories }: MaterialityResults, asked: number | undefined) {
  const category = categories.some((one) => one.dmTopicCategoryId === asked) ? asked : undefined;
  const own = topics.filter(
    ({ dmTopicCategoryId }) => category === undefined || dmTopicCategoryId === category,
  );
  const plotted = own.filter(isPlotted).toSorted((a, b) => a.matrixNumber - b.matrixNumber);
  return { topics: plotted, category, openCount: own.length - plotted.length };
}

/** Financial materiality runs to the right, impact materiality upwards. */
export function pointsOf(
  topics: readonly PlottedTopic[],
  { categories }: Pick<MaterialityResults, 'categories'>,
): NamedPoint[] {
  return topics.map((topic) => ({
    id: topic.dmSubtopicId,
    number: topic.matrixNumber,
    name: topic.subtopicName,
    group: categories.findIndex(({ dmTopicCategoryId }) => dmTopicCategoryId === topic.dmTopicCategoryId),
    x: topic.financialMateriality,
    y: topic.impactMateriality,
  }));
}

export function groupsOf({ categories }: Pick<MaterialityResults, 'categories'>): MatrixGroup[] {
  return categories.map(({ name, colour }) => ({ label: name, colour }));
}

function isPlotted(topic: TopicResult): topic is PlottedTopic {
  const { matrixNumber, impactMateriality, financialMateriality } = topic;
  return matrixNumber !== null && impactMateriality !== null && financialMateriality !== null;
}
