export { financialInput, impactInput, iroOf } from './chosen-input';
export { type LoadedAssessment, loadAssessment, loadBegun } from './load';
export { scoreFieldsToWire, scoreToWire } from './score-wire';
