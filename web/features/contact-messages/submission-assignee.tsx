import { useQuery } from '@tanstack/react-query'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { assignSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { useAllowed } from '../../ui/allowed.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { submissionQueries, useAssign } from './api.ts'

const NOBODY = 'nobody'

/** Assigns a submission to a person. */
export function SubmissionAssignee({ submission: { id, assignee } }: { submission: ContactSubmission }) {
  const { data: people = [] } = useQuery(submissionQueries.assignees())
  const assign = useAssign()
  const mayAssign = useAllowed()(assignSubmission)
  async function choose(value: string) {
    try {
      const body = { assignee_id: value === NOBODY ? null : value }
      const { message } = await assign.mutateAsync({ params: { id }, body })
      toast.success(message ?? 'Assigned')
    } catch (error) {
      toastFailure(error, 'Failed to assign the submission')
    }
  }
  // An assignee who has lost the permission since is still listed.
  const options = [...people, ...(assignee && !people.some((one) => one.id === assignee.id) ? [assignee] : [])]
  return (
    <Field label="Assigned to">
      <Select
        value={assignee?.id ?? NOBODY}
        onChange={(value) => void choose(value)}
        isDisabled={assign.isPending || !mayAssign}
        options={[
          { value: NOBODY, label: 'Unassigned' },
          ...options.map((one) => ({ value: one.id, label: one.name })),
        ]}
        className="w-full sm:w-72"
      />
    </Field>
  )
}
