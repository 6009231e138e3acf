import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { countedContacts } from '../labels.ts'
import { type Chosen, namingOf, totalOf } from './use-contact-selection.ts'

/** Deletes the selected contacts after confirmation: exactly those that were confirmed, even if the list reloads. */
export function DeleteButton({ chosen, onDeleted }: { chosen: Chosen; onDeleted: () => void }) {
  const [asked, setAsked] = useState<Chosen | null>(null)
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsked(chosen)}>
        Delete
      </Button>
      {asked ? (
        <DeleteDialog
          title={`Are you sure you want to delete ${countedContacts(totalOf(asked))}?`}
          naming={namingOf(asked)}
          note={whatElseGoes(asked)}
          contactId={totalOf(asked) === 1 ? [...asked.contacts.keys()][0] : undefined}
          onClose={() => setAsked(null)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  )
}

/** A note about selected contacts that the list does not currently show. */
function whatElseGoes({ contacts, matching, outOfSight }: Chosen): string | null {
  if (matching) return 'Everything that matches the filters will be deleted, on every page.'
  if (outOfSight === 0) return null
  if (outOfSight === contacts.size) return "None of these are on the page you're viewing."
  return `${formatNumber(outOfSight)} of them ${outOfSight === 1 ? 'is' : 'are'} not on this page.`
}
