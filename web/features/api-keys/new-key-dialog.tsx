import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatDateTime } from '../../lib/format.ts'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

/** Shows a new key in full. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { key, name, plain_key = key, former_valid_until } = apiKey
  return (
    <SecretDialog
      title={`The new key of “${name}”`}
      description="Anyone with this key can act on behalf of your account. Keep it as safe as a password."
      secret={plain_key}
      copyLabel="Copy key"
      onClose={onClose}
    >
      {former_valid_until ? (
        <p className="mt-3 text-muted text-sm">The old key works until {formatDateTime(former_valid_until)}.</p>
      ) : null}
    </SecretDialog>
  )
}
