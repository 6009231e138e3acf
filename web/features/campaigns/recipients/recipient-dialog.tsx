import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import { VARIANT_NAMES } from '../../../../src/contracts/campaigns/steps.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { eventKinds } from '../campaign-words.ts'
import { RecipientChip } from '../status-chip.tsx'
import { VariantBadge } from '../view/subject-facts.tsx'
import { recipientQueries } from './api.ts'
import { recipientName } from './recipient-name.ts'

export interface RecipientDialogProps {
  campaign: Campaign
  recipient: Recipient
  onClose: () => void
}

/** One recipient: the source of the address, and all events of the message. */
export function RecipientDialog({ campaign, recipient, onClose }: RecipientDialogProps) {
  const query = useQuery(recipientQueries.events(campaign.id, recipient.id))
  const { status, status_reason, recipient_email, recipient_phone, company, data_source, consent, fields } = recipient
  const facts = [
    ['Status', <Status key="status" status={status} reason={status_reason} />],
    ['Email', recipient_email],
    ['Phone', recipient_phone && phoneText(recipient_phone)],
    ['Company', company],
    ['Source', data_source],
    ['Consent', consent ?? 'None on record'],
    ['Subject', variantOf(campaign, recipient)],
    ['Sent', recipient.sent_at && formatDateTime(recipient.sent_at)],
    ...Object.entries(fields),
  ] as const
  return (
    <Dialog isOpen onClose={onClose} title={recipientName(recipient)}>
      <div className="flex flex-col gap-4">
        <DefinitionList
          items={facts.flatMap(([term, detail]) => (detail === null || detail === '' ? [] : [{ term, detail }]))}
        />
        <section aria-label="Events">
          <h3 className="mb-1 font-medium text-ink text-sm">What happened</h3>
          <Loaded query={query} placeholder={<TableSkeleton rows={2} label="Loading events" />}>
            {(events) =>
              events.length === 0 ? (
                <p className="text-muted text-sm">No other activity yet.</p>
              ) : (
                <ol className="divide-y divide-line text-sm">
                  {events.map(({ id, kind, happened_at, text, is_automatic }) => (
                    <li key={id} className="py-2">
                      <p className="flex flex-wrap items-center gap-2 text-ink">
                        {eventKinds[kind]}
                        {is_automatic ? <Badge>Automatic, not counted</Badge> : null}
                        <time dateTime={happened_at} className="ml-auto text-faint text-xs">
                          {formatDateTime(happened_at)}
                        </time>
                      </p>
                      {text ? <p className="wrap-anywhere text-muted text-xs">{text}</p> : null}
                    </li>
                  ))}
                </ol>
              )
            }
          </Loaded>
        </section>
      </div>
    </Dialog>
  )
}

/** The wording of a test that the recipient got or will get. */
function variantOf({ subject, subject_b, variants }: Campaign, { variant }: Recipient) {
  if (!variant) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <VariantBadge variant={variant} />
      <span className="wrap-anywhere min-w-0">
        {variant === 'a' ? subject : (variants[VARIANT_NAMES.indexOf(variant) - 1]?.subject ?? subject_b)}
      </span>
    </span>
  )
}

function Status({ status, reason }: { status: Recipient['status']; reason: string | null }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <RecipientChip state={status} />
      {reason ? <span className="text-muted text-xs">{reason}</span> : null}
    </span>
  )
}
