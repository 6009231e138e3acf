import { Eraser } from 'lucide-react'
import { useState } from 'react'
import type { ErasureReport } from '../../../../src/contracts/erasures/erasures.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { type SoughtPerson, useErasePerson } from '../api.ts'
import { type Erased, goingText } from './erasure-words.ts'
import { ReportContacts } from './report-contacts.tsx'
import { ReportFindings } from './report-findings.tsx'

export interface ErasureReportProps {
  report: ErasureReport
  person: SoughtPerson
  /** Whether data of a contact just chosen is still being loaded. */
  isLooking: boolean
  onChoose: (contactIds: string[]) => void
  onErased: (erased: Erased) => void
}

/** All data stored about a person, and the button that erases it. */
export function ErasureReportView({ report, person, isLooking, onChoose, onErased }: ErasureReportProps) {
  const [isAsking, setIsAsking] = useState(false)
  const erase = useErasePerson()
  const chosen = new Set(person.contact_ids)
  // A chosen contact is no longer a mere possible match in the next report. Its checkbox stays, so that it can be
  // cleared.
  const [possible, setPossible] = useState<ReadonlySet<string>>(new Set())
  const byName = report.contacts.filter(({ is_by_name }) => is_by_name).map(({ id }) => id)
  if (byName.some((id) => !possible.has(id))) setPossible(new Set([...possible, ...byName]))
  const going = report.contacts.filter(({ id, is_by_name }) => !is_by_name || chosen.has(id)).length
  const hasSomething =
    going + report.values.length + report.imports.length + report.total_pages + report.total_notes > 0 ||
    report.total_messages > 0

  async function confirm() {
    try {
      const { data } = await erase.mutateAsync({ body: person })
      onErased(data)
    } catch (error) {
      toastFailure(error, "We couldn't erase this person.")
    }
    setIsAsking(false)
  }
  return (
    <Card
      isFlush
      title="What we found"
      description="All of it will be erased. A keyed hash of the address, number and name keeps it from coming back."
      footer={
        <>
          <p role="status" className="text-muted text-sm">
            {isLooking
              ? 'Looking…'
              : hasSomething
                ? `To erase: ${goingText(report, going)}`
                : 'Choose the right person.'}
          </p>
          <Button
            variant="danger"
            icon={Eraser}
            disabled={isLooking || !hasSomething}
            onClick={() => setIsAsking(true)}
          >
            Erase this person
          </Button>
        </>
      }
    >
      <ReportContacts
        contacts={report.contacts}
        possible={possible}
        chosen={chosen}
        onToggle={(id) => onChoose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id])}
      />
      <ReportFindings report={report} />
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title="Erase this person?"
        confirmLabel="Erase permanently"
        isPending={erase.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>This erases {goingText(report, going)}, everywhere in this account.</p>
        <p className="mt-2 font-medium text-ink">This can't be undone.</p>
      </ConfirmDialog>
    </Card>
  )
}
