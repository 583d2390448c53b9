ALTER TABLE "location_supply_types" ADD COLUMN "certificate_type" text;--> statement-breakpoint
ALTER TABLE "location_supply_types" ADD COLUMN "certificate_from" date;--> statement-breakpoint
ALTER TABLE "location_supply_types" ADD COLUMN "certificate_to" date;--> statement-breakpoint
ALTER TABLE "location_supply_types" ADD COLUMN "certificate_mwh" numeric;--> statement-breakpoint
ALTER TABLE "location_supply_types" ADD COLUMN "share_percent" numeric;