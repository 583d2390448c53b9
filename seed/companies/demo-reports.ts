import { blauweideReports } from './blauweide-retail/reports';
import { type DemoReports, report } from './demo-report';
import { jagodnoReports } from './jagodno-foods/reports';

/** By company id. */
export const demoReports: Readonly<Record<number, DemoReports>> = {
  1: jagodnoReports,
  2: { locked: [report.csrd] },
  4: blauweideReports,
};
