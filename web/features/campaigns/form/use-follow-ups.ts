import { useState } from 'react'
import type { StepKind } from '../../../../src/contracts/campaigns/steps.ts'
import { newFollowUp } from './campaign-body.ts'
import type { FollowUpValues } from './campaign-draft.ts'
import type { CampaignForm } from './use-campaign-form.ts'

/** The follow-ups of the form, which of them are open, and their changes. */
export function useFollowUps({ values, change: write, setValue }: CampaignForm, { isNew }: { isNew: boolean }) {
  const { follow_ups: followUps } = values
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const change = (next: FollowUpValues[]) => write('follow_ups', next)
  return {
    followUps,
    isOpen: (key: string) => opened.has(key),
    toggle: (key: string) =>
      setOpened((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]))),
    add(kind: StepKind) {
      const added = newFollowUp(kind)
      setOpened((now) => new Set([...now, added.key]))
      change([...followUps, added])
      // A sequence reads like personal mails, unless its first message is designed already.
      if (isNew && values.type === 'email' && followUps.length === 0 && values.content.trim() === '')
        setValue('format', 'plain', { shouldDirty: true })
    },
    update: (key: string, part: Partial<FollowUpValues>) =>
      change(followUps.map((one) => (one.key === key ? { ...one, ...part } : one))),
    move(from: number, to: number) {
      const next = [...followUps]
      next.splice(to, 0, ...next.splice(from, 1))
      change(next)
    },
    remove: (key: string) => change(followUps.filter((one) => one.key !== key)),
  }
}
