import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PICTURE_TEXT_MAX, PICTURES_BYTES_MAX, type Picture } from '../../src/contracts/pictures/pictures.ts'
import { formatBytes } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import { pictureQueries, useUpdatePicture } from './api.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { PictureUpload } from './picture-upload.tsx'

export interface PicturesDialogProps {
  /** Files that were pasted or dropped, to be uploaded at once. */
  files: readonly File[]
  onChoose: (picture: Picture) => void
  onClose: () => void
}

/** The account's pictures: upload one, describe it, and use it in the message. */
export function PicturesDialog({ files, onChoose, onClose }: PicturesDialogProps) {
  const query = useQuery(pictureQueries.list())
  const update = useUpdatePicture()
  const [chosen, setChosen] = useState<Picture | null>(null)
  const [alt, setAlt] = useState('')
  const [leaving, setLeaving] = useState<Picture | null>(null)
  function choose(picture: Picture) {
    setChosen(picture)
    setAlt(picture.alt)
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
      description={
        query.data ? `${formatBytes(query.data.size)} of ${formatBytes(PICTURES_BYTES_MAX)} used` : undefined
      }
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
        <PictureUpload files={files} onAdded={choose} />
        <Loaded query={query} placeholder={<LoadingPictures />}>
          {({ pictures }) => (
            <PictureGrid pictures={pictures} chosenId={chosen?.id} onChoose={choose} onDelete={setLeaving} />
          )}
        </Loaded>
        {chosen ? <AltText picture={chosen} text={alt} onChange={setAlt} /> : null}
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

function LoadingPictures() {
  return (
    <div role="status" aria-label="Loading pictures">
      <Skeleton className="h-40" />
    </div>
  )
}

/** What a picture shows, for those who do not see it. */
function AltText({ picture, text, onChange }: { picture: Picture; text: string; onChange: (text: string) => void }) {
  return (
    <Field
      label={`Alternative text of ${picture.name}`}
      hint={
        text.trim()
          ? "Shown when the image isn't loaded, and read by screen readers."
          : 'Missing. Describe the image. Many email apps hide images at first.'
      }
    >
      <Input value={text} maxLength={PICTURE_TEXT_MAX} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
