import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { copyKey } from './copy-key.ts'

/** A key that was just made, whole. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const copyButton = useRef<HTMLButtonElement | null>(null)
  const { name, plain_key, former_valid_until } = apiKey
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`The new key of “${name}”`}
      description="Whoever has it acts for your account. Keep it as you keep a password."
      initialFocus={copyButton}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            ref={copyButton}
            variant="primary"
            icon={isCopied ? Check : Copy}
            onClick={async () => setIsCopied(await copyKey({ plain_key }))}
          >
            {isCopied ? 'Copied' : 'Copy key'}
          </Button>
        </>
      }
    >
      <code className="block select-all break-all rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-ink text-sm">
        {plain_key ?? apiKey.key}
      </code>
      {former_valid_until ? (
        <p className="mt-3 text-muted text-sm">The former key works until {formatDateTime(former_valid_until)}.</p>
      ) : null}
    </Dialog>
  )
}
