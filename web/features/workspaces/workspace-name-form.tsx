import { useContext } from 'react'
import { RenameWorkspace } from '../../../src/contracts/workspaces/workspaces.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRenameWorkspace } from './api.ts'
import { SessionActionsContext } from './session-actions.ts'

/** Renames the workspace. */
export function WorkspaceNameForm({ name }: { name: string }) {
  const rename = useRenameWorkspace()
  const session = useContext(SessionActionsContext)
  const form = useContractForm(RenameWorkspace, {
    defaultValues: { name },
    failureMessage: 'Failed to rename the workspace',
  })
  const onSubmit = form.submit(async (body) => {
    await rename.mutateAsync({ body })
    toast.success('Workspace renamed')
    await session.refresh()
  })
  return (
    <Card title="Workspace name" description="Members see it, and people you invite.">
      <form noValidate onSubmit={onSubmit} className="flex max-w-md flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Name" isRequired error={form.errorOf('name')}>
          <Input {...form.register('name')} />
        </Field>
        <div>
          <Button type="submit" isLoading={form.isSubmitting}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
