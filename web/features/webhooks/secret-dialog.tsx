import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { VERIFY_SNIPPET } from './verify-snippet.ts'
import { nameOf } from './webhook-words.ts'

export type WithSecret = WebhookEndpoint & { secret: string }

/** A secret that was just made, and what it is for. */
export function SecretDialog({ webhook, onClose }: { webhook: WithSecret; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const copyButton = useRef<HTMLButtonElement | null>(null)
  const { secret, former_secret_until } = webhook
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setIsCopied(true)
      toast.success('Copied to clipboard')
    } catch {
      toast.error('Failed to copy to clipboard')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`The signing secret of “${nameOf(webhook)}”`}
      description="It is shown this once. Keep it where your program reads it, as you keep a password."
      initialFocus={copyButton}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            ref={copyButton}
            variant="primary"
            icon={isCopied ? Check : Copy}
            onClick={() => {
              void copy()
            }}
          >
            {isCopied ? 'Copied' : 'Copy secret'}
          </Button>
        </>
      }
    >
      <code className="block select-all break-all rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-ink text-sm">
        {secret}
      </code>
      {former_secret_until ? (
        <p className="mt-3 text-muted text-sm">
          Messages are signed with the former secret as well until {formatDateTime(former_secret_until)}.
        </p>
      ) : null}
      <p className="mt-4 mb-2 text-muted text-sm">
        Every message is signed with it. Check that before you believe one, since anybody can send to your URL:
      </p>
      <CodeBlock title="Node.js, with standardwebhooks" code={VERIFY_SNIPPET} />
    </Dialog>
  )
}
