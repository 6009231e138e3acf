import { useState } from 'react'
import { type SubscriptionForm, WriteForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useCreateForm, useUpdateForm } from './api.ts'

/** Stands for the service's own sender. */
export const NO_SENDER = 'service'
const CONSENT = 'I want to get news by email. I can unsubscribe at any time.'
const NO_FIELDS: SubscriptionForm['fields'] = { name: 'optional', company: 'off', own: [] }

export type SubscriptionFormState = ReturnType<typeof useSubscriptionForm>

/**
 * The state of the dialog that creates or edits a subscription form.
 *
 * @param former null for a new one
 */
export function useSubscriptionForm(former: SubscriptionForm | null, onSaved: () => void) {
  const create = useCreateForm()
  const update = useUpdateForm()
  const [fields, setFields] = useState(former?.fields ?? NO_FIELDS)
  const [labelIds, setLabelIds] = useState(former?.label_ids ?? [])
  const [topicIds, setTopicIds] = useState(former?.topic_ids ?? [])
  const [senderId, setSenderId] = useState(former?.sender_id ?? NO_SENDER)
  const [isActive, setIsActive] = useState(former?.is_active ?? true)
  const form = useContractForm(WriteForm, {
    defaultValues: {
      name: former?.name ?? '',
      title: former?.title ?? '',
      description: former?.description ?? '',
      consent_text: former?.consent_text ?? CONSENT,
      success_text: former?.success_text ?? '',
      redirect_url: former?.redirect_url ?? '',
      color: former?.color ?? '#0b6a69',
    },
    failureMessage: 'Failed to save the form',
    readAs: (values) => ({
      ...values,
      ...{ fields, label_ids: labelIds, topic_ids: topicIds, is_active: isActive },
      sender_id: senderId === NO_SENDER ? null : senderId,
    }),
  })
  const onSubmit = form.submit(async (body) => {
    if (former) await update.mutateAsync({ params: { id: former.id }, body })
    else await create.mutateAsync({ body })
    toast.success('Form saved')
    onSaved()
  })
  const hasUnnamed = fields.own.some(({ label }) => label.trim() === '')
  return {
    ...form,
    ...{ fields, setFields, labelIds, setLabelIds, topicIds, setTopicIds, senderId, setSenderId },
    ...{ isActive, setIsActive, onSubmit },
    formMessage:
      form.formMessage ?? (hasUnnamed && form.formState.isSubmitted ? 'Name each field, or remove it.' : undefined),
  }
}
