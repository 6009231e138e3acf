import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatDateTime } from '../../lib/format.ts'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

/** Shows a new key in full. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { key, name, plain_key = key, former_valid_until } = apiKey
  return (
    <SecretDialog
      title={`The new key of “${name}”`}
      description="Whoever has it acts for your account. Keep it as you keep a password."
      secret={plain_key}
      copyLabel="Copy key"
      onClose={onClose}
    >
      {former_valid_until ? (
        <p className="mt-3 text-muted text-sm">The former key works until {formatDateTime(former_valid_until)}.</p>
      ) : null}
    </SecretDialog>
  )
}
