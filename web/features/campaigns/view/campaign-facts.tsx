import type { Campaign, ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { arrivedOf, rateText, trackedRateText, windowText } from '../campaign-words.ts'
import { SpamScore } from '../content/spam-report.tsx'
import { ChannelBadge } from '../status-chip.tsx'
import { AttachmentFact } from './attachment-fact.tsx'
import { SubjectFacts } from './subject-facts.tsx'

/** A campaign's settings. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { id, type, sender_name, sender_ids, batch_size, batch_delay, sending_gap, domain_limit, compliance } = campaign
  const items = [
    { term: 'Type', detail: <ChannelBadge type={type} /> },
    {
      term: 'Sender',
      detail:
        sender_name === null
          ? 'None (deleted or never chosen)'
          : sender_ids.length > 1
            ? `${sender_name} and ${pluralize(sender_ids.length - 1, 'other mailbox', 'other mailboxes')}`
            : sender_name,
    },
    ...(type === 'email' ? [{ term: 'Subject', detail: <SubjectFacts campaign={campaign} /> }] : []),
    {
      term: 'Pace',
      detail: sending_gap
        ? `One by one, ${sending_gap.min} to ${sending_gap.max} seconds apart from each mailbox`
        : `${pluralize(batch_size, 'recipient')} at a time, ${pluralize(batch_delay, 'second')} apart`,
    },
    ...(domain_limit === null
      ? []
      : [{ term: 'Per domain', detail: `At most ${pluralize(domain_limit, 'message')} a day` }]),
    { term: 'Window', detail: campaign.window ? windowText(campaign.window) : 'Always' },
    ...(type === 'email' ? [{ term: 'Attachments', detail: <AttachmentFact campaignId={id} /> }] : []),
    {
      term: 'Compliance',
      detail: (
        <span className="flex flex-wrap gap-1.5">
          {compliance.spam_score === null ? (
            <Badge>Not checked for spam</Badge>
          ) : (
            <SpamScore score={compliance.spam_score} />
          )}
          <Rule isMet={compliance.gdpr_compliant} name="GDPR" />
          {type === 'email' ? <Rule isMet={compliance.can_spam_compliant} name="CAN-SPAM" /> : null}
          {campaign.one_per_organization ? <Badge>One per organisation</Badge> : null}
          {campaign.stop_organization ? <Badge>Stops by company</Badge> : null}
          {campaign.require_opt_in ? <Badge>Opt-in required</Badge> : null}
          {campaign.include_unsubscribe ? <Badge>Unsubscribe link</Badge> : null}
        </span>
      ),
    },
    ...(type === 'email' ? [{ term: 'Tracking', detail: trackingText(campaign) }] : []),
    ...(campaign.unsubscribe_url ? [{ term: 'Unsubscribe', detail: campaign.unsubscribe_url }] : []),
    ...(campaign.scheduled_at ? [{ term: 'Scheduled', detail: formatDateTime(campaign.scheduled_at) }] : []),
    ...(campaign.started_at ? [{ term: 'Started', detail: formatDateTime(campaign.started_at) }] : []),
    ...(campaign.sent_at ? [{ term: 'Last sent', detail: formatDateTime(campaign.sent_at) }] : []),
    { term: 'Created', detail: formatDateTime(campaign.created_at) },
  ]
  return <DefinitionList items={items} />
}

function Rule({ isMet, name }: { isMet: boolean; name: string }) {
  return <Badge tone={isMet ? 'success' : 'warning'}>{isMet ? name : `${name}: not met`}</Badge>
}

function trackingText({ track_opens, track_clicks }: Campaign): string {
  if (track_opens && track_clicks) return 'Opens and clicks'
  return track_opens ? 'Opens' : track_clicks ? 'Clicks' : 'Off'
}

/** A campaign's progress in figures. */
export function CampaignFigures({ campaign }: { campaign: ListedCampaign }) {
  const { statistics: of, rates, type, track_opens, track_clicks } = campaign
  return (
    <StatGrid className="sm:grid-cols-4">
      <StatCard
        label="Recipients"
        value={formatNumber(of.total_recipients)}
        hint={`${formatNumber(of.pending_count)} wait`}
      />
      <StatCard
        label="Sent"
        value={formatNumber(of.sent_count)}
        hint={of.skipped_count > 0 ? `${formatNumber(of.skipped_count)} skipped` : null}
      />
      <StatCard label="Delivered" value={formatNumber(arrivedOf(type, of))} hint={rateText(rates.delivery_rate)} />
      <StatCard
        label="Opened"
        value={track_opens ? formatNumber(of.opened_count) : '–'}
        hint={trackedRateText(rates.open_rate, track_opens)}
      />
      <StatCard
        label="Clicked"
        value={track_clicks ? formatNumber(of.clicked_count) : '–'}
        hint={trackedRateText(rates.click_rate, track_clicks)}
      />
      <StatCard label="Bounced" value={formatNumber(of.bounced_count)} hint={rateText(rates.bounce_rate)} />
      <StatCard
        label="Failed"
        value={formatNumber(of.failed_count)}
        hint={of.unknown_count > 0 ? `${formatNumber(of.unknown_count)} unknown` : null}
      />
      <StatCard
        label="Unsubscribed"
        value={formatNumber(of.unsubscribed_count)}
        hint={of.complained_count > 0 ? `${formatNumber(of.complained_count)} complaints` : null}
      />
    </StatGrid>
  )
}
