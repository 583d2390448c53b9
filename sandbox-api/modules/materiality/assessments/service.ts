export { type LoadedAssessment, loadAssessment } from './load';
export { scoreFieldsToWire, workingToWire } from './score-wire';
