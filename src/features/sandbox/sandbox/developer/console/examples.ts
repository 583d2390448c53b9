/** Examples to start with. Each runs in a test. */
export const examples = {
  emissions: `select c.name as company, l.scope, round(sum(l.kg_co2e) / 1000, 1) as tonnes
from emission_lines l join companies c on c.id = l.company_id
where l.is_headline
group by c.name, l.scope
order by c.name, l.scope`,
  entries: `select l.name as location, f.date, f.value, f.reference
from fuel_consumptions f join locations l on l.id = f.location_id
order by f.date desc
limit 50`,
  factors: `select factor_id, count(*) as lines
from emission_lines
group by factor_id
order by lines desc
limit 50`,
  history: `select * from audit_log
order by id desc
limit 50`,
  sizes: `select relname as name, pg_total_relation_size(oid) as bytes
from pg_class
where relkind = 'r' and oid >= 16384
order by bytes desc
limit 20`,
} as const;

export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as ExampleName[];
