import { blauweideMateriality } from './blauweide-retail/materiality';
import type { DemoMateriality } from './demo-materiality';
import { jagodnoMateriality } from './jagodno-foods/materiality';

/** By company id. */
export const demoMaterialities: Readonly<Record<number, DemoMateriality>> = {
  1: jagodnoMateriality,
  4: blauweideMateriality,
};
