import { ListTodo, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { FOLLOW_UPS_MAX } from '../../../../src/contracts/campaigns/follow-ups.ts'
import type { StepKind } from '../../../../src/contracts/campaigns/steps.ts'
import { TASK_KINDS } from '../../../../src/contracts/campaigns/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { stepKinds } from '../campaign-words.ts'
import { newFollowUp } from './campaign-body.ts'
import type { FollowUpValues } from './campaign-draft.ts'
import { FollowUpCard } from './follow-up-card.tsx'
import type { Editable } from './form-parts.ts'
import type { CampaignForm } from './use-campaign-form.ts'

export interface FollowUpsPartProps {
  form: CampaignForm
  editable: Editable
  former: Campaign | null
}

/** Messages to recipients who did not reply, in sequence. */
export function FollowUpsPart({ form, editable, former }: FollowUpsPartProps) {
  const { values, setValue, formState, errorOf } = form
  const { follow_ups: followUps } = values
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // Once the campaign has started, recipients may be between two follow-ups, so none can be added or removed.
  const isFixed = editable !== 'all'
  const change = (next: FollowUpValues[]) =>
    setValue('follow_ups', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const toggle = (key: string) =>
    setOpened((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])))
  function add(kind: StepKind = 'message') {
    const added = newFollowUp(kind)
    setOpened((now) => new Set([...now, added.key]))
    change([...followUps, added])
    // A sequence reads like personal mails, unless its first message is designed already.
    if (former === null && values.type === 'email' && followUps.length === 0 && values.content.trim() === '')
      setValue('format', 'plain', { shouldDirty: true })
  }
  function move(from: number, to: number) {
    const next = [...followUps]
    next.splice(to, 0, ...next.splice(from, 1))
    change(next)
  }
  const message = errorOf('follow_ups')
  return (
    <section aria-label="Follow-ups" className="flex flex-col gap-3 border-line border-t pt-5">
      <div>
        <h3 className="font-semibold text-base text-ink">Follow-ups</h3>
        <p className="text-muted text-sm">
          Additional messages, sent one after another.{' '}
          {values.type === 'email'
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
                isOpen={opened.has(followUp.key)}
                isFixed={isFixed}
                isDisabled={editable === 'nothing'}
                former={former}
                onToggle={() => toggle(followUp.key)}
                onChange={(part) =>
                  change(followUps.map((one) => (one.key === followUp.key ? { ...one, ...part } : one)))
                }
                onMove={(to) => move(index, to)}
                onRemove={() => change(followUps.filter(({ key }) => key !== followUp.key))}
              />
            </li>
          ))}
        </ol>
      ) : isFixed ? (
        <p className="text-muted text-sm">None.</p>
      ) : null}
      {isFixed ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Plus} disabled={followUps.length >= FOLLOW_UPS_MAX} onClick={() => add()}>
            Add Follow-up
          </Button>
          <Menu
            align="start"
            trigger={
              <Button icon={ListTodo} disabled={followUps.length >= FOLLOW_UPS_MAX}>
                Add Task
              </Button>
            }
          >
            {TASK_KINDS.map((kind) => (
              <MenuItem key={kind} icon={stepKinds[kind].icon} onSelect={() => add(kind)}>
                {stepKinds[kind].label}
              </MenuItem>
            ))}
          </Menu>
          <span className="text-faint text-xs">
            {followUps.length >= FOLLOW_UPS_MAX
              ? `A campaign can have up to ${FOLLOW_UPS_MAX}.`
              : `Up to ${FOLLOW_UPS_MAX}.`}
          </span>
        </div>
      )}
    </section>
  )
}
