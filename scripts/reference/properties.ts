import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredSet } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import { type CsvRecord, parseCsv } from './csv';
import { labelPath, slug } from './labels';
import { seaiFuel } from './national-fuels';

/** Names in the UK property sheet that differ from those in its factor sheets. */
const desnzNames: Record<string, string> = {
  'biodiesel me': 'Biodiesel (ME)',
  'biodiesel me from used cooking oil': 'Biodiesel (ME)',
  'biodiesel me from tallow': 'Biodiesel (ME)',
  'biodiesel hvo': 'Biodiesel (BtL or HVO)',
  'biomethane compressed': 'Biomethane',
  'biomethane liquified': 'Biomethane',
  'grass straw': 'Grasses/Straw',
  // The published per-litre and per-tonne factors of the marine fuels have these densities (1,171 and 1,017 l/t).
  'marine gas oil': 'Gas Oil',
  'marine fuel oil': 'Fuel Oil',
};

type Property = {
  activityId: number;
  year: number;
  property: string;
  value: string;
  unit: string;
  line: number;
  source: string;
};

/**
 * Calorific values and densities, each linked to the activity whose factors use it. UK values of 2024 and 2025 in
 * GJ/t and litre/t; EU net calorific values; US heat contents. Also the electricity of vehicles and trains, and the
 * losses of the parts of the US grid.
 */
export function fuelProperties(sourceFolder: string, register: ActivityRegister): StoredSet {
  const sheet = parseCsv(readFileSync(join(sourceFolder, 'fuel-properties.csv'), 'utf8'));
  const properties = [
    ...desnzProperties(sheet, sourceFolder, register),
    ...euProperties(sourceFolder, register),
    ...normalCubicMetre(sheet, register),
    ...densities(sheet, register),
    ...irishProperties(sheet, register),
    ...epaProperties(sourceFolder, register),
    ...vehicleElectricity(sourceFolder, register),
    ...railElectricity(sourceFolder, register),
    ...gridLosses(sourceFolder, register),
  ];
  const rows = properties.map(({ activityId, year, property, value, unit, line, source }) =>
    [activityId, year, property, value, unit, line, source].join('|'),
  );
  return { columns: 'activityId|year|property|value|unit|line|source', rows };
}

function desnzProperties(sheet: CsvRecord[], sourceFolder: string, register: ActivityRegister): Property[] {
  const fuels = new Map<string, number>();
  for (const { cells } of parseCsv(readFileSync(join(sourceFolder, 'defra-2025.csv'), 'utf8'))) {
    if (cells.category_l1 !== 'Fuels' && cells.category_l1 !== 'Bioenergy') continue;
    const name = desnzNames[slug(cells.item ?? '').replaceAll('-', ' ')] ?? cells.item ?? '';
    fuels.set(`${register.idOf('uk-desnz', labelPath(cells))}|${slug(name)}`, 0);
  }
  const wanted = new Set([
    'net_calorific_value GJ/tonne',
    'gross_calorific_value GJ/tonne',
    'specific_volume litre/tonne',
  ]);
  return [...fuels.keys()].flatMap((key) => {
    const [activityId, name] = key.split('|');
    return sheet
      .filter(({ cells }) => (cells.source ?? '').includes('DEFRA') && slug(cells.fuel ?? '') === name)
      .filter(({ cells }) => wanted.has(`${cells.property} ${cells.unit}`))
      .map(({ line, cells }) => ({
        activityId: Number(activityId),
        year: Number(cells.edition_year),
        property: cells.property ?? '',
        value: cells.value ?? '',
        unit: cells.unit ?? '',
        line,
        source: 'fuel-properties.csv',
      }));
  });
}

function euProperties(sourceFolder: string, register: ActivityRegister): Property[] {
  return parseCsv(readFileSync(join(sourceFolder, 'ipcc-2006-stationary.csv'), 'utf8'))
    .filter(
      ({ cells }) =>
        (cells.category_l2 ?? '').startsWith('Commercial') && (cells.unit ?? '').startsWith('TJ'),
    )
    .filter(({ cells }) => cells.ncv_tj_per_gg)
    .flatMap(({ line, cells }) => {
      const path = ['Fuels', cells.item ?? ''];
      const activityId = register.find('eu-mrr', path) ?? register.find('ipcc', path);
      if (!activityId) return [];
      const year = cells.item === 'Charcoal' ? 2006 : 2018;
      return [
        {
          activityId,
          year,
          property: 'net_calorific_value',
          value: cells.ncv_tj_per_gg ?? '',
          unit: 'GJ/tonne',
          line,
          source: 'ipcc-2006-stationary.csv',
        },
      ];
    });
}

/** Energy of natural gas in a cubic metre at 0 °C, as in the EU mix. */
function normalCubicMetre(sheet: CsvRecord[], register: ActivityRegister): Property[] {
  return sheet
    .filter(({ cells }) => (cells.source ?? '').startsWith('JEC') && cells.unit === 'MJ/Nm3')
    .map(({ line, cells }) => ({
      activityId: register.idOf('jec', ['Natural gas (EU mix) and CNG']),
      year: Number(cells.edition_year),
      property: cells.property ?? '',
      value: cells.value ?? '',
      unit: cells.unit ?? '',
      line,
      source: 'fuel-properties.csv',
    }));
}

/** Densities of the EU's fuels; its regulation prints none. */
function densities(sheet: CsvRecord[], register: ActivityRegister): Property[] {
  return sheet
    .filter(({ cells }) => (cells.source ?? '').startsWith('JEC') && cells.unit === 'kg/m3')
    .map((row) => ofSheet(row, register.idOf('jec', ['Fuels', row.cells.fuel ?? ''])));
}

const irishUnits = new Set(['MJ/kg', 'kg/m3', 'MJ/m3']);

/** Properties of the fuels whose factors Ireland prints. */
function irishProperties(sheet: CsvRecord[], register: ActivityRegister): Property[] {
  return sheet
    .filter(({ cells }) => (cells.source ?? '').startsWith('SEAI') && irishUnits.has(cells.unit ?? ''))
    .flatMap((row) => {
      const activityId = register.find('ie-seai', ['Fuels', seaiFuel(row.cells.fuel)]);
      return activityId ? [ofSheet(row, activityId)] : [];
    });
}

function ofSheet({ line, cells }: CsvRecord, activityId: number): Property {
  return {
    activityId,
    year: Number(cells.edition_year),
    property: cells.property ?? '',
    value: cells.value ?? '',
    unit: cells.unit ?? '',
    line,
    source: 'fuel-properties.csv',
  };
}

function epaProperties(sourceFolder: string, register: ActivityRegister): Property[] {
  const units: Record<string, string> = {
    'short ton': 'mmBtu/short ton',
    gallon: 'mmBtu/gallon',
    scf: 'mmBtu/scf',
  };
  return parseCsv(readFileSync(join(sourceFolder, 'epa-hub-2025.csv'), 'utf8'))
    .filter(({ cells }) => (cells.source_id ?? '').startsWith('T1-') && cells.heat_content_mmbtu_per_unit)
    .map(({ line, cells }) => ({
      activityId: register.idOf('us-epa', [
        cells.category_l1 ?? '',
        cells.category_l2 ?? '',
        cells.item ?? '',
      ]),
      year: 2025,
      property: 'gross_calorific_value',
      value: cells.heat_content_mmbtu_per_unit ?? '',
      unit: units[cells.unit ?? ''] ?? '',
      line,
      source: 'epa-hub-2025.csv',
    }));
}

const distanceUnits: Record<string, string> = { km: 'kWh/km', 'tonne.km': 'kWh/tkm' };

/**
 * The multiplier of the UK publisher for its electricity, including charging losses. Miles repeat kilometres, and
 * the large electric car of 2021 is printed as 0.
 */
function vehicleElectricity(sourceFolder: string, register: ActivityRegister): Property[] {
  return parseCsv(readFileSync(join(sourceFolder, 'defra-secr-kwh.csv'), 'utf8'))
    .filter(({ cells }) => cells.category_l1 === 'SECR kWh UK electricity for EVs')
    .filter(({ cells }) => Number(cells.edition_year) >= 2021 && Number(cells.energy_per_unit) > 0)
    .flatMap(({ line, cells }) => {
      const unit = distanceUnits[cells.unit ?? ''];
      const path = labelPath({ ...cells, category_l1: 'UK electricity for EVs' });
      const activityId = register.find('uk-desnz', path);
      if (!unit || !activityId) return [];
      return [
        {
          activityId,
          year: Number(cells.edition_year),
          property: 'electricity_use',
          value: cells.energy_per_unit ?? '',
          unit,
          line,
          source: 'defra-secr-kwh.csv',
        },
      ];
    });
}

function railElectricity(sourceFolder: string, register: ActivityRegister): Property[] {
  return parseCsv(readFileSync(join(sourceFolder, 'transport-electricity.csv'), 'utf8'))
    .filter(({ cells }) => cells.item === 'Passenger rail, electric')
    .map(({ line, cells }) => ({
      activityId: register.idOf('kth', [cells.item ?? '']),
      year: Number(cells.edition_year),
      property: 'electricity_use',
      value: cells.value ?? '',
      unit: 'kWh/pkm',
      line,
      source: 'transport-electricity.csv',
    }));
}

/** Printed by interconnection beside each of its subregions, in one year. */
function gridLosses(sourceFolder: string, register: ActivityRegister): Property[] {
  return parseCsv(readFileSync(join(sourceFolder, 'epa-egrid-subregions.csv'), 'utf8'))
    .filter(({ cells }) => cells.subregion && cells.grid_gross_loss_fraction)
    .map(({ line, cells }) => ({
      activityId: register.idOf('us-egrid', ['Electricity', 'grid gross loss', cells.subregion ?? '']),
      year: Number(cells.data_year),
      property: 'grid_gross_loss',
      value: cells.grid_gross_loss_fraction ?? '',
      unit: 'kWh/kWh',
      line,
      source: 'epa-egrid-subregions.csv',
    }));
}
