import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { IconButton } from './icon-button.tsx'
import { toast } from './toast.tsx'

/** Copies `value` to the clipboard and confirms it for 2 s. */
export function CopyButton({
  value,
  label = 'Copy',
  className,
}: {
  value: string
  label?: string
  className?: string
}) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await copyText(value)
      setIsCopied(true)
    } catch {
      toast.error('Your browser blocked copying')
    }
  }
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      label={isCopied ? 'Copied' : label}
      size="sm"
      onClick={copy}
      className={className}
    />
  )
}
