import { BookUser, FileSpreadsheet, type LucideIcon, MousePointerClick, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportCsvDialog } from './import-csv-dialog.tsx'
import { ManualContactsDialog } from './manual-contacts-dialog.tsx'
import type { ChosenContact, ChosenFile, ChosenSegment, Consent, ManualContact } from './recipient-choice.ts'
import { SegmentDialog } from './segment-dialog.tsx'
import { SelectContactsDialog } from './select-contacts-dialog.tsx'

type Source = 'select' | 'segment' | 'csv' | 'manual'
const sources: readonly { source: Source; label: string; icon: LucideIcon }[] = [
  { source: 'select', label: 'Select Contacts', icon: MousePointerClick },
  { source: 'segment', label: 'From Address Book', icon: BookUser },
  { source: 'csv', label: 'Import CSV', icon: FileSpreadsheet },
  { source: 'manual', label: 'Add Manually', icon: UserPlus },
]
type Taking<T> = (taken: T) => Promise<boolean> | boolean

export interface RecipientSourcesProps {
  type: Channel
  chosen: readonly ChosenContact[]
  segment: ChosenSegment | null
  /** Whether recipients are added immediately, so that each dialog asks for consent; otherwise they are only chosen. */
  isImmediate: boolean
  onSelect: Taking<readonly ChosenContact[]>
  onSegment: Taking<ChosenSegment>
  onFile: (file: ChosenFile, consent: Consent) => Promise<boolean> | boolean
  onManual: Taking<readonly ManualContact[]>
}

/** The sources of recipients, each with its dialog. */
export function RecipientSources(props: RecipientSourcesProps) {
  const { type, chosen, segment, isImmediate } = props
  const [open, setOpen] = useState<Source | null>(null)
  const close = () => setOpen(null)
  const submit = isImmediate ? 'Add to Campaign' : 'Select'
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {sources.map(({ source, label, icon }) => (
          <Button key={source} icon={icon} onClick={() => setOpen(source)}>
            {label}
          </Button>
        ))}
      </div>
      {open === 'select' ? (
        <SelectContactsDialog type={type} chosen={chosen} submit={submit} onClose={close} onChoose={props.onSelect} />
      ) : null}
      {open === 'segment' ? (
        <SegmentDialog type={type} former={segment} submit={submit} onClose={close} onChoose={props.onSegment} />
      ) : null}
      {open === 'csv' ? (
        <ImportCsvDialog
          type={type}
          hasConsent={isImmediate}
          submit={isImmediate ? 'Import' : 'Use This File'}
          submitting="Importing..."
          onClose={close}
          onImport={props.onFile}
        />
      ) : null}
      {open === 'manual' ? <ManualContactsDialog type={type} onClose={close} onAdd={props.onManual} /> : null}
    </>
  )
}
