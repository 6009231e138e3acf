import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { countedRecipients } from '../campaign-words.ts'
import type { Outcome } from './left-out.ts'

/** Says that a campaign was created with fewer recipients than its button announced, and why. */
export function LeftOutDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shortTitle(outcome)}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <LeftOutReasons outcome={outcome} />
    </Dialog>
  )
}

/** `Campaign created with 8 of 10 recipients`. */
export const shortTitle = ({ added, wanted }: Outcome): string =>
  `Campaign created with ${added.toLocaleString('en')} of ${countedRecipients(wanted)}`

export function LeftOutReasons({ outcome: { reasons } }: { outcome: Outcome }) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label="Left out" className="list-disc pl-5 text-ink text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
