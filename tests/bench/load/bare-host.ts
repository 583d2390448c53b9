/**
 * The minimum that can answer a list and store a row: Hono and pg, without session or checks. DATABASE_URL names its
 * database.
 */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC',
});

const pageText = `
  select c.*, f.name_en as fuel_name, g.id as category_id, g.name_en as category_name, v.name_en as variant_name,
    u.symbol as unit_symbol
  from fuel_consumptions c
  join fuels f on f.id = c.fuel_id
  join fuel_categories g on g.id = f.category_id
  join units u on u.id = c.unit_id
  left join fuel_variants v on v.id = c.fuel_variant_id
  where c.location_id = $1
  order by c.date desc, c.id desc
  limit $2 offset $3`;
const countText = 'select count(*)::integer as total from fuel_consumptions where location_id = $1';
const insertText = `
  insert into fuel_consumptions (company_id, location_id, fuel_id, fuel_variant_id, value, unit_id, date, reference,
    carbon_equivalent_kg, created_by, created_on, updated_on)
  select l.company_id, l.id, $2, $3, $4, $5, $6, $7, 0, (select min(id) from users where company_id = l.company_id), now(), now()
  from locations l where l.id = $1
  returning *`;

const app = new Hono();
app.get('/list/:locationId', async (c) => {
  const locationId = Number(c.req.param('locationId'));
  const page = await pool.query(pageText, [locationId, 10, 0]);
  const count = await pool.query<{ total: number }>(countText, [locationId]);
  c.header('x-pagination', JSON.stringify({ TotalCount: count.rows[0]?.total }));
  return c.json(page.rows);
});
app.post('/entries', async (c) => {
  const { locationId, fuelId, fuelVariantId, value, unitId, date, reference } = await c.req.json();
  const inserted = await pool.query(insertText, [
    locationId,
    fuelId,
    fuelVariantId,
    value,
    unitId,
    date,
    reference,
  ]);
  return c.json(inserted.rows[0]);
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(Number(process.env.PORT), 'localhost');
