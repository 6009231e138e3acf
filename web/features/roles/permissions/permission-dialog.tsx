import {
  type PermissionEntry,
  PermissionInput,
  permissionIdOf,
} from '../../../../src/contracts/roles/permission-entries.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCreatePermission, useUpdatePermission } from './api.ts'

export interface PermissionDialogProps {
  /** The permission to edit; if absent, a new one is created. */
  permission?: PermissionEntry
  onClose: () => void
  onSaved?: (() => void) | undefined
}

/** Creates a permission, or renames one. */
export function PermissionDialog({ permission, onClose, onSaved }: PermissionDialogProps) {
  const create = useCreatePermission()
  const update = useUpdatePermission()
  const form = useContractForm(PermissionInput, {
    defaultValues: { name: permission?.name ?? '' },
    failureMessage: 'Failed to save permission',
  })
  const onSubmit = form.submit(async (body) => {
    const { message } = permission
      ? await update.mutateAsync({ params: { id: permission.id }, body })
      : await create.mutateAsync({ body })
    toast.success(message ?? (permission ? 'Permission updated successfully' : 'Permission created successfully'))
    onSaved?.()
    onClose()
  })
  const id = permissionIdOf(form.watch('name'))
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={permission ? `Edit ${permission.name}` : 'Add Permission'}
      description={
        permission
          ? 'Roles keep it under its new name. Apps that check it must use the new name too.'
          : 'Contactory only checks its built-in permissions. Custom ones are for your own apps, which read them from the profile.'
      }
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field
          label="Name"
          hint={id ? `Apps see it as ${id}` : 'The second word is its category.'}
          error={form.errorOf('name')}
          isRequired
        >
          <Input {...form.register('name')} autoComplete="off" placeholder="Export Report" />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={permission ? 'Update Permission' : 'Add Permission'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}
