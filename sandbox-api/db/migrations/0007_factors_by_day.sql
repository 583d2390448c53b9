ALTER TABLE "company_factors" ADD COLUMN "network_boundary" text;--> statement-breakpoint
-- Until now the first day of the last month stood for all of it. From now on a factor holds to the day itself.
UPDATE "company_factors" SET "valid_to" = (date_trunc('month', "valid_to") + interval '1 month - 1 day')::date WHERE "valid_to" IS NOT NULL;