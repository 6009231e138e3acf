import { useRef } from 'react'
import { RoleInput, slugOf } from '../../../src/contracts/roles/roles.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useCreateRole, useUpdateRole } from './api.ts'
import { PermissionField } from './permission-field.tsx'
import type { RoleDialogProps } from './role-dialog-props.ts'

const FAILURE = 'Failed to save role'
const KEPT = "Built-in roles can't be changed."

/** Name, slug and permissions of a role. An empty slug is derived from the name. */
export function RoleForm({ role, onClose, onSaved }: RoleDialogProps) {
  const create = useCreateRole()
  const update = useUpdateRole()
  const form = useContractForm(RoleInput, {
    defaultValues: {
      ...{ name: role?.name ?? '', slug: role?.slug ?? '' },
      permissions: role?.permissions.map(({ id }) => id) ?? [],
    },
    failureMessage: FAILURE,
    readAs: (values) => ({ ...values, slug: values.slug.trim() || slugOf(values.name) }),
  })
  // A generated slug follows the name. A slug that was typed stays.
  const filled = useRef('')
  function followName() {
    const { name, slug } = form.getValues()
    if (slug.trim() !== '' && slug !== filled.current) return
    filled.current = slugOf(name)
    form.setValue('slug', filled.current, { shouldValidate: form.formState.isSubmitted })
  }
  const onSubmit = form.submit(async (body) => {
    try {
      const { message } = role
        ? await update.mutateAsync({ params: { id: role.id }, body })
        : await create.mutateAsync({ body })
      toast.success(message ?? (role ? 'Role updated successfully' : 'Role created successfully'))
      onSaved?.()
      onClose()
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  const isKept = role?.is_built_in ?? false
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" hint={isKept ? KEPT : undefined} error={form.errorOf('name')} isRequired>
          <Input
            {...form.register('name', { onChange: followName })}
            autoComplete="off"
            placeholder="Support Agent"
            readOnly={isKept}
          />
        </Field>
        <Field
          label="Slug"
          hint={isKept ? KEPT : 'Leave empty to generate it from the name.'}
          error={form.errorOf('slug')}
          isRequired
        >
          <Input
            {...form.register('slug', { onBlur: followName })}
            autoComplete="off"
            spellCheck={false}
            placeholder="support_agent"
            readOnly={isKept}
          />
        </Field>
      </div>
      <PermissionField
        chosen={form.watch('permissions') ?? []}
        onChange={(next) => form.setValue('permissions', next, { shouldDirty: true })}
        error={form.errorOf('permissions')}
      />
      <FormFooter
        isSubmitting={form.isSubmitting}
        onCancel={onClose}
        submit={role ? 'Update Role' : 'Create Role'}
        submitting="Saving..."
      />
    </form>
  )
}
