ALTER TABLE "review_answers" ADD COLUMN "answered_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_answers" ADD COLUMN "checked_on" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "review_answers" AS answer SET "answered_on" = (
	SELECT max(told.occurred_on) FROM audit_log AS told
	WHERE told.company_id = answer.company_id AND told.entity = 'review_answers' AND told.entity_id = answer.id AND told.user_id = answer.answered_by
) WHERE answer.answered_by IS NOT NULL;
