import { useState } from 'react'
import { ASSIGNEE_LENGTH_MAX } from '../../../src/contracts/replies/conversations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export interface AssignDialogProps {
  assignee: string | null
  /** Names to choose from: the user's own, and those in use. */
  names: readonly string[]
  onChoose: (name: string | null) => void
  onClose: () => void
}

/** Asks who takes care of a conversation. */
export function AssignDialog({ assignee, names, onChoose, onClose }: AssignDialogProps) {
  const [other, setOther] = useState('')
  const choose = (name: string | null) => {
    onChoose(name)
    onClose()
  }
  return (
    <Dialog isOpen size="sm" onClose={onClose} title="Assign" description="Who's handling this conversation?">
      <div className="flex flex-col gap-1">
        {names.map((name) => (
          <Button
            key={name}
            variant={name === assignee ? 'primary' : 'ghost'}
            aria-pressed={name === assignee}
            className="justify-start"
            onClick={() => choose(name)}
          >
            {name}
          </Button>
        ))}
        {assignee ? (
          <Button variant="ghost" className="justify-start" onClick={() => choose(null)}>
            Unassigned
          </Button>
        ) : null}
      </div>
      <form
        className="mt-3 flex items-end gap-2 border-line border-t pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (other.trim() !== '') choose(other.trim())
        }}
      >
        <Field label="Someone else" className="flex-1">
          <Input value={other} maxLength={ASSIGNEE_LENGTH_MAX} onChange={(event) => setOther(event.target.value)} />
        </Field>
        <Button type="submit" disabled={other.trim() === ''}>
          Assign
        </Button>
      </form>
    </Dialog>
  )
}
