import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { snoozeTimes } from './snooze-times.ts'

export interface SnoozeDialogProps {
  /** When it comes back now; null if it is not snoozed. */
  until: string | null
  onChoose: (until: string | null) => void
  onClose: () => void
}

/** Asks when a conversation is to come back. */
export function SnoozeDialog({ until, onChoose, onClose }: SnoozeDialogProps) {
  const [own, setOwn] = useState('')
  const choose = (at: string | null) => {
    onChoose(at)
    onClose()
  }
  const at = own === '' ? null : new Date(own)
  const isPast = at !== null && at.getTime() <= Date.now()
  return (
    <Dialog isOpen size="sm" onClose={onClose} title="Snooze" description="It will return to the top of your inbox.">
      <div className="flex flex-col gap-1">
        {snoozeTimes(new Date()).map(({ label, at: time }) => (
          <Button
            key={label}
            variant="ghost"
            className="h-auto justify-between py-2"
            onClick={() => choose(time.toISOString())}
          >
            <span>{label}</span>
            <span className="text-faint text-xs tabular-nums">{formatDateTime(time.toISOString())}</span>
          </Button>
        ))}
      </div>
      <form
        className="mt-3 flex items-end gap-2 border-line border-t pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (at && !isPast) choose(at.toISOString())
        }}
      >
        <Field label="Another time" error={isPast ? 'Choose a time in the future' : undefined} className="flex-1">
          <Input type="datetime-local" value={own} onChange={(event) => setOwn(event.target.value)} />
        </Field>
        <Button type="submit" disabled={!at || isPast}>
          Snooze
        </Button>
      </form>
      {until ? (
        <Button className="mt-3 w-full" onClick={() => choose(null)}>
          Back to the inbox now
        </Button>
      ) : null}
    </Dialog>
  )
}
