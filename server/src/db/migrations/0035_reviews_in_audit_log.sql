-- Why a review was hidden may be about a person, and isn't logged any more.
UPDATE "audit_log" SET "before" = "before" - 'reason', "after" = "after" - 'reason'
WHERE "subject_kind" = 'review' AND ("before" ? 'reason' OR "after" ? 'reason');
