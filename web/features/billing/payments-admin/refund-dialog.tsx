import { useState } from 'react'
import { z } from 'zod'
import { type AdminPayment, RefundInput } from '../../../../src/contracts/billing/payments.ts'
import { formatMoney } from '../../../lib/format.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { providerName } from '../plan-facts.ts'
import { asNumber, priceStep } from '../plans/plan-form.ts'
import { useRefundPayment } from './api.ts'
import { leftToRefund } from './refund-facts.ts'

const Body = RefundInput.extend({ amount: z.number().positive('Enter an amount') })
const SAID = {
  requested: "Refund requested. The provider hasn't confirmed it yet",
  pending: 'The provider is processing the refund',
  done: 'Payment refunded',
} as const

/** Refunds a payment, in full or in part, with a reason. The request id makes repeated submissions one refund. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const refund = useRefundPayment()
  const [request_id] = useState(() => crypto.randomUUID())
  const left = leftToRefund(payment)
  const { currency, provider } = payment
  const form = useContractForm(Body, {
    defaultValues: { amount: left, reason: '', request_id },
    failureMessage: 'Failed to refund the payment',
  })
  const onSubmit = form.submit(async (body) => {
    const { data } = await refund.mutateAsync({ params: { id: payment.id }, body })
    const { state, failure } = data.refund
    if (state === 'failed') toast.error(failure ?? 'The refund failed')
    else toast.success(SAID[state])
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Refund this payment?"
      description={`${providerName(provider)} returns the money to ${payment.account?.email ?? 'the payer'}. What it paid for ends immediately. A refund can't be undone.`}
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field
          label={`Amount in ${currency}`}
          hint={`At most ${formatMoney(left, currency)}`}
          error={form.errorOf('amount')}
          isRequired
        >
          <Input
            {...form.register('amount', { setValueAs: asNumber })}
            type="number"
            min={0}
            max={left}
            step={priceStep(currency)}
          />
        </Field>
        <Field
          label="Reason"
          hint="Stored in the audit trail and shared with the provider"
          error={form.errorOf('reason')}
          isRequired
        >
          <Textarea {...form.register('reason')} rows={2} />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Refund" submitting="Refunding..." />
      </form>
    </Dialog>
  )
}
