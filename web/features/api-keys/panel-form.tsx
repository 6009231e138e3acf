import { useEffect } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateKey } from './api.ts'
import { KeyFormAlerts, MainFields } from './key-fields.tsx'
import { useKeyForm } from './use-key-form.ts'

export interface PanelFormProps {
  onClose: () => void
  onCreated: (key: ApiKey) => void
}

/** Creates a key with the default limits, without IP restrictions and without expiry. */
export function PanelForm({ onClose, onCreated }: PanelFormProps) {
  const create = useCreateKey()
  const form = useKeyForm({
    former: null,
    permissions: ['read'],
    failureMessage: 'Failed to create API key',
    send: async ({ is_active: _, ...body }) => {
      const { data } = await create.mutateAsync({ body })
      toast.success('API key created successfully')
      onCreated(data.api_key)
    },
  })
  // The user has just opened this form, and the name is its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => form.setFocus('name'), [])
  return (
    <form
      noValidate
      aria-label="New API key"
      onSubmit={form.onSubmit}
      className="flex flex-col gap-5 border-line border-b bg-sunken p-4"
    >
      <MainFields form={form} />
      <KeyFormAlerts form={form} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={form.isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
          {form.isSubmitting ? 'Creating...' : 'Create'}
        </Button>
      </div>
    </form>
  )
}
