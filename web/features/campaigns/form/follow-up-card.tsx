import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { delayText, stepConditions, stepKinds } from '../campaign-words.ts'
import { MessagePreview } from '../content/message-preview.tsx'
import type { CampaignValues, FollowUpValues } from './campaign-draft.ts'
import { FollowUpFields } from './follow-up-fields.tsx'
import { followUpMessage, followUpSubject } from './previewed-messages.ts'
import type { CampaignForm } from './use-campaign-form.ts'

export interface FollowUpCardProps {
  form: CampaignForm
  followUp: FollowUpValues
  index: number
  count: number
  isOpen: boolean
  /** Whether it can be neither moved nor removed. */
  isFixed: boolean
  isDisabled: boolean
  former: Campaign | null
  onToggle: () => void
  onChange: (part: Partial<FollowUpValues>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One follow-up. Collapsed: position, delay and subject. Expanded: the editor with a preview beside it. */
export function FollowUpCard(props: FollowUpCardProps) {
  const { form, followUp, index, isFixed, isDisabled, former, onToggle } = props
  const contentId = useId()
  // Opens on errors, so that they are visible.
  const isOpen = props.isOpen || form.formState.errors.follow_ups?.[index] !== undefined
  return (
    <section aria-label={`Follow-up ${index + 1}`} className="rounded-lg border border-line">
      <div className={cn('flex items-center gap-1 px-2 py-1.5', isOpen && 'border-line border-b')}>
        <FollowUpToggle {...{ form, followUp, index, isOpen, onToggle, contentId }} />
        {isFixed ? null : (
          <PlaceButtons index={index} count={props.count} onMove={props.onMove} onRemove={props.onRemove} />
        )}
      </div>
      <div id={contentId} className={isOpen ? 'grid gap-6 p-4 lg:grid-cols-2' : 'hidden'}>
        {isOpen ? (
          <>
            <FollowUpFields
              form={form}
              followUp={followUp}
              index={index}
              isDisabled={isDisabled}
              isFixed={isFixed}
              customFields={former?.merge_fields ?? []}
              onChange={props.onChange}
            />
            {followUp.kind === 'message' ? (
              <MessagePreview
                label={`Preview of follow-up ${index + 1}`}
                message={followUpMessage(followUp, form.values, former?.id ?? null)}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  )
}

type FollowUpToggleProps = Pick<FollowUpCardProps, 'form' | 'followUp' | 'index' | 'isOpen' | 'onToggle'> & {
  contentId: string
}

function FollowUpToggle({ form, followUp, index, isOpen, onToggle, contentId }: FollowUpToggleProps) {
  const Icon = stepKinds[followUp.kind].icon
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={contentId}
      className="flex min-h-8 pointer-coarse:min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left text-sm hover:bg-hover"
      onClick={onToggle}
    >
      <Arrow aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      {followUp.kind === 'message' ? null : (
        <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      )}
      <span className="shrink-0 font-medium text-ink">Follow-up {index + 1}</span>
      <span className="min-w-0 truncate text-muted">{followUpText(followUp, form.values)}</span>
    </button>
  )
}

/** "3 days later, to those who opened · Re: Spring offer" */
function followUpText(followUp: FollowUpValues, values: CampaignValues): string {
  const { kind, after_hours, condition } = followUp
  const hours = Number(after_hours)
  const when = hours > 0 ? `${delayText(hours)} later` : 'No delay set'
  const whom = stepConditions[condition].text
  const subject = values.type === 'email' ? followUpSubject(followUp, values) : ''
  const what = kind === 'message' ? subject : stepKinds[kind].label
  return `${when}${whom && `, ${whom}`}${what && ` · ${what}`}`
}

/** Moves or removes a follow-up. */
function PlaceButtons(props: Pick<FollowUpCardProps, 'index' | 'count' | 'onMove' | 'onRemove'>) {
  const { index, count, onMove, onRemove } = props
  const name = `Follow-up ${index + 1}`
  return (
    <>
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon={Trash2} size="sm" label={`Remove ${name}`} onClick={onRemove} />
    </>
  )
}
