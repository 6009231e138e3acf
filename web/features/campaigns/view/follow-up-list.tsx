import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { FollowUp } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { campaignQueries } from '../api.ts'
import {
  answerTo,
  arrivedOf,
  delayText,
  stepConditions,
  stepKinds,
  trackedRateText,
  whenText,
} from '../campaign-words.ts'
import { MessagePreview } from '../content/message-preview.tsx'
import { StatusChip } from '../status-chip.tsx'

/** A campaign's follow-ups in sequence, with progress and content. */
export function FollowUpList({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch, isFetching } = useQuery(campaignQueries.followUps(campaign.id))
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <TableSkeleton rows={3} label="Loading follow-ups" />
  if (data.length === 0)
    return (
      <EmptyState title="No follow-ups">
        Additional messages to people who haven't replied. Edit the campaign to add some while it's a draft.
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">
        {campaign.type === 'email'
          ? "Only people who haven't replied, unsubscribed or bounced get them."
          : "Only people who received the previous message and haven't replied or unsubscribed get them."}
      </p>
      <ol className="flex flex-col gap-3">
        {data.map((followUp) => (
          <li key={followUp.id}>
            <FollowUpRow campaign={campaign} followUp={followUp} dueFrom={dueFrom(campaign, data, followUp)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const HOUR_MS = 3_600_000

/**
 * When a follow-up is due at the earliest: for the recipient who got the first message first, without delays. Null
 * before the first message is sent.
 */
function dueFrom({ started_at }: Campaign, all: readonly FollowUp[], { step }: FollowUp): string | null {
  if (!started_at) return null
  const hours = all.reduce((sum, one) => (one.step <= step ? sum + one.after_hours : sum), 0)
  return new Date(Date.parse(started_at) + hours * HOUR_MS).toISOString()
}

interface FollowUpProps {
  campaign: Campaign
  followUp: FollowUp
  dueFrom: string | null
}

function FollowUpRow({ campaign, followUp, dueFrom }: FollowUpProps) {
  const [isShown, setIsShown] = useState(false)
  const { step, after_hours, status, stop_on_click, content, text_content, kind, condition, variants } = followUp
  const isManual = kind !== 'message'
  const name = `Follow-up ${step - 1}`
  const isEmail = campaign.type === 'email' && !isManual
  const subject = isEmail ? (followUp.subject ?? answerTo(campaign.subject ?? '')) : null
  return (
    <section aria-label={name} className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
        <h3 className="font-medium text-ink text-sm">{name}</h3>
        <StatusChip status={status} />
        {isManual ? <Badge icon={stepKinds[kind].icon}>{stepKinds[kind].label}</Badge> : null}
        {variants.length > 0 ? <Badge>{variants.length + 1} variants</Badge> : null}
        <p className="text-muted text-sm">
          {delayText(after_hours)} after {step === 2 ? 'the first message' : `follow-up ${step - 2}`}
          {condition === 'no_answer' ? null : `, ${stepConditions[condition].text}`}
          {stop_on_click ? ', skipping people who clicked' : null}
        </p>
        <Button size="sm" className="ml-auto" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} {isManual ? 'Task' : 'Message'}
        </Button>
        {isEmail ? (
          <p className="wrap-anywhere w-full text-ink text-sm">
            <span className="text-muted">{followUp.subject ? 'Subject: ' : 'In the same thread: '}</span>
            {subject}
          </p>
        ) : null}
      </div>
      {isManual ? (
        <TaskFigures campaign={campaign} followUp={followUp} />
      ) : (
        <Figures campaign={campaign} followUp={followUp} dueFrom={dueFrom} />
      )}
      {isShown && isManual ? (
        <p className="whitespace-pre-wrap border-line border-t p-4 text-ink text-sm">{content}</p>
      ) : isShown ? (
        <div className="border-line border-t p-4">
          <MessagePreview
            label={`Preview of follow-up ${step - 1}`}
            message={{
              type: campaign.type,
              subject,
              content,
              text_content,
              email_config_id: campaign.email_config_id,
              campaign_id: campaign.id,
            }}
          />
        </div>
      ) : null}
    </section>
  )
}

/** A task is for a person: its recipients wait until it is closed. */
function TaskFigures({ campaign, followUp: { statistics: of } }: Omit<FollowUpProps, 'dueFrom'>) {
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-t px-4 py-2 text-muted text-xs">
      {of.total_recipients === 0
        ? 'Not due yet.'
        : `${formatNumber(of.pending_count)} to do or not yet due, ${formatNumber(of.skipped_count)} closed or skipped`}
      <TextLink href={paths.emailSms.to({ tab: 'tasks', campaign: campaign.id })}>Open tasks</TextLink>
    </p>
  )
}

function Figures({ campaign, followUp: { statistics: of, rates }, dueFrom }: FollowUpProps) {
  const due = dueFrom && `Due from ${whenText(dueFrom)}`
  if (of.total_recipients === 0)
    return (
      <p className="border-line border-t px-4 py-2 text-muted text-xs">
        {due ? `${due}, for people who have received the previous one by then.` : 'Not due yet.'}
      </p>
    )
  const failed = of.failed_count + of.bounced_count
  const figures: [string, string][] = [
    ['Due from', dueFrom ? whenText(dueFrom) : '–'],
    ['Recipients', formatNumber(of.total_recipients)],
    ['Sent', formatNumber(of.sent_count)],
    ['Delivered', formatNumber(arrivedOf(campaign.type, of))],
    ['Opened', trackedText(of.opened_count, rates.open_rate, campaign.track_opens)],
    ['Clicked', trackedText(of.clicked_count, rates.click_rate, campaign.track_clicks)],
    ['Waiting', formatNumber(of.pending_count)],
    ...(of.skipped_count > 0 ? [['Left out', formatNumber(of.skipped_count)] as [string, string]] : []),
    ...(failed > 0 ? [['Failed', pluralize(failed, 'message')] as [string, string]] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t px-4 py-2.5 text-sm">
      {figures.map(([term, detail]) => (
        <div key={term}>
          <dt className="text-faint text-xs">{term}</dt>
          <dd className="text-ink tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}

const trackedText = (count: number, rate: number | null, isTracked: boolean): string =>
  isTracked ? `${formatNumber(count)} (${trackedRateText(rate, true)})` : trackedRateText(rate, false)
