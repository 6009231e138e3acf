import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PICTURE_TEXT_MAX, PICTURES_BYTES_MAX, type Picture } from '../../src/contracts/pictures/pictures.ts'
import { messageOf } from '../lib/call-error.ts'
import { formatBytes } from '../lib/format.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { CallFailure } from '../ui/call-failure.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Input } from '../ui/input.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import { pictureForm, pictureQueries, useAddPicture, useUpdatePicture } from './api.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'

export interface PicturesDialogProps {
  /** Files that were pasted or dropped, to be uploaded at once. */
  files: readonly File[]
  onChoose: (picture: Picture) => void
  onClose: () => void
}

/** The account's pictures: upload one, describe it, and use it in the message. */
export function PicturesDialog({ files, onChoose, onClose }: PicturesDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(pictureQueries.list())
  const add = useAddPicture()
  const update = useUpdatePicture()
  const [chosen, setChosen] = useState<Picture | null>(null)
  const [alt, setAlt] = useState('')
  const [failures, setFailures] = useState<readonly string[]>([])
  const [leaving, setLeaving] = useState<Picture | null>(null)
  const [waiting, setWaiting] = useState(files)

  function choose(picture: Picture) {
    setChosen(picture)
    setAlt(picture.alt)
  }
  async function upload(added: readonly File[]) {
    setWaiting([])
    const failed: string[] = []
    for (const file of added) {
      try {
        choose((await add.mutateAsync({ body: pictureForm(file) as never })).data.picture)
      } catch (problem) {
        failed.push(`${file.name}: ${messageOf(problem, "The server didn't respond")}`)
      }
    }
    setFailures(failed)
  }
  async function use() {
    if (!chosen) return
    const text = alt.trim()
    try {
      if (text !== chosen.alt) await update.mutateAsync({ params: { id: chosen.id }, body: { alt: text } })
    } catch (problem) {
      // The message has it in any case.
      toastFailure(problem, 'Failed to save the alt text')
    }
    onChoose({ ...chosen, alt: text })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Pictures"
      description={data ? `${formatBytes(data.size)} of ${formatBytes(PICTURES_BYTES_MAX)} used` : undefined}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!chosen} isLoading={update.isPending} onClick={() => void use()}>
            Insert
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {waiting.length > 0 ? (
          <Alert
            title={`Upload ${waiting.map(({ name }) => name).join(', ')}?`}
            actions={
              <Button size="sm" isLoading={add.isPending} onClick={() => void upload(waiting)}>
                Upload
              </Button>
            }
          />
        ) : null}
        <FileDrop
          file={null}
          aria-label="Add pictures"
          accept=".png,.jpg,.jpeg,.gif,.webp"
          hint="PNG, JPEG, GIF or WebP, up to 2 MB"
          isDisabled={add.isPending}
          onAdd={(added) => void upload(added)}
          onRefused={({ name }) => setFailures([`${name} isn't a PNG, JPEG, GIF or WebP image`])}
        />
        {failures.length > 0 ? (
          <Alert tone="danger" title="Not added" onDismiss={() => setFailures([])}>
            {failures.join(' ')}
          </Alert>
        ) : null}
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data ? (
          <div role="status" aria-label="Loading pictures">
            <Skeleton className="h-40" />
          </div>
        ) : data.pictures.length === 0 ? (
          <EmptyState title="No pictures yet">Upload one above. You can reuse it in other messages.</EmptyState>
        ) : (
          <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {data.pictures.map((picture) => (
              <li key={picture.id} className="relative min-w-0">
                <button
                  type="button"
                  aria-pressed={chosen?.id === picture.id}
                  className={`flex w-full flex-col gap-1 rounded-lg border p-2 text-left hover:bg-hover ${chosen?.id === picture.id ? 'border-brand bg-brand-soft' : 'border-line'}`}
                  onClick={() => choose(picture)}
                >
                  <img
                    src={picture.url}
                    alt={picture.alt}
                    loading="lazy"
                    className="h-24 w-full rounded bg-sunken object-contain"
                  />
                  <span className="w-full truncate text-ink text-xs">{picture.name}</span>
                  <span className="text-faint text-xs">
                    {picture.width} × {picture.height}, {formatBytes(picture.size)}
                  </span>
                </button>
                <IconButton
                  size="sm"
                  icon={Trash2}
                  variant="secondary"
                  label={`Delete ${picture.name}`}
                  className="absolute top-1 right-1"
                  onClick={() => setLeaving(picture)}
                />
              </li>
            ))}
          </ul>
        )}
        {chosen ? (
          <Field
            label={`Alternative text of ${chosen.name}`}
            hint={
              alt.trim()
                ? "Shown when the image isn't loaded, and read by screen readers."
                : 'Missing. Describe the image. Many email apps hide images at first.'
            }
          >
            <Input value={alt} maxLength={PICTURE_TEXT_MAX} onChange={(event) => setAlt(event.target.value)} />
          </Field>
        ) : null}
      </div>
      {leaving ? (
        <DeletePictureDialog
          picture={leaving}
          onClose={(isGone) => {
            if (isGone && chosen?.id === leaving.id) setChosen(null)
            setLeaving(null)
          }}
        />
      ) : null}
    </Dialog>
  )
}
