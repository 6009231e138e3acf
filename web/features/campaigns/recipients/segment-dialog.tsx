import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { recipientSourceQueries, type SegmentFilter } from './api.ts'
import { ChoiceFooter } from './choice-footer.tsx'
import type { ChosenSegment } from './recipient-choice.ts'
import { SegmentFields } from './segment-fields.tsx'
import { EVERYBODY, type PickedSegment, segmentText } from './segment-text.ts'
import { useCloseWhenAccepted } from './use-close-when-accepted.ts'

export interface SegmentDialogProps {
  type: Channel
  former: ChosenSegment | null
  submit: string
  onClose: () => void
  /** @returns whether the segment was accepted; the dialog stays open otherwise */
  onChoose: (segment: ChosenSegment) => Promise<boolean> | boolean
}

/** Chooses all contacts in the address book that match a filter, a list or a tag. */
export function SegmentDialog({ type, former, submit, onClose, onChoose }: SegmentDialogProps) {
  const [picked, setPicked] = useState<PickedSegment>({ ...EVERYBODY, ...(former?.filter as Partial<PickedSegment>) })
  const { isBusy, close, handOver } = useCloseWhenAccepted(onClose)
  const { data: facets } = useQuery(contactFacetsQuery())
  const filter: SegmentFilter = { ...picked, has: type === 'email' ? 'email' : 'phone' }
  const { data: total, error, isFetching, isPlaceholderData } = useQuery(recipientSourceQueries.segmentTotal(filter))
  const label = facets?.labels.find(({ id }) => id === picked.label_id)?.name
  return (
    <Dialog
      isOpen
      onClose={close}
      title="From the Address Book"
      description={`Contacts with ${type === 'email' ? 'an email address' : 'a phone number'} that match all of these, as of when you add them.`}
      footer={
        <ChoiceFooter
          status={total === undefined ? error ? null : <Spinner label="Counting" /> : pluralize(total, 'contact')}
          submit={submit}
          isBusy={isBusy}
          isDisabled={!total || isPlaceholderData || isFetching}
          onCancel={onClose}
          onSubmit={() => {
            if (total !== undefined) void handOver(() => onChoose({ filter, words: segmentText(picked, label), total }))
          }}
        />
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {error ? (
          <Alert tone="danger" title={`Failed to load contacts: ${error.message}`} className="sm:col-span-2" />
        ) : null}
        <SegmentFields picked={picked} facets={facets} onChange={(part) => setPicked((now) => ({ ...now, ...part }))} />
      </div>
    </Dialog>
  )
}
