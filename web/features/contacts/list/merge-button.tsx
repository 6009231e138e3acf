import { Merge } from 'lucide-react'
import { useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { Chosen } from './use-contact-selection.ts'

const MERGED_MAX = 50

/** Why the chosen contacts cannot be merged; null if they can. */
function refusalOf({ contacts, matching }: Chosen): string | null {
  const chosen = [...contacts.values()]
  if (matching || chosen.length > MERGED_MAX) return `At most ${MERGED_MAX} contacts can be merged at once`
  if (chosen.length < 2) return 'Choose at least two contacts to merge'
  if (new Set(chosen.map(({ kind }) => kind)).size > 1) return "You can't merge a person with an organisation"
  return null
}

/** Merges the chosen contacts after asking which one to keep. */
export function MergeButton({ chosen, onMerged }: { chosen: Chosen; onMerged: () => void }) {
  const [asked, setAsked] = useState<readonly ListedContact[] | null>(null)
  function ask() {
    const refusal = refusalOf(chosen)
    if (refusal) return toast.error(refusal)
    setAsked([...chosen.contacts.values()])
  }
  return (
    <>
      <Button icon={Merge} onClick={ask}>
        Merge
      </Button>
      {asked ? <MergeDialog contacts={asked} onClose={() => setAsked(null)} onMerged={onMerged} /> : null}
    </>
  )
}
