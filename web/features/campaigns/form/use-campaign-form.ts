import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { FollowUp } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { emailConfigsQuery, smsConfigsQuery } from '../../../queries/senders.ts'
import { NOBODY, type RecipientChoice } from '../recipients/recipient-choice.ts'
import { CampaignBody, EMPTY, readAs, valuesOf } from './campaign-body.ts'
import { type CampaignDraft, type CampaignValues, readDraft, removeDraft, writeDraft } from './campaign-draft.ts'
import { type FormPart, partsWithErrors } from './form-parts.ts'

const FAILURE = { new: 'Failed to create campaign', former: 'Failed to update campaign' }
const SENDER_FIELDS = ['email_config_id', 'sms_config_id', 'sender_ids', 'sending_gap'] as const
/** Delay after the last change before the draft is stored. */
const KEEP_MS = 300

export interface CampaignFormOptions {
  accountId: string
  /** The campaign's name in the address: an id, or `new`. */
  draftName: string
  /** The campaign to edit; null creates a new one. */
  former: Campaign | null
  /** The saved follow-ups. */
  followUps?: readonly FollowUp[]
  send: (values: CampaignBody, choice: RecipientChoice, files: readonly File[]) => Promise<void>
}
export type CampaignForm = ReturnType<typeof useCampaignForm>

/**
 * Form state of a new or existing campaign: its rules, its recipients and files, and a draft that survives a reload.
 */
export function useCampaignForm({ accountId, draftName, former, followUps = [], send }: CampaignFormOptions) {
  const [draft] = useState(() => readDraft(accountId, draftName))
  const [choice, setChoice] = useState<RecipientChoice>(draft?.choice ?? NOBODY)
  // Files for a campaign that is not created yet. For an existing one they are uploaded immediately.
  const [files, setFiles] = useState<readonly File[]>([])
  const [part, setPart] = useState<FormPart>('basic')
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const [isRestored, setIsRestored] = useState(draft !== null)
  const saved: CampaignValues = former ? valuesOf(former, followUps) : EMPTY
  const form = useContractForm(CampaignBody, {
    defaultValues: saved,
    failureMessage: former ? FAILURE.former : FAILURE.new,
    readAs,
  })
  const { reset, watch, formState } = form
  // None of their controls is an input, and only registered fields can be reset individually.
  for (const field of SENDER_FIELDS) form.register(field)
  const [resets, setResets] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!draft) return
    reset(draft.values, { keepDefaultValues: true })
    const problems = Object.entries(draft.problems ?? {})
    for (const [field, message] of problems) form.setError(field as Path<Typed>, { type: 'server', message })
    const [wrong] = partsWithErrors(problems.map(([field]) => field.split('.')[0]!))
    if (wrong) setPart(wrong)
  }, [])
  useDefaultSender(form, former === null, resets)

  const isChanged = formState.isDirty || choice !== NOBODY || files.length > 0
  const values = watch() as CampaignValues
  const keep = useKeptDraft(accountId, draftName, { values, choice, files: namesOf(choice, files) }, isChanged)
  useLeadToErrors({
    form: formState,
    part,
    onPart: setPart,
  })

  return {
    ...form,
    values,
    choice,
    setChoice,
    files,
    setFiles,
    part,
    setPart,
    isChanged,
    /** Sets a value of which no input is registered, as typing does. */
    change<Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    },
    /** Whether the form contains a draft that was typed before a reload. */
    isRestored,
    /** Why the draft was stored, if not because of a reload. */
    note: draft?.note ?? null,
    /** Files chosen before the reload, which must be chosen again. */
    lostFiles: isRestored ? (draft?.files ?? []) : [],
    /** Resets the form to the saved values. */
    discard() {
      keep.end()
      reset(saved)
      setChoice(NOBODY)
      setFiles([])
      setIsRestored(false)
      setResets(resets + 1)
      keep.begin()
    },
    /** Deletes the draft. */
    forget: keep.end,
    /** The message about the plan's limit that prevents saving. */
    limitMessage,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      setIsRestored(false)
      setLimitMessage(null)
      void form.submit(async (sent) => {
        try {
          await send(sent, choice, files)
        } catch (error) {
          // No form field can fix this error, but another plan can.
          if (error instanceof CallError && error.status === 402) return setLimitMessage(error.message)
          const problems = Object.entries(problemsOfFollowUps(error))
          for (const [field, message] of problems) form.setError(field as Path<Typed>, { type: 'server', message })
          if (problems.length > 0) return
          throw error
        }
      })(event)
    },
  }
}

type Typed = z.input<typeof CampaignBody>
type Fields = Pick<UseFormReturn<Typed, unknown, CampaignBody>, 'getValues' | 'resetField'>

const namesOf = (choice: RecipientChoice, files: readonly File[]): string[] =>
  [...(choice.file ? [choice.file.file] : []), ...files].map(({ name }) => name)

/** The server's errors about single follow-ups, by field path. */
export function problemsOfFollowUps(error: unknown): Record<string, string> {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  return Object.fromEntries(
    fields.flatMap(([field, [message]]) =>
      /^follow_ups\.\d+\.[\w.]+$/.test(field) && message ? [[field, message]] : [],
    ),
  )
}

/** Preselects the default sender of each kind, unless the user chose another one. */
function useDefaultSender({ getValues, resetField }: Fields, isNew: boolean, resets: number) {
  const { data: emails } = useQuery({ ...emailConfigsQuery(), enabled: isNew })
  const { data: texts } = useQuery({ ...smsConfigsQuery(), enabled: isNew })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever the form was emptied
  useEffect(() => {
    for (const [field, senders] of [['email_config_id', emails] as const, ['sms_config_id', texts] as const]) {
      // A single sender is preselected even if it is not the default.
      const usual = senders?.find(({ is_default }) => is_default) ?? (senders?.length === 1 ? senders[0] : undefined)
      // Set as the default value, so that it does not count as a user's change.
      if (isNew && usual && !getValues(field)) resetField(field, { defaultValue: usual.id })
    }
  }, [emails, texts, isNew, resets, getValues, resetField])
}

/** Stores the draft while there are unsaved changes, at the latest when the page unloads. */
function useKeptDraft(accountId: string, draftName: string, draft: CampaignDraft, isChanged: boolean) {
  const latest = useRef({ draft, isChanged })
  const isOver = useRef(false)
  latest.current = { draft, isChanged }
  const keep = useRef(() => {
    if (isOver.current) return
    if (latest.current.isChanged) writeDraft(accountId, draftName, latest.current.draft)
    else removeDraft(accountId, draftName)
  })
  const key = JSON.stringify([draft.values, { ...draft.choice, file: null }, draft.files])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what it says
  useEffect(() => {
    // On the first run the previous draft is not yet in the form, so there is nothing to store.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(keep.current, KEEP_MS)
    return () => clearTimeout(timer)
  }, [key, isChanged])
  useEffect(() => {
    const { current } = keep
    window.addEventListener('pagehide', current)
    return () => {
      window.removeEventListener('pagehide', current)
      current()
    }
  }, [])
  return {
    begin: () => {
      isOver.current = false
    },
    end: () => {
      isOver.current = true
      removeDraft(accountId, draftName)
    },
  }
}

/** After a submission, opens the first tab with an error. The dialog focuses the field there. */
function useLeadToErrors({
  form: { errors, isSubmitting, submitCount },
  part,
  onPart,
}: {
  form: { errors: object; isSubmitting: boolean; submitCount: number }
  part: FormPart
  onPart: (part: FormPart) => void
}) {
  const told = useRef(0)
  useEffect(() => {
    if (isSubmitting || told.current === submitCount) return
    told.current = submitCount
    const [first, ...others] = partsWithErrors(Object.keys(errors))
    if (!first || first === part || others.includes(part)) return
    onPart(first)
  })
}
