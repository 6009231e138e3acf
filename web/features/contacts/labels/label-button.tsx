import { Tags } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { countedContacts } from '../labels.ts'
import { type Chosen, namingOf, totalOf } from '../list/use-contact-selection.ts'
import { LabelContactsDialog } from './label-contacts-dialog.tsx'

/** Edits the lists and tags of the selected contacts, as selected when the button was pressed. */
export function LabelButton({ chosen }: { chosen: Chosen }) {
  const [asked, setAsked] = useState<Chosen | null>(null)
  return (
    <>
      <Button icon={Tags} onClick={() => setAsked(chosen)}>
        Lists and tags
      </Button>
      {asked ? (
        <LabelContactsDialog
          title={`Lists and tags of ${countedContacts(totalOf(asked))}`}
          naming={namingOf(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
