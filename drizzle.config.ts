import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox-api/db/schema/*.ts',
  out: './sandbox-api/db/migrations',
});
