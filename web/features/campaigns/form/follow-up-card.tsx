import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { answerTo, delayText, stepConditions, stepKinds } from '../campaign-words.ts'
import { MessagePreview } from '../content/message-preview.tsx'
import type { FollowUpValues } from './campaign-draft.ts'
import { FollowUpFields } from './follow-up-fields.tsx'
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
  const { form, followUp, index, count, isFixed, isDisabled, former, onToggle, onMove, onRemove } = props
  const { values, formState } = form
  const contentId = useId()
  // Opens on errors, so that they are visible.
  const isOpen = props.isOpen || formState.errors.follow_ups?.[index] !== undefined
  const name = `Follow-up ${index + 1}`
  const isManual = followUp.kind !== 'message'
  const isEmail = values.type === 'email' && !isManual
  const condition = stepConditions[followUp.condition].text
  const Icon = stepKinds[followUp.kind].icon
  const subject = followUp.subject.trim() || answerTo(values.subject)
  const hours = Number(followUp.after_hours)
  const when = hours > 0 ? `${delayText(hours)} later` : 'No delay set'
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <section aria-label={name} className="rounded-lg border border-line">
      <div className={cn('flex items-center gap-1 px-2 py-1.5', isOpen && 'border-line border-b')}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex min-h-8 pointer-coarse:min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left text-sm hover:bg-hover"
          onClick={onToggle}
        >
          <Arrow aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
          {isManual ? <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} /> : null}
          <span className="shrink-0 font-medium text-ink">{name}</span>
          <span className="min-w-0 truncate text-muted">
            {when}
            {condition ? `, ${condition}` : null}
            {isManual ? ` · ${stepKinds[followUp.kind].label}` : isEmail && subject ? ` · ${subject}` : null}
          </span>
        </button>
        {isFixed ? null : (
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
            {isManual ? null : (
              <MessagePreview
                label={`Preview of follow-up ${index + 1}`}
                message={{
                  type: values.type,
                  subject: isEmail ? subject || null : null,
                  content: followUp.content,
                  text_content: isEmail ? followUp.text_content || null : null,
                  format: values.format,
                  email_config_id: isEmail ? values.email_config_id || null : null,
                  campaign_id: former?.id ?? null,
                }}
              />
            )}
          </>
        ) : null}
      </div>
    </section>
  )
}
