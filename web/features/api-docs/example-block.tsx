import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.tsx'

/** How long a button shows that it has copied. */
const COPIED_MS = 2000

export interface ExampleBlockProps {
  title: string
  code: string
  /** The copy button's label, and the announcement after copying. */
  copyLabel: string
  copiedText: string
}

/** An example with a copy button that confirms what it copied. */
export function ExampleBlock({ title, code, copyLabel, copiedText }: ExampleBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex min-h-9 items-center justify-between border-line border-b pr-1 pl-3 text-muted text-xs">
        {title}
        <CopyExample code={code} label={copyLabel} copiedText={copiedText} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto p-3 font-mono text-ink text-xs leading-5 focus-visible:outline-offset-[-2px]"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

function CopyExample({ code, label, copiedText }: { code: string; label: string; copiedText: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await copyText(code)
      setIsCopied(true)
      toast.success(copiedText)
    } catch {
      toast.error('Failed to copy to clipboard')
    }
  }
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      label={isCopied ? 'Copied' : label}
      size="sm"
      onClick={() => void copy()}
    />
  )
}
