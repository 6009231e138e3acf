import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { AddFollowUp } from './add-follow-up.tsx'
import { FollowUpCard } from './follow-up-card.tsx'
import type { Editable } from './form-parts.ts'
import type { CampaignForm } from './use-campaign-form.ts'
import { useFollowUps } from './use-follow-ups.ts'

export interface FollowUpsPartProps {
  form: CampaignForm
  editable: Editable
  former: Campaign | null
}

/** Messages to recipients who did not reply, in sequence. */
export function FollowUpsPart({ form, editable, former }: FollowUpsPartProps) {
  const { followUps, isOpen, toggle, add, update, move, remove } = useFollowUps(form, { isNew: former === null })
  // Once the campaign has started, recipients may be between two follow-ups, so none can be added or removed.
  const isFixed = editable !== 'all'
  const message = form.errorOf('follow_ups')
  return (
    <section aria-label="Follow-ups" className="flex flex-col gap-3 border-line border-t pt-5">
      <div>
        <h3 className="font-semibold text-base text-ink">Follow-ups</h3>
        <p className="text-muted text-sm">
          Additional messages, sent one after another.{' '}
          {form.values.type === 'email'
            ? "Only people who haven't replied, unsubscribed or bounced get them."
            : "Only people who received the previous message and haven't replied or unsubscribed get them."}
        </p>
      </div>
      {message ? (
        <p role="alert" className="text-danger-text text-xs">
          {message}
        </p>
      ) : null}
      {followUps.length > 0 ? (
        <ol className="flex flex-col gap-3">
          {followUps.map((followUp, index) => (
            <li key={followUp.key}>
              <FollowUpCard
                form={form}
                followUp={followUp}
                index={index}
                count={followUps.length}
                isOpen={isOpen(followUp.key)}
                isFixed={isFixed}
                isDisabled={editable === 'nothing'}
                former={former}
                onToggle={() => toggle(followUp.key)}
                onChange={(part) => update(followUp.key, part)}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(followUp.key)}
              />
            </li>
          ))}
        </ol>
      ) : isFixed ? (
        <p className="text-muted text-sm">None.</p>
      ) : null}
      {isFixed ? null : <AddFollowUp count={followUps.length} onAdd={add} />}
    </section>
  )
}
