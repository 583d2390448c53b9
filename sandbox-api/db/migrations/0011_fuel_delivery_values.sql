ALTER TABLE "fuel_consumptions" ADD COLUMN "density" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "calorific_value" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "calorific_value_unit" text;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "delivery_note" text;