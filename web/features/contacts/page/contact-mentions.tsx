import { useState } from 'react'
import { undoContactChange } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useUndo } from '../use-undo.ts'
import { MentionEntry } from './mention-entry.tsx'
import { type Part, SplitDialog } from './split-dialog.tsx'

/** Every source that mentions a contact, with each spelling and why it was merged. A wrong match can be split off. */
export function ContactMentions({ contact }: { contact: ContactDetails }) {
  const { mentions } = contact
  const [asked, setAsked] = useState<Part | null>(null)
  const [done, setDone] = useState<{ id: string; change_id: string } | null>(null)
  const { undo, isPending } = useUndo(() => setDone(null))
  return (
    <Card isFlush title="Sources" description={`${pluralize(mentions.length, 'source')}, and why we matched them.`}>
      {done ? (
        <Alert
          isBanner
          tone="success"
          title="Split off"
          onDismiss={() => setDone(null)}
          actions={
            <>
              <LinkButton size="sm" href={paths.contactDetail.to(done.id)}>
                Open the new contact
              </LinkButton>
              <Allowed to={undoContactChange}>
                <Button size="sm" variant="ghost" isLoading={isPending} onClick={() => void undo(done.change_id)}>
                  Undo
                </Button>
              </Allowed>
            </>
          }
        />
      ) : null}
      <ul aria-label="Sources" className="divide-y divide-line">
        {mentions.map((mention) => (
          <MentionEntry
            key={mention.id}
            mention={mention}
            // At least one mention must remain.
            canSplitOff={mentions.length > 1}
            canSplitPart={mention.parts.length > 1}
            onSplit={(name) => setAsked({ mention, name })}
          />
        ))}
      </ul>
      {asked ? (
        <SplitDialog contactId={contact.id} part={asked} onClose={() => setAsked(null)} onSplit={setDone} />
      ) : null}
    </Card>
  )
}
