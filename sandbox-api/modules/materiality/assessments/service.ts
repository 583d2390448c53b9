export { financialInput, impactInput, iroOf } from './chosen-input';
export { type LoadedAssessment, loadAssessment, loadBegun } from './load';
export { scoreFieldsToWire, scoreToWire, workingToWire } from './score-wire';
