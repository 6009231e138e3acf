import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.tsx'

export interface SecretDialogProps {
  readonly title: string
  readonly description: string
  readonly secret: string
  /** The copy button's label. */
  readonly copyLabel: string
  readonly onClose: () => void
  readonly size?: 'md' | 'lg'
  /** Further information. */
  readonly children?: ReactNode
}

/** Shows a new secret in full, to be copied. */
export function SecretDialog({ title, description, secret, copyLabel, onClose, size, children }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copyButton = useRef<HTMLButtonElement | null>(null)
  async function copy() {
    try {
      await copyText(secret)
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
      title={title}
      description={description}
      initialFocus={copyButton}
      {...(size ? { size } : {})}
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
            {isCopied ? 'Copied' : copyLabel}
          </Button>
        </>
      }
    >
      <code className="block select-all break-all rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-ink text-sm">
        {secret}
      </code>
      {children}
    </Dialog>
  )
}
