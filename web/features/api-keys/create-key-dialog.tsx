import { useState } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateKey } from './api.ts'
import { BoundFields, KeyFormAlerts, MainFields } from './key-fields.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useKeyForm } from './use-key-form.ts'

/** Creates a key and shows it. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<ApiKey | null>(null)
  const create = useCreateKey()
  const form = useKeyForm({
    former: null,
    permissions: ['crawl', 'read'],
    failureMessage: 'Failed to create API key',
    // A new key is always active; only an update may change that.
    send: async ({ is_active: _, ...body }) => {
      const { data } = await create.mutateAsync({ body })
      toast.success('API key created successfully')
      setMade(data.api_key)
    },
  })
  if (made) return <NewKeyDialog apiKey={made} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Create API Key">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <MainFields form={form} />
        <BoundFields form={form} />
        <KeyFormAlerts form={form} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Create API Key"
          submitting="Creating..."
        />
      </form>
    </Dialog>
  )
}
