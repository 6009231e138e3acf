import { Undo2 } from 'lucide-react'
import { undoContactChange } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { changeKinds } from '../labels.ts'

export interface ContactHistoryProps {
  contact: ContactDetails
  isBusy: boolean
  onUndo: (changeId: string) => void
}

/** A contact's changes, newest first, with undo where possible. */
export function ContactHistory({ contact, isBusy, onUndo }: ContactHistoryProps) {
  return (
    <Card isFlush title="History">
      {contact.changes.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted text-sm">No activity yet.</p>
      ) : (
        <ol aria-label="History" className="divide-y divide-line">
          {contact.changes.map(({ id, kind, text, can_undo, created_at }) => (
            <li key={id} className="flex items-start gap-3 px-4 py-2.5 text-sm">
              <Badge className="mt-px w-17 justify-center">{changeKinds[kind]}</Badge>
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere text-ink">{text}</p>
                <RelativeTime value={created_at} className="text-faint text-xs" />
              </div>
              {can_undo ? (
                <Allowed to={undoContactChange}>
                  <Button
                    size="sm"
                    variant="ghost"
                    icon={Undo2}
                    disabled={isBusy}
                    aria-label={`Undo: ${text}`}
                    onClick={() => onUndo(id)}
                  >
                    Undo
                  </Button>
                </Allowed>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
