import { blauweideRetail } from './blauweide-retail/company';
import type { DemoCompany } from './demo-company';
import { jagodnoFoods } from './jagodno-foods/company';
import { kestrelValeLogistics } from './kestrel-vale-logistics/company';
import { nowyTor } from './nowy-tor/company';

/** The fictional companies of the sandbox, in display order. */
export const demoCompanies: readonly DemoCompany[] = [
  jagodnoFoods,
  kestrelValeLogistics,
  nowyTor,
  blauweideRetail,
];
