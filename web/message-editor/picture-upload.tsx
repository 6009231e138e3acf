import { useState } from 'react'
import type { Picture } from '../../src/contracts/pictures/pictures.ts'
import { messageOf } from '../lib/call-error.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { pictureForm, useAddPicture } from './api.ts'

export interface PictureUploadProps {
  /** Files that were pasted or dropped into the message, which are uploaded once that is confirmed. */
  files: readonly File[]
  onAdded: (picture: Picture) => void
}

/** Uploads pictures one by one, and says which were not added. */
export function PictureUpload({ files, onAdded }: PictureUploadProps) {
  const add = useAddPicture()
  const [failures, setFailures] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState(files)
  async function upload(added: readonly File[]) {
    setWaiting([])
    const failed: string[] = []
    for (const file of added) {
      try {
        onAdded((await add.mutateAsync({ body: pictureForm(file) as never })).data.picture)
      } catch (problem) {
        failed.push(`${file.name}: ${messageOf(problem, "The server didn't respond")}`)
      }
    }
    setFailures(failed)
  }
  return (
    <>
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
    </>
  )
}
