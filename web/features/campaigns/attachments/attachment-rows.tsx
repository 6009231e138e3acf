import { Paperclip, RotateCw, X } from 'lucide-react'
import { formatBytes } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface ShownFile {
  readonly key: string
  readonly name: string
  readonly size: number
  /** Why the file is not attached. */
  readonly problem?: string | undefined
}

export interface AttachmentRowsProps {
  files: readonly ShownFile[]
  /** Absent in read-only lists. */
  onRemove?: ((key: string) => void) | undefined
  /** For files with a problem. */
  onRetry?: (key: string) => void
  isBusy?: boolean
}

/** Files with their sizes and the total. */
export function AttachmentRows({ files, onRemove, onRetry, isBusy = false }: AttachmentRowsProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments" className="divide-y divide-line rounded-lg border border-line">
      {files.map(({ key, name, size, problem }) => (
        <li key={key} className="flex items-center gap-2.5 px-3 py-2 text-sm">
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-ink">{name}</span>
            {problem ? <span className="wrap-anywhere block text-danger-text text-xs">{problem}</span> : null}
          </span>
          <span className="shrink-0 text-faint text-xs tabular-nums">{formatBytes(size)}</span>
          {problem && onRetry ? (
            <Button
              size="sm"
              icon={RotateCw}
              disabled={isBusy}
              aria-label={`Try ${name} again`}
              onClick={() => onRetry(key)}
            >
              Try Again
            </Button>
          ) : null}
          {onRemove ? (
            <IconButton icon={X} size="sm" label={`Remove ${name}`} disabled={isBusy} onClick={() => onRemove(key)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Chosen files that cannot be attached, each with the reason. */
export function RefusedFiles({ refused }: { refused: readonly { name: string; why: string }[] }) {
  if (refused.length === 0) return null
  return (
    <Alert
      tone="danger"
      title={refused.length === 1 ? "One file wasn't added" : `${refused.length} files weren’t added`}
    >
      <ul className="list-disc pl-4">
        {refused.map(({ name, why }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {why}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
