export { type LoadedAssessment, loadAssessment } from './load';
export { scoreFieldsToWire } from './score-wire';
