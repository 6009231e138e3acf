import { Progress } from '../../../ui/progress.tsx'

/** Progress of an upload. */
export interface Upload {
  readonly done: number
  readonly total: number
  /** The file being uploaded. */
  readonly name: string
}

export function UploadProgress({ upload: { done, total, name } }: { upload: Upload }) {
  return (
    <div role="status" className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
      <Progress size="sm" label="Uploading attachments" value={(done / total) * 100} />
      <p className="wrap-anywhere text-muted text-xs tabular-nums">
        Uploading {done + 1} of {total}: {name}
      </p>
    </div>
  )
}
