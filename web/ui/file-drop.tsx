import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '../lib/format.ts'
import { cn } from './cn.ts'
import { useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface FileDropProps {
  file: File | null
  onChange?: (file: File | null) => void
  /** Accepts several files at once. The caller lists them, and `file` stays null. */
  onAdd?: (files: readonly File[]) => void
  /** An input's accept attribute: `.csv,.txt`. Dropped files are checked by their extension. */
  accept?: string
  /** Below the prompt: formats, limits. */
  hint?: string
  /** Called with a dropped file that `accept` does not allow. */
  onRefused?: (file: File) => void
  'aria-label'?: string
  isDisabled?: boolean
}

/** Selects one file, or several with `onAdd`, by click or by drag and drop. */
export function FileDrop({ file, onChange, onAdd, accept, hint, onRefused, isDisabled, ...rest }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement | null>(null)
  const wiring = useFieldWiring()

  function take(files: FileList | null) {
    const taken = [...(files ?? [])].slice(0, onAdd ? undefined : 1)
    const accepted = taken.filter(({ name }) => isAccepted(name, accept))
    for (const one of taken) if (!accepted.includes(one)) onRefused?.(one)
    if (!accepted[0]) return
    if (onAdd) onAdd(accepted)
    else onChange?.(accepted[0])
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) take(event.dataTransfer.files)
  }

  if (file)
    return (
      <div className="flex items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 shadow-xs">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-faint" strokeWidth={1.5} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-ink text-sm">{file.name}</p>
          <p className="text-faint text-xs tabular-nums">{formatBytes(file.size)}</p>
        </div>
        <IconButton
          icon={X}
          label={`Remove ${file.name}`}
          size="sm"
          disabled={isDisabled}
          onClick={() => onChange?.(null)}
        />
      </div>
    )
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'flex cursor-pointer flex-col items-center gap-1 rounded-md border border-control border-dashed bg-surface px-4 py-6 text-center transition-colors hover:border-muted hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isOver && 'border-brand border-solid bg-brand-soft',
        wiring['aria-invalid'] && 'border-danger',
        isDisabled && 'pointer-events-none opacity-50',
      )}
    >
      <Upload aria-hidden="true" className="mb-1 size-5 text-faint" strokeWidth={1.5} />
      <span className="text-ink text-sm">
        <span className="font-medium text-brand-text">{onAdd ? 'Choose files' : 'Choose a file'}</span> or drop{' '}
        {onAdd ? 'them' : 'it'} here
      </span>
      {hint ? <span className="text-faint text-xs">{hint}</span> : null}
      <input
        {...wiring}
        ref={input}
        type="file"
        multiple={onAdd !== undefined}
        accept={accept}
        disabled={isDisabled}
        aria-label={rest['aria-label']}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files)
          // Choosing the same file again after a removal must fire a change event.
          event.target.value = ''
        }}
      />
    </label>
  )
}

function isAccepted(name: string, accept: string | undefined): boolean {
  if (!accept) return true
  const endings = accept.split(',').map((ending) => ending.trim().toLowerCase())
  return endings.some((ending) => !ending.startsWith('.') || name.toLowerCase().endsWith(ending))
}
