ALTER TABLE "location_supply_types" ADD COLUMN "volume_mwh" numeric;--> statement-breakpoint
ALTER TABLE "emission_pins" ADD COLUMN "contract_shares" jsonb;