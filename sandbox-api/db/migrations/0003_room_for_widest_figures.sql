ALTER TABLE "fuel_consumptions" ALTER COLUMN "carbon_equivalent_kg" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "renewable_consumptions" ALTER COLUMN "carbon_equivalent_kg" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "scope3_consumptions" ALTER COLUMN "carbon_equivalent_kg" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "utility_consumptions" ALTER COLUMN "carbon_equivalent_kg" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "co2_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "ch4_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "n2o_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "other_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_lines" ALTER COLUMN "kg_co2_biogenic" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "co2_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "ch4_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "n2o_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "other_kg_co2e" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "emission_rollups" ALTER COLUMN "kg_co2_biogenic" SET DATA TYPE numeric(61, 12);--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "response" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "review_answers" ALTER COLUMN "last_emission_kg" SET DATA TYPE numeric(61, 12);