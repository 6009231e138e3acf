import { useState } from 'react'
import { type ApiKey, OVERLAP_MINUTES_MAX } from '../../../src/contracts/api-keys/api-keys.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRegenerateKey } from './api.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** How long the former key stays valid, in minutes, so that clients can be switched to the new one. */
const overlaps = [
  { value: '0', label: 'Immediately', hint: 'Programs that use it lose access until they have the new one.' },
  { value: '60', label: 'After 1 hour' },
  { value: String(24 * 60), label: 'After 24 hours' },
  { value: String(OVERLAP_MINUTES_MAX), label: 'After 7 days' },
]

/** Asks for confirmation before a key is replaced, then shows the new key. */
export function RegenerateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [overlap, setOverlap] = useState('0')
  const [made, setMade] = useState<ApiKey | null>(null)
  const regenerate = useRegenerateKey()
  async function confirm() {
    try {
      const body = { overlap_minutes: Number(overlap) }
      const { data } = await regenerate.mutateAsync({ params: { id: apiKey.id }, body })
      toast.success('API key regenerated successfully')
      setMade(data.api_key)
    } catch (error) {
      toastFailure(error, 'Failed to regenerate API key')
      onClose()
    }
  }
  if (made) return <NewKeyDialog apiKey={made} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`Regenerate the API key “${apiKey.name}”?`}
      confirmLabel="Regenerate"
      isDanger
      isPending={regenerate.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>A new key with the same name, permissions and limits replaces it. This can't be undone.</p>
      <RadioGroup
        className="mt-4"
        label="The old key stops working"
        value={overlap}
        onChange={setOverlap}
        options={overlaps}
      />
    </ConfirmDialog>
  )
}
