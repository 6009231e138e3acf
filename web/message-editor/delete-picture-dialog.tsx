import { useQuery } from '@tanstack/react-query'
import type { Picture, PictureUses } from '../../src/contracts/pictures/pictures.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import { pictureQueries, useDeletePicture } from './api.ts'

/** Asks before a picture is deleted, and says where it is used. */
export function DeletePictureDialog({ picture, onClose }: { picture: Picture; onClose: (isGone: boolean) => void }) {
  const { data: uses, isError } = useQuery(pictureQueries.uses(picture.id))
  const remove = useDeletePicture()
  async function confirm() {
    try {
      await remove.mutateAsync({
        params: { id: picture.id },
        query: { confirmed: uses?.is_sent ? 'true' : 'false' },
      })
      onClose(true)
    } catch (error) {
      toastFailure(error, 'Failed to delete the picture')
      onClose(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete ${picture.name}?`}
      confirmLabel={uses?.is_sent ? 'Delete anyway' : 'Delete'}
      isPending={remove.isPending || (!uses && !isError)}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    >
      {uses ? usesText(uses) : isError ? "We couldn't check where it's used." : "Checking where it's used…"}
    </ConfirmDialog>
  )
}

function usesText({ campaigns, templates, is_sent }: PictureUses): string {
  const names = [...campaigns, ...templates].map(({ name }) => `“${name}”`)
  if (names.length === 0) return "No campaign or template uses it. This can't be undone."
  const used = `It's used in ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}.`
  return is_sent
    ? `${used} Messages with it have been sent, so recipients who open them will see a gap. This can't be undone.`
    : `${used} There will be a gap. This can't be undone.`
}
