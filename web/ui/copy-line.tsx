import { CopyButton } from './copy-button.tsx'

export interface CopyLineProps {
  label: string
  /** Shown in full, as it is copied. */
  value: string
}

/** A URL or address of ours to be entered elsewhere, with a label and a copy button. */
export function CopyLine({ label, value }: CopyLineProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-left">
      <span className="font-medium text-ink text-sm">{label}</span>
      <div className="flex items-start gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2.5">
        <code className="min-w-0 flex-1 select-all break-all py-1.5 font-mono text-ink text-xs">{value}</code>
        <CopyButton value={value} label={`Copy ${label}`} />
      </div>
    </div>
  )
}
