import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { arrivedOf, stepKinds, trackedRateText } from '../campaign-words.ts'
import { VariantBadge } from '../view/subject-facts.tsx'

type Step = CampaignAnalytics['steps'][number]

export interface StepFiguresProps {
  steps: readonly Step[]
  campaign: { readonly type: Channel; readonly track_opens: boolean; readonly track_clicks: boolean }
}

/** Results of the first message and of each follow-up. */
export function StepFigures({ steps, campaign }: StepFiguresProps) {
  const most = Math.max(1, ...steps.map(({ statistics }) => statistics.sent_count))
  return (
    <section aria-label="Messages in order" className="flex flex-col gap-3">
      <h3 className="font-medium text-ink text-sm">First message and follow-ups</h3>
      <div className="overflow-x-auto rounded-lg border border-line">
        <Table
          caption="Figures for each message"
          rows={steps}
          rowKey={({ step }) => String(step)}
          columns={columnsOf(campaign, most)}
        />
      </div>
      {steps.map(({ step, kind, variants, variant_winner }) =>
        variants ? (
          <VariantFigures key={step} title={stepName(step, kind)} variants={variants} winner={variant_winner} />
        ) : null,
      )}
    </section>
  )
}

const columnsOf = ({ type, ...tracked }: StepFiguresProps['campaign'], most: number): readonly TableColumn<Step>[] => [
  { id: 'step', header: 'Message', isPrimary: true, cell: ({ step, kind }) => stepName(step, kind) },
  {
    id: 'sent',
    header: 'Sent',
    width: 'w-[35%]',
    cell: ({ statistics }) => <Bar of={statistics.sent_count} most={most} />,
  },
  figure('delivered', 'Delivered', ({ statistics }) => formatNumber(arrivedOf(type, statistics))),
  figure('opened', 'Opened', ({ statistics, rates }) =>
    withRate(statistics.opened_count, rates.open_rate, tracked.track_opens),
  ),
  figure('clicked', 'Clicked', ({ statistics, rates }) =>
    withRate(statistics.clicked_count, rates.click_rate, tracked.track_clicks),
  ),
  figure('replied', 'Answered', ({ replied, rates }) => withRate(replied, rates.reply_rate, true)),
  figure('unsubscribed', 'Unsubscribed', ({ statistics }) => formatNumber(statistics.unsubscribed_count)),
]

const stepName = (step: number, kind: Step['kind']): string =>
  step === 1 ? 'First message' : `Follow-up ${step - 1}${kind === 'message' ? '' : ` (${stepKinds[kind].label})`}`
const withRate = (count: number, rate: number | null, isTracked: boolean): string =>
  isTracked && rate !== null
    ? `${formatNumber(count)} · ${trackedRateText(rate, true)}`
    : trackedRateText(rate, isTracked)

function figure(id: string, header: string, text: (step: Step) => string): TableColumn<Step> {
  return { id, header, align: 'end', cell: (step) => <span className="tabular-nums">{text(step)}</span> }
}

type Variant = NonNullable<Step['variants']>[number]

/** Results of each variant of a message, with the best one, if it is found. */
function VariantFigures({
  title,
  variants,
  winner,
}: {
  title: string
  variants: readonly Variant[]
  winner: Step['variant_winner']
}) {
  const share = (count: number, { sent }: Variant) =>
    sent === 0 ? formatNumber(count) : `${formatNumber(count)} · ${((100 * count) / sent).toFixed(1)}%`
  const column = (id: string, header: string, of: (one: Variant) => string): TableColumn<Variant> => ({
    ...{ id, header, align: 'end' },
    cell: (one) => <span className="tabular-nums">{of(one)}</span>,
  })
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-muted text-sm">
        Variants: {title}
        {winner ? null : '. No clear winner yet.'}
      </h4>
      <div className="overflow-x-auto rounded-lg border border-line">
        <Table
          caption={`Variants: ${title}`}
          rows={variants}
          rowKey={({ variant }) => variant}
          columns={[
            {
              id: 'variant',
              header: 'Variant',
              isPrimary: true,
              cell: ({ variant, subject }) => (
                <span className="flex flex-wrap items-center gap-2">
                  <VariantBadge variant={variant} />
                  <span className="wrap-anywhere min-w-0">{subject}</span>
                  {winner === variant ? <Badge tone="success">Winner</Badge> : null}
                </span>
              ),
            },
            column('sent', 'Sent', ({ sent }) => formatNumber(sent)),
            column('opened', 'Opened', (one) => share(one.opened, one)),
            column('clicked', 'Clicked', (one) => share(one.clicked, one)),
            column('replied', 'Answered', (one) => share(one.replied, one)),
          ]}
        />
      </div>
    </div>
  )
}

/** A figure with a bar in proportion to the largest one. */
function Bar({ of, most }: { of: number; most: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="w-12 shrink-0 text-end tabular-nums">{formatNumber(of)}</span>
      <span
        aria-hidden="true"
        className="h-2 min-w-16 flex-1 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <span className="block h-full rounded-full bg-brand" style={{ width: `${(of / most) * 100}%` }} />
      </span>
    </span>
  )
}
