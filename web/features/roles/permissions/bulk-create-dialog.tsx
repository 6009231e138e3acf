import { useState } from 'react'
import { z } from 'zod'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import {
  BulkPermissions,
  type bulkCreatePermissions,
  PermissionInput,
} from '../../../../src/contracts/roles/permission-entries.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useBulkCreatePermissions } from './api.ts'
import { BulkReport } from './bulk-report.tsx'

const namesIn = (text: string) =>
  text
    .split('\n')
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== '')

const Form = z.object({
  names: z.string().superRefine((text, check) => {
    const given = namesIn(text)
    const judged = given.map(({ name }) => ({ name, error: PermissionInput.safeParse({ name }).error }))
    const wrong = judged.find(({ error }) => error)
    const refusal = wrong
      ? `“${wrong.name.slice(0, 60)}”: ${wrong.error?.issues[0]?.message}`
      : given.length > 100
        ? 'Enter up to 100 names'
        : BulkPermissions.safeParse({ permissions: given }).error?.issues[0]?.message
    if (refusal) check.addIssue({ code: 'custom', message: refusal })
  }),
})

/** Creates several permissions and reports the result of each. */
export function BulkCreateDialog({ onClose }: { onClose: () => void }) {
  const create = useBulkCreatePermissions()
  const [report, setReport] = useState<ReturnsOf<typeof bulkCreatePermissions>['data'] | null>(null)
  const form = useContractForm(Form, { defaultValues: { names: '' }, failureMessage: 'Failed to create permissions' })
  const onSubmit = form.submit(async ({ names }) => {
    const { data } = await create.mutateAsync({ body: { permissions: namesIn(names) } })
    setReport(data)
  })
  if (report)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="Bulk Create"
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <BulkReport {...report} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Bulk Create"
      description="Existing permissions aren't changed."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field
          label="Names"
          hint="One per line, up to 100. The second word is the category."
          error={form.errorOf('names')}
          isRequired
        >
          <Textarea
            {...form.register('names')}
            rows={8}
            autoComplete="off"
            spellCheck={false}
            placeholder={'Export Report\nApprove Invoice'}
          />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Create" submitting="Creating..." />
      </form>
    </Dialog>
  )
}
