import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { addNote, deleteNote } from '../../../../src/contracts/contacts/change-contacts.ts'
import { NOTE_LENGTH_MAX } from '../../../../src/contracts/contacts/contact.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useAddNote, useDeleteNote } from '../api.ts'

const NO_NOTES = <p className="text-muted text-sm">No notes yet.</p>

type Note = ContactDetails['notes'][number]

/** Notes about a contact by members of the account. */
export function ContactNotes({ contact }: { contact: ContactDetails }) {
  const [deleting, setDeleting] = useState<Note | null>(null)
  return (
    <Card title="Notes">
      <Allowed to={addNote} otherwise={contact.notes.length === 0 ? NO_NOTES : null}>
        <NoteForm contactId={contact.id} />
      </Allowed>
      {contact.notes.length > 0 ? (
        <ul aria-label="Notes" className="mt-4 flex flex-col gap-3">
          {contact.notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 border-line border-t pt-3 text-sm">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere whitespace-pre-wrap text-ink">{note.text}</p>
                <RelativeTime value={note.created_at} className="text-faint text-xs" />
              </div>
              <Allowed to={deleteNote}>
                <IconButton icon={Trash2} size="sm" label="Delete this note" onClick={() => setDeleting(note)} />
              </Allowed>
            </li>
          ))}
        </ul>
      ) : null}
      {deleting ? <DeleteNoteDialog note={deleting} onClose={() => setDeleting(null)} /> : null}
    </Card>
  )
}

function NoteForm({ contactId }: { contactId: string }) {
  const [text, setText] = useState('')
  const add = useAddNote()
  const error = add.error
    ? (add.error instanceof CallError && add.error.fields.text?.[0]) ||
      messageOf(add.error, "We couldn't save the note.")
    : undefined
  function save(event: FormEvent) {
    event.preventDefault()
    add.mutate({ params: { id: contactId }, body: { text: text.trim() } }, { onSuccess: () => setText('') })
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col items-start gap-2">
      <Field label="New note" isLabelHidden error={error} className="w-full">
        <Textarea
          rows={2}
          value={text}
          maxLength={NOTE_LENGTH_MAX}
          placeholder="Add a note"
          className="min-h-14"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" isLoading={add.isPending} disabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  )
}

function DeleteNoteDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const remove = useDeleteNote()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: note.id } })
    } catch (error) {
      toastFailure(error, 'Delete failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete this note?"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="line-clamp-4 whitespace-pre-wrap">{note.text}</p>
      <p className="mt-2">This can't be undone.</p>
    </ConfirmDialog>
  )
}
