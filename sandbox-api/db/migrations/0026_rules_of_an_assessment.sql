ALTER TABLE "materiality_assessments" ADD COLUMN "rules" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_assessments" ADD COLUMN "copied_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_iro_assessments" ADD COLUMN "is_human_rights" boolean;--> statement-breakpoint
ALTER TABLE "materiality_iro_assessments" ADD COLUMN "horizon" text;--> statement-breakpoint
ALTER TABLE "materiality_iro_assessments" ADD COLUMN "activity_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_iro_assessments" ADD COLUMN "stakeholder_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "materiality_topic_entries" ADD COLUMN "own_name" text;