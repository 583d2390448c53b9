import * as plans from './plans';
import * as scenarios from './scenarios';
import * as simulations from './simulations';

/** The contracts of this area. */
export const scenariosContracts = { scenarios, simulations, plans };
