import { z } from 'zod'
import { EmailAddress } from '../../../../src/contracts/auth/auth.ts'
import {
  addBillingEmail,
  BILLING_EMAILS_MAX,
  type BillingDetails,
  type BillingEmail,
  removeBillingEmail,
  resendBillingEmail,
} from '../../../../src/contracts/billing/billing-details.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useAddBillingEmail, useRemoveBillingEmail, useResendBillingEmail } from './api.ts'

const NewEmail = z.object({ email: EmailAddress })

/** Who receives receipts and other mail about payments. */
export function BillingEmails({ details: { emails, owner_email } }: { details: BillingDetails }) {
  return (
    <Card
      isFlush
      title="Receipts by email"
      description="Everyone here receives receipts. Confirmed addresses also receive reminders and notices about payments."
    >
      <ul className="divide-y divide-line">
        <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 text-sm">
          <span className="wrap-anywhere min-w-0 text-ink">{owner_email}</span>
          <Badge>Owner</Badge>
        </li>
        {emails.map((email) => (
          <Row key={email.id} email={email} />
        ))}
      </ul>
      <Allowed to={addBillingEmail}>
        <div className="border-line border-t p-4">
          {emails.length < BILLING_EMAILS_MAX ? (
            <AddForm />
          ) : (
            <p className="text-muted text-sm">
              {`At most ${BILLING_EMAILS_MAX} addresses can be added. Remove one to add another.`}
            </p>
          )}
        </div>
      </Allowed>
    </Card>
  )
}

function Row({ email: { id, email, is_confirmed } }: { email: BillingEmail }) {
  const resend = useResendBillingEmail()
  const remove = useRemoveBillingEmail()
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 text-sm">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="wrap-anywhere text-ink">{email}</span>
        <Badge tone={is_confirmed ? 'success' : 'warning'}>{is_confirmed ? 'Confirmed' : 'Receipts only'}</Badge>
      </span>
      <span className="flex gap-1">
        {is_confirmed ? null : (
          <Allowed to={resendBillingEmail}>
            <Button
              size="sm"
              variant="ghost"
              isLoading={resend.isPending}
              aria-label={`Send the confirmation to ${email} again`}
              onClick={() =>
                resend.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => toast.success('Confirmation sent'),
                    onError: (error) => toastFailure(error, 'Failed to send the confirmation'),
                  },
                )
              }
            >
              Send again
            </Button>
          </Allowed>
        )}
        <Allowed to={removeBillingEmail}>
          <Button
            size="sm"
            variant="danger-ghost"
            isLoading={remove.isPending}
            aria-label={`Remove ${email}`}
            onClick={() =>
              remove.mutate(
                { params: { id } },
                {
                  onSuccess: () => toast.success(`${email} receives no more receipts`),
                  onError: (error) => toastFailure(error, 'Failed to remove the address'),
                },
              )
            }
          >
            Remove
          </Button>
        </Allowed>
      </span>
    </li>
  )
}

function AddForm() {
  const add = useAddBillingEmail()
  const form = useContractForm(NewEmail, {
    defaultValues: { email: '' },
    failureMessage: 'Failed to add the address',
  })
  const onSubmit = form.submit(async (body) => {
    await add.mutateAsync({ body })
    toast.success('Address added. We sent it a link to confirm.')
    form.reset()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Add an address" error={form.errorOf('email')} className="min-w-56 flex-1">
          <Input {...form.register('email')} type="email" autoComplete="off" placeholder="accounting@company.com" />
        </Field>
        <Button type="submit" isLoading={form.isSubmitting}>
          Add
        </Button>
      </div>
    </form>
  )
}
