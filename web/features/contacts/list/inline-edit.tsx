import { Pencil } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { editContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import { CONTACT_NAME_LENGTH_MAX, type ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { useAllowed } from '../../../ui/allowed.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { nameOf } from '../labels.ts'
import { type EditableField, type InlineDraft, useInlineEdit } from './use-inline-edit.ts'

const LABELS: Readonly<Record<EditableField, string>> = { name: 'name', job_title: 'role', company: 'organisation' }

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
  const edit = useInlineEdit(contact, field)
  if (!isAllowed(editContact)) return children
  const label = LABELS[field]
  const of = `${label} of ${nameOf(contact)}`
  if (edit.draft !== null) return <DraftField label={`New ${of}`} {...edit} draft={edit.draft} />
  return (
    <ShownValue label={`Edit ${of}`} title={`Edit ${label}`} button={edit.button} onEdit={edit.begin}>
      {children}
    </ShownValue>
  )
}

interface ShownValueProps {
  label: string
  title: string
  button: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  children: ReactNode
}

/** The value with a pencil beside it. */
function ShownValue({ label, title, button, onEdit, children }: ShownValueProps) {
  return (
    <span className="relative flex min-w-0 items-start gap-1">
      <span className="min-w-0 flex-1">{children}</span>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={title}
        className="shrink-0 rounded-sm bg-hover p-1 text-muted opacity-0 pointer-fine:absolute pointer-fine:-top-0.5 pointer-fine:right-0 transition-opacity hover:text-ink focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:p-3.25 pointer-coarse:opacity-100"
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      </button>
    </span>
  )
}

interface DraftFieldProps extends Pick<InlineDraft, 'error' | 'isSaving' | 'change' | 'close' | 'save'> {
  label: string
  draft: string
}

function DraftField({ label, draft, error, isSaving, change, close, save }: DraftFieldProps) {
  const errorId = useId()
  return (
    <span className="block min-w-0">
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this value
        autoFocus
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        value={draft}
        maxLength={CONTACT_NAME_LENGTH_MAX}
        readOnly={isSaving}
        autoComplete="off"
        className={controlClass('h-7 min-w-32 px-2 pointer-coarse:h-10')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(event.target.value)}
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
