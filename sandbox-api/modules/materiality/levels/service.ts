export { acceptLevels, scaleOf } from './accept-levels';
export {
  financialLevels,
  impactLevels,
  type Levels,
  levelWords,
  proposesHumanRights,
  type SentLevels,
  scoreLevels,
} from './levels';
