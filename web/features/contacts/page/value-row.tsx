import { ChevronRight, Star, Unlink } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { editContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Sighting, ValueEvidence } from './value-evidence.tsx'

export interface ValueRowProps {
  value: string
  /** The text to copy if it differs from the value: phone numbers are copied in E.164. */
  copied?: string
  /** The spelling in its sources, if it differs from the value. */
  written?: string
  /** Details of the value: its check, its kind, its country. */
  marks: ReactNode
  evidence: readonly Sighting[]
  /** Whether it is the primary one, which lists and exports show. */
  isFirst: boolean
  isBusy: boolean
  /** Absent if it is the only value. */
  onPrefer?: (() => void) | undefined
  onRemove: () => void
}

/** One email address or phone number of a contact, with its actions and, on demand, its occurrences. */
export function ValueRow({
  value,
  copied = value,
  written = value,
  marks,
  evidence,
  isFirst,
  isBusy,
  onPrefer,
  onRemove,
}: ValueRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const evidenceId = useId()
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-medium text-ink text-sm">{value}</span>
        {isFirst ? <Badge tone="brand">First</Badge> : null}
        {marks}
        <span className="ml-auto flex items-center gap-0.5 pointer-coarse:gap-2">
          {evidence.length > 0 ? (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? evidenceId : undefined}
              aria-label={`Evidence of ${value}: ${pluralize(evidence.length, 'place')}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronRight
                aria-hidden="true"
                className={cn('size-3.5 transition-transform', isOpen && 'rotate-90')}
                strokeWidth={2}
              />
              {pluralize(evidence.length, 'place')}
            </Button>
          ) : null}
          <CopyButton value={copied} label={`Copy ${value}`} />
          {onPrefer ? (
            <Allowed to={editContact}>
              <IconButton
                icon={Star}
                size="sm"
                label={`Use ${value} first`}
                title="Make primary"
                disabled={isBusy}
                onClick={onPrefer}
              />
            </Allowed>
          ) : null}
          <Allowed to={editContact}>
            <IconButton
              icon={Unlink}
              size="sm"
              label={`Remove ${value} from this contact`}
              title="Remove from this contact"
              disabled={isBusy}
              onClick={onRemove}
            />
          </Allowed>
        </span>
      </div>
      {isOpen ? (
        <div id={evidenceId} className="mt-2 mb-1">
          <ValueEvidence value={written} evidence={evidence} />
        </div>
      ) : null}
    </li>
  )
}
