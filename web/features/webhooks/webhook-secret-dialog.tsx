import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { VERIFY_SNIPPET } from './verify-snippet.ts'
import { nameOf } from './webhook-words.ts'

export type WithSecret = WebhookEndpoint & { secret: string }

/** Shows a new secret and explains its use. */
export function WebhookSecretDialog({ webhook, onClose }: { webhook: WithSecret; onClose: () => void }) {
  const { secret, former_secret_until } = webhook
  return (
    <SecretDialog
      size="lg"
      title={`The signing secret of “${nameOf(webhook)}”`}
      description="It's shown only once. Store it where your app can read it, as safely as a password."
      secret={secret}
      copyLabel="Copy secret"
      onClose={onClose}
    >
      {former_secret_until ? (
        <p className="mt-3 text-muted text-sm">
          Messages are also signed with the old secret until {formatDateTime(former_secret_until)}.
        </p>
      ) : null}
      <p className="mt-4 mb-2 text-muted text-sm">
        Every message is signed with it. Verify the signature, since anyone can send to your URL:
      </p>
      <CodeBlock title="Node.js, with standardwebhooks" code={VERIFY_SNIPPET} />
    </SecretDialog>
  )
}
