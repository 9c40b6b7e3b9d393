import { Box, Heading, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import type { Submission } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from './useAdminText.ts'

export interface FormCardProps {
  title: string
  submission: Pick<Submission, 'submit' | 'isSending' | 'failure'>
  /** the names of its fields */
  fields: readonly string[]
  /** label of its button */
  submitLabel: string
  /** the fields */
  children: ReactNode
}

/** A form on a page beside other content. */
export function FormCard({ title, submission, fields, submitLabel, children }: FormCardProps) {
  const t = useAdminText()
  const shop = useText()
  const { submit, isSending, failure } = submission
  // An error of a field is shown below it.
  const isAtField = fields.some((name) => failure?.fieldErrors[name] !== undefined)
  const problem = isAtField ? null : failure
  return (
    <Box as="section" padding={16} radius="card" ground="surface" outlined>
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {children}
          <SubmitBar
            label={submitLabel}
            pending={isSending}
            error={problem && errorText(problem, shop, t('admin.changeFailed'))}
          />
        </Stack>
      </form>
    </Box>
  )
}
