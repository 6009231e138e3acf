import { Reply, StickyNote } from 'lucide-react'
import { useState } from 'react'
import {
  ENTRY_LENGTH_MAX,
  noteSubmission,
  replyToSubmission,
  type SubmissionEntry,
} from '../../../src/contracts/contact-messages/submissions.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useNote, useReply } from './api.ts'

export interface SubmissionEntriesProps {
  submission: { id: string; email: string; entries: readonly SubmissionEntry[] }
}

/** The notes and replies of a submission, and a field to add one. */
export function SubmissionEntries({ submission: { id, email, entries } }: SubmissionEntriesProps) {
  const [text, setText] = useState('')
  const [note, reply] = [useNote(), useReply()]
  const isEmpty = text.trim() === ''
  async function send(call: typeof note, failure: string) {
    try {
      const { message } = await call.mutateAsync({ params: { id }, body: { text } })
      toast.success(message ?? 'Saved')
      setText('')
    } catch (error) {
      toastFailure(error, failure)
    }
  }
  return (
    <section aria-label="Notes and replies" className="flex flex-col gap-3">
      {entries.length > 0 ? (
        <ol className="flex flex-col gap-2">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
      <Allowed to={[noteSubmission, replyToSubmission]}>
        <Field label="Note or reply" hint={`A reply goes to ${email} with the original message. Notes stay internal.`}>
          <Textarea
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={4}
            maxLength={ENTRY_LENGTH_MAX}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            icon={StickyNote}
            disabled={isEmpty || reply.isPending}
            isLoading={note.isPending}
            onClick={() => void send(note, 'Failed to add the note')}
          >
            Add Note
          </Button>
          <Button
            variant="primary"
            icon={Reply}
            disabled={isEmpty || note.isPending}
            isLoading={reply.isPending}
            onClick={() => void send(reply, 'Failed to send the reply')}
          >
            Send Reply
          </Button>
        </div>
      </Allowed>
    </section>
  )
}

function Entry({ entry: { kind, text, author, created_at } }: { entry: SubmissionEntry }) {
  return (
    <li className="rounded-lg border border-line px-3 py-2">
      <p className="flex flex-wrap items-center gap-2 text-faint text-xs">
        <Badge tone={kind === 'reply' ? 'brand' : 'neutral'}>{kind === 'reply' ? 'Reply' : 'Note'}</Badge>
        <span className="wrap-anywhere">{author?.name ?? 'A deleted user'}</span>
        <span>{formatDateTime(created_at)}</span>
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink text-sm">{text}</p>
    </li>
  )
}
