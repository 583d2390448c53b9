ALTER TABLE "company_key_figures" ADD COLUMN "conversion_currency" char(3);--> statement-breakpoint
ALTER TABLE "company_key_figures" ADD COLUMN "conversion_rate" numeric(24, 9);--> statement-breakpoint
ALTER TABLE "company_key_figures" ADD COLUMN "conversion_date" date;--> statement-breakpoint
ALTER TABLE "company_key_figures" ADD COLUMN "conversion_source" text;