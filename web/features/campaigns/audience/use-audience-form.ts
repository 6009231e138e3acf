import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AudienceCampaign, AudienceProgress } from '../../../../src/contracts/campaigns/audience.ts'
import { CAMPAIGN_SENDERS_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { useSettled } from '../content/use-settled.ts'
import { isHealthy, useHealthySenders } from '../form/other-senders.tsx'
import { type PreviewedAudience, useWriteToAudience } from './api.ts'
import { type AudienceSource, type AudienceValues, audienceOf, bodyOf, careful, startOf } from './audience-values.ts'

export interface MadeCampaign {
  readonly id: string
  readonly name: string
  readonly audience: AudienceProgress
  /** When it starts: null for now; undefined for a draft. */
  readonly scheduledAt: string | null | undefined
}

type Field = keyof AudienceCampaign | keyof AudienceValues
export type AudienceErrors = Partial<Record<Field, string>>

/** The values of the dialog, what they select now, and their submission. */
export function useAudienceForm(source: AudienceSource, name: string) {
  const [values, setValues] = useState<AudienceValues>(() => careful(name, source))
  const [errors, setErrors] = useState<AudienceErrors>({})
  const [failure, setFailure] = useState<{ message: string; isPlan: boolean; isOffline: boolean } | null>(null)
  /** How many submissions were refused, here or by the server. */
  const [refusals, setRefusals] = useState(0)
  const [made, setMade] = useState<MadeCampaign | null>(null)
  const { data: facets } = useQuery(contactFacetsQuery())
  const { senders, healthOf, isPending } = useHealthySenders()
  const write = useWriteToAudience()
  const labels = facets?.labels ?? []
  const audience = audienceOf(values, source, labels)
  const previewed: PreviewedAudience = {
    audience: { ...audience, skip_domains: audience.skip_domains?.filter((domain) => domain.includes('.')) ?? [] },
    type: 'email',
    require_opt_in: values.basis === 'agreed',
  }
  const usable = senders?.filter(({ is_active }) => is_active) ?? []
  const sender = values.sender ?? (usable.find(({ is_default }) => is_default) ?? usable[0])?.id ?? null

  const healthy = usable.filter((one) => isHealthy(one, healthOf.get(one.id))).map(({ id }) => id)
  const others = (values.others ?? healthy).filter((id) => id !== sender).slice(0, CAMPAIGN_SENDERS_MAX - 1)

  function set(part: Partial<AudienceValues>) {
    setValues((now) => ({ ...now, ...part }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
    setFailure(null)
  }
  async function submit() {
    const start = startOf(values, new Date())
    const wrong = problemsOf(values, sender, start)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return setRefusals((count) => count + 1)
    try {
      const { data } = await write.mutateAsync({ body: bodyOf(values, audience, sender, others, start ?? null) })
      const { id, name: called } = data.campaign
      setMade({ id, name: called, audience: data.audience, scheduledAt: start?.scheduled_at })
    } catch (error) {
      setErrors(errorsOf(error))
      setFailure({
        message: messageOf(error, 'Failed to create the campaign'),
        isPlan: isOfPlan(error),
        isOffline: error instanceof CallError && error.code === 'network',
      })
      setRefusals((count) => count + 1)
    }
  }
  return {
    ...{ values, set, errors, failure, refusals, made, submit, sender, senders, others },
    isSubmitting: write.isPending,
    /** Whether the senders still load, of which one is chosen. */
    isLoading: isPending,
    previewed: useSettled(previewed),
  }
}
export type AudienceForm = ReturnType<typeof useAudienceForm>

function problemsOf(values: AudienceValues, sender: string | null, start: unknown): AudienceErrors {
  return {
    ...(values.basis === null && { basis: 'Choose your legal basis for contacting them' }),
    ...(sender === null && { email_config_id: 'Choose an email configuration' }),
    ...(!values.subject.trim() && { subject: 'Subject is required' }),
    ...(!values.content.trim() && { content: 'Content is required' }),
    ...(!values.name.trim() && { name: 'Name is required' }),
    ...(start === undefined && { at: 'Choose a time in the future' }),
  }
}

const isOfPlan = (error: unknown): boolean => error instanceof CallError && error.status === 402

/** The server's errors by field: those of the audience by the name of its own field. */
function errorsOf(error: unknown): AudienceErrors {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, [text]]) => {
      const [first, second] = field.split('.')
      const name = first === 'start' ? 'at' : first === 'audience' ? second : first
      return name && text ? [[name, text]] : []
    }),
  )
}
