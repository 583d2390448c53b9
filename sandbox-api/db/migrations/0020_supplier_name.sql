ALTER TABLE "fuel_consumptions" ADD COLUMN "supplier_name" text;--> statement-breakpoint
ALTER TABLE "utility_consumptions" ADD COLUMN "supplier_name" text;