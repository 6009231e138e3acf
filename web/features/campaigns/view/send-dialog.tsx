import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { CampaignValidation } from '../../../../src/contracts/campaigns/sending.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { BOUNCES_UNKNOWN } from '../../../../src/rules/senders/bounces-unknown.ts'
import { formatNumber } from '../../../lib/format.ts'
import { toLocalInput, zoneName } from '../../../lib/local-time.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { campaignQueries, useSendCampaign } from '../api.ts'
import { countedRecipients, forecastText, subjectTestText, windowText } from '../campaign-words.ts'
import { BounceAddressLink } from './bounce-note.tsx'
import { MissingFields } from './missing-fields.tsx'

/** How far ahead a campaign can be scheduled here. */
const AHEAD_MS = 360 * 86_400_000

export interface SendDialogProps {
  campaign: Campaign
  onEdit: () => void
  onClose: () => void
}

/** Shows what blocks sending and what to check, then sends the campaign, now or at a scheduled time. */
export function SendDialog({ campaign, onEdit, onClose }: SendDialogProps) {
  const { data: validation, error, refetch, isFetching } = useQuery(campaignQueries.validation(campaign.id))
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState('')
  const [timeError, setTimeError] = useState<string | undefined>(undefined)
  const send = useSendCampaign()

  async function submit() {
    const instant = new Date(at)
    if (when === 'later') {
      const wrong = timeProblem(instant)
      setTimeError(wrong)
      if (wrong) return
    }
    try {
      const body = when === 'later' ? { scheduled_at: instant.toISOString() } : {}
      const { message } = await send.mutateAsync({ params: { id: campaign.id }, body })
      toast.success(message ?? (when === 'later' ? 'Campaign scheduled' : 'Campaign is being sent'))
      onClose()
    } catch (failure) {
      toastNamedFailure(failure, 'Failed to send campaign')
    }
  }
  const isDraft = campaign.status === 'draft'
  return (
    <Dialog
      isOpen
      onClose={() => !send.isPending && onClose()}
      title={`Send ${campaign.name}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            Cancel
          </Button>
          {validation && !validation.can_send ? (
            <Button variant="primary" onClick={onEdit}>
              Edit Campaign
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={Send}
              isLoading={send.isPending}
              disabled={!validation?.can_send || !isDraft}
              onClick={() => void submit()}
            >
              {send.isPending ? 'Sending...' : when === 'later' ? 'Schedule' : 'Send Now'}
            </Button>
          )}
        </>
      }
    >
      {!isDraft ? (
        <Alert title="Only drafts can be sent">This campaign is no longer a draft.</Alert>
      ) : error && !validation ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !validation ? (
        <TableSkeleton rows={4} label="Checking campaign" />
      ) : (
        <div className="flex flex-col gap-5">
          <Findings validation={validation} campaign={campaign} />
          {validation.can_send ? (
            <>
              <RadioGroup
                label="When"
                value={when}
                onChange={setWhen}
                options={[
                  {
                    value: 'now',
                    label: 'Now',
                    hint: validation.forecast
                      ? `${forecastText(validation.forecast)}${campaign.follow_up_count > 0 ? ' Includes all follow-ups, assuming no replies.' : ''}`
                      : undefined,
                  },
                  { value: 'later', label: 'At a specific time' },
                ]}
              />
              {when === 'later' ? <TimeField value={at} error={timeError} onChange={setAt} /> : null}
            </>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

const LEFT_OUT = [
  ['suppressed', 'who do not want messages'],
  ['refused', 'who opted out or were erased'],
  ['left_topic', "who left this campaign's topic"],
  ['without_consent', 'without recorded consent'],
  ['stopped', 'who replied, or whose earlier message bounced'],
  ['same_organization', 'because another address at their organization gets it'],
] as const

/** Problems first, then advice, then the recipients. */
function Findings({ validation, campaign }: { validation: CampaignValidation; campaign: Campaign }) {
  const { window, subject_test, subject_b } = campaign
  const followUps = campaign.follow_up_count - campaign.task_count
  const { problems, advice, recipients, sms_parts, sms_parts_total } = validation
  const { total, sendable } = recipients
  return (
    <>
      {problems.length > 0 ? (
        <Alert tone="danger" title={`${pluralize(problems.length, 'problem')} to fix first`}>
          <TextList texts={problems} />
        </Alert>
      ) : (
        <Alert tone="success" title={`${countedRecipients(sendable)} will get it now`} />
      )}
      {advice.some(({ code }) => code !== 'merge_field_missing') ? (
        <Alert tone="warning" title="Check before sending">
          <TextList texts={advice.filter(({ code }) => code !== 'merge_field_missing')} />
        </Alert>
      ) : null}
      {validation.missing_fields.length > 0 ? (
        <MissingFields campaign={campaign} missing={validation.missing_fields} />
      ) : null}
      <DefinitionList
        items={[
          { term: 'Recipients', detail: formatNumber(total) },
          { term: 'Recipients', detail: formatNumber(sendable) },
          ...(followUps > 0 && sendable > 0
            ? [
                {
                  term: 'Messages',
                  detail: `Up to ${pluralize(followUps + 1, 'message')} each, ${formatNumber(sendable * (followUps + 1))} at most. Anyone who replies, unsubscribes or bounces gets no further messages.`,
                },
              ]
            : []),
          ...(window ? [{ term: 'Window', detail: windowText(window) }] : []),
          ...(subject_test && subject_b ? [{ term: 'Two subjects', detail: subjectTestText(subject_test) }] : []),
          ...LEFT_OUT.flatMap(([kind, words]) =>
            recipients[kind] > 0 ? [{ term: 'Left out', detail: `${formatNumber(recipients[kind])} ${words}` }] : [],
          ),
          ...(sms_parts ? [{ term: 'Each is sent as', detail: `At most ${pluralize(sms_parts, 'part')}` }] : []),
          ...(sms_parts_total ? [{ term: 'Billed as', detail: `About ${pluralize(sms_parts_total, 'part')}` }] : []),
        ].map((item, index, all) =>
          // Each term is unique, for screen reader users who jump between terms.
          all.findIndex(({ term }) => term === item.term) < index ? { ...item, term: 'Also skipped' } : item,
        )}
      />
    </>
  )
}

function TextList({ texts }: { texts: readonly { code: string; text: string }[] }) {
  return (
    <ul className="list-disc pl-4">
      {texts.map(({ code, text }) => (
        <li key={`${code} ${text}`}>
          {text} {code === BOUNCES_UNKNOWN ? <BounceAddressLink /> : null}
        </li>
      ))}
    </ul>
  )
}

function TimeField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const now = new Date()
  const instant = new Date(value)
  return (
    <Field
      label="Date and time"
      error={error}
      isRequired
      hint={
        Number.isNaN(instant.getTime()) ? (
          `In your time zone, ${zoneName()}`
        ) : (
          <>
            {inZone(instant, undefined)} for you, {inZone(instant, 'UTC')}
          </>
        )
      }
    >
      <Input
        type="datetime-local"
        className="sm:w-60"
        value={value}
        min={toLocalInput(now)}
        max={toLocalInput(new Date(now.getTime() + AHEAD_MS))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** "Nov 21, 2026, 3:40 PM GMT+1". */
const inZone = (instant: Date, timeZone: string | undefined) =>
  instant.toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })

function timeProblem(instant: Date): string | undefined {
  if (Number.isNaN(instant.getTime())) return 'Choose a date and time'
  const ahead = instant.getTime() - Date.now()
  if (ahead <= 0) return 'Choose a time in the future'
  return ahead > AHEAD_MS ? 'Choose a time within a year' : undefined
}
