CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"slot" integer,
	"author_id" uuid,
	"author_role" text NOT NULL,
	"request_id" text NOT NULL,
	"refusal" jsonb,
	"report" jsonb NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"claim" uuid,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_state" CHECK ("catalogue_imports"."state" in ('uploading', 'checking', 'refused', 'checked', 'importing', 'done', 'cancelled', 'interrupted')),
	CONSTRAINT "catalogue_imports_active" CHECK (("catalogue_imports"."slot" is not null) = ("catalogue_imports"."state" in ('checking', 'importing')))
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line" integer NOT NULL,
	"handle" text NOT NULL,
	"reason" jsonb NOT NULL,
	CONSTRAINT "import_problems_kind" CHECK ("import_problems"."kind" in ('refused', 'warning', 'picture'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_slot" ON "catalogue_imports" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "catalogue_imports_author" ON "catalogue_imports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "import_problems_line" ON "import_problems" USING btree ("import_id","line","id");