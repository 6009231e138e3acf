import { UserRound } from 'lucide-react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ContactAddress } from '../../ui/phone-number.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LabelBadges } from './label-badges.tsx'

/** Who replied, to which campaign, and the state of the conversation. */
export function ConversationHead({ reply }: { reply: Reply }) {
  const { from_name, from_address, campaign_id, campaign_name, contact_id } = reply
  const { is_done, snoozed_until, assignee, label_ids } = reply.conversation
  return (
    <>
      <p className="wrap-anywhere mt-1 text-ink text-sm">
        {from_name ? <span className="font-medium">{from_name} </span> : null}
        <span className={from_name ? 'text-muted' : 'font-medium'}>
          <ContactAddress address={from_address} />
        </span>
      </p>
      <p className="wrap-anywhere text-muted text-xs">
        {'Answers '}
        <TextLink href={paths.emailSms.to({ tab: 'campaigns', campaign: campaign_id })}>{campaign_name}</TextLink>
        {contact_id ? (
          <>
            {' · '}
            <TextLink href={paths.contactDetail.to(contact_id)}>Contact</TextLink>
          </>
        ) : null}
      </p>
      {label_ids.length > 0 || assignee || snoozed_until || is_done ? (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          {is_done ? <Badge>Done</Badge> : null}
          {snoozed_until ? <Badge tone="info">{snoozeWords(snoozed_until)}</Badge> : null}
          {assignee ? <Badge icon={UserRound}>{assignee}</Badge> : null}
          <LabelBadges ids={label_ids} />
        </p>
      ) : null}
    </>
  )
}

const snoozeWords = (until: string): string =>
  Date.parse(until) > Date.now() ? `Snoozed until ${formatDateTime(until)}` : 'Back from snooze'
