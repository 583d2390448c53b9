import * as contract from '#api/contract/activity-data/scope3';
import { route } from '#api/kernel/route';
import { readScope3EmissionFactor } from './factor-preview';
import {
  listScope3Derived,
  listScope3Fields,
  listScope3InputForms,
  listScope3Methods,
  listScope3Options,
  readScope3Totals,
} from './service';

export const scope3Routes = [
  route(contract.listScope3InputForms, listScope3InputForms),
  route(contract.listScope3Fields, listScope3Fields),
  route(contract.listScope3Methods, listScope3Methods),
  route(contract.listScope3Options, listScope3Options),
  route(contract.readScope3EmissionFactor, readScope3EmissionFactor),
  route(contract.listScope3Derived, listScope3Derived),
  route(contract.readScope3Totals, readScope3Totals),
];
