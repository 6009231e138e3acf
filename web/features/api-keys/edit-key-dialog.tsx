import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUpdateKey } from './api.ts'
import { BoundFields, KeyFormAlerts, MainFields } from './key-fields.tsx'
import { useKeyForm } from './use-key-form.ts'

/** Edits a key's settings. The key itself stays the same. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const update = useUpdateKey()
  const form = useKeyForm({
    former: apiKey,
    failureMessage: 'Failed to update API key',
    send: async (body) => {
      await update.mutateAsync({ params: { id: apiKey.id }, body })
      toast.success('API key updated successfully')
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Edit API Key">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <MainFields form={form} />
        <BoundFields form={form} />
        <Checkbox
          {...form.register('is_active')}
          label="Active"
          hint="While it's inactive, programs that use the key are rejected."
        />
        <KeyFormAlerts form={form} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save Changes" submitting="Saving..." />
      </form>
    </Dialog>
  )
}
