ALTER TABLE "fuel_consumptions" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "volume_correction" numeric;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "renewable_consumptions" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "utility_consumptions" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "fuel_consumptions" ADD CONSTRAINT "fuel_consumptions_corrects_id_fuel_consumptions_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."fuel_consumptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewable_consumptions" ADD CONSTRAINT "renewable_consumptions_corrects_id_renewable_consumptions_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."renewable_consumptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_consumptions" ADD CONSTRAINT "utility_consumptions_corrects_id_utility_consumptions_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."utility_consumptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fuel_consumptions_corrects" ON "fuel_consumptions" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "renewable_consumptions_corrects" ON "renewable_consumptions" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "utility_consumptions_corrects" ON "utility_consumptions" USING btree ("corrects_id") WHERE corrects_id is not null;