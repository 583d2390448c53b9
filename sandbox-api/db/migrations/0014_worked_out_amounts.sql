ALTER TABLE "fuel_consumptions" ADD COLUMN "amount_from" text;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "amount_paid" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "price_per_unit" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "distance" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "distance_unit" text;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "fuel_economy" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "fuel_economy_unit" text;