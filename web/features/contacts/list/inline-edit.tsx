import { Pencil } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { editContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import { CONTACT_NAME_LENGTH_MAX, type ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { useAllowed } from '../../../ui/allowed.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useEditContact } from '../api.ts'
import { nameOf } from '../labels.ts'
import { useUndo } from '../use-undo.ts'

export type EditableField = 'name' | 'job_title' | 'company'

const FIELDS: Readonly<Record<EditableField, { label: string; done: string }>> = {
  name: { label: 'name', done: 'Name saved' },
  job_title: { label: 'role', done: 'Role saved' },
  company: { label: 'organisation', done: 'Organisation saved' },
}

export interface InlineEditProps {
  contact: ListedContact
  field: EditableField
  /** The value as it is shown. */
  children: ReactNode
}

/**
 * A value of a row that is edited in place: Enter or leaving the field saves it, Escape does not. An error stays at the
 * field. Crawls do not change what was edited.
 */
export function InlineEdit({ contact, field, children }: InlineEditProps) {
  const isAllowed = useAllowed()
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement | null>(null)
  const isClosing = useRef(false)
  const errorId = useId()
  const change = useEditContact()
  const { offer } = useUndo()
  const { label, done } = FIELDS[field]
  const before = contact[field] ?? ''
  if (!isAllowed(editContact)) return children
  const of = `${label} of ${nameOf(contact)}`

  function close({ isFocused }: { isFocused: boolean }) {
    isClosing.current = true
    setDraft(null)
    setError(null)
    if (isFocused) requestAnimationFrame(() => button.current?.focus())
  }
  async function save(value: string, isFocused: boolean) {
    if (change.isPending || isClosing.current) return
    if (value.trim() === before) return close({ isFocused })
    try {
      const { data } = await change.mutateAsync({ params: { id: contact.id }, body: { [field]: value.trim() } })
      const [latest] = data.changes
      if (latest?.kind === 'edited' && latest.can_undo) offer(done, latest.id)
      close({ isFocused })
    } catch (failure) {
      const told = failure instanceof CallError ? failure.fields[field]?.[0] : undefined
      setError(told ?? messageOf(failure, "We couldn't save that."))
    }
  }
  if (draft === null)
    return (
      <span className="relative flex min-w-0 items-start gap-1">
        <span className="min-w-0 flex-1">{children}</span>
        <button
          ref={button}
          type="button"
          aria-label={`Edit ${of}`}
          title={`Edit ${label}`}
          className="shrink-0 rounded-sm bg-hover p-1 text-muted opacity-0 pointer-fine:absolute pointer-fine:-top-0.5 pointer-fine:right-0 transition-opacity hover:text-ink focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:p-3.25 pointer-coarse:opacity-100"
          onClick={() => {
            isClosing.current = false
            setDraft(before)
          }}
        >
          <Pencil aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        </button>
      </span>
    )
  return (
    <span className="block min-w-0">
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this value
        autoFocus
        aria-label={`New ${of}`}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        value={draft}
        maxLength={CONTACT_NAME_LENGTH_MAX}
        readOnly={change.isPending}
        autoComplete="off"
        className={controlClass('h-7 min-w-32 px-2 pointer-coarse:h-10')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => void save(event.target.value, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            void save(event.currentTarget.value, true)
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            close({ isFocused: true })
          }
        }}
      />
      {error === null ? null : (
        <span role="alert" id={errorId} className="mt-1 block whitespace-normal text-danger-text text-xs">
          {error}
        </span>
      )}
    </span>
  )
}
