-- Whole editions are stored as they are: what the database packs by itself no download can pack any further.
ALTER TABLE "materiality_editions" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "questionnaire_editions" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "scenario_definitions" ALTER COLUMN "content" SET STORAGE EXTERNAL;
