import { type RefObject, useRef, useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { useEditContact } from '../api.ts'
import { useUndo } from '../use-undo.ts'

export type EditableField = 'name' | 'job_title' | 'company'

const DONE: Readonly<Record<EditableField, string>> = {
  name: 'Name saved',
  job_title: 'Role saved',
  company: 'Organisation saved',
}

export interface InlineDraft {
  /** The text in the field; null while the value is only shown. */
  readonly draft: string | null
  readonly error: string | null
  readonly isSaving: boolean
  /** The button that opens the field, which has the focus again afterwards. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly begin: () => void
  readonly change: (text: string) => void
  readonly close: (how: { isFocused: boolean }) => void
  readonly save: (value: string, isFocused: boolean) => Promise<void>
}

/** One field of a contact that is edited in place, and can be undone once it is saved. */
export function useInlineEdit(contact: ListedContact, field: EditableField): InlineDraft {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement | null>(null)
  // Closing the field makes it lose the focus, which must not save it again.
  const isClosing = useRef(false)
  const edit = useEditContact()
  const { offer } = useUndo()
  const before = contact[field] ?? ''

  function begin() {
    isClosing.current = false
    setDraft(before)
  }
  function close({ isFocused }: { isFocused: boolean }) {
    isClosing.current = true
    setDraft(null)
    setError(null)
    if (isFocused) requestAnimationFrame(() => button.current?.focus())
  }
  async function save(value: string, isFocused: boolean) {
    if (edit.isPending || isClosing.current) return
    if (value.trim() === before) return close({ isFocused })
    try {
      const { data } = await edit.mutateAsync({ params: { id: contact.id }, body: { [field]: value.trim() } })
      const [latest] = data.changes
      if (latest?.kind === 'edited' && latest.can_undo) offer(DONE[field], latest.id)
      close({ isFocused })
    } catch (failure) {
      const told = failure instanceof CallError ? failure.fields[field]?.[0] : undefined
      setError(told ?? messageOf(failure, "We couldn't save that."))
    }
  }
  return { draft, error, isSaving: edit.isPending, button, begin, change: setDraft, close, save }
}
