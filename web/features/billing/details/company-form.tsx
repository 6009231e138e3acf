import {
  type BillingDetails,
  BillingDetailsChange,
  saveBillingDetails,
} from '../../../../src/contracts/billing/billing-details.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useAllowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useSaveBillingDetails } from './api.ts'

const CHECKED = {
  checksum: 'Its form and checksum are right.',
  form: 'Only its form was checked: no checksum is known for this country.',
} as const

/** What later receipts say about the buyer. */
export function CompanyForm({ details }: { details: BillingDetails }) {
  const save = useSaveBillingDetails()
  const mayChange = useAllowed()(saveBillingDetails)
  const { company_name, address, country, tax_id, purchase_order } = details
  const form = useContractForm(BillingDetailsChange, {
    defaultValues: { company_name, address, country, tax_id, purchase_order },
    failureMessage: 'Failed to save the billing details',
  })
  const onSubmit = form.submit(async (body) => {
    const { data } = await save.mutateAsync({ body })
    form.setValue('tax_id', data.tax_id)
    toast.success('Billing details saved')
  })
  const optional = <span className="text-faint text-xs">Optional</span>
  return (
    <Card title="Company" description="Printed on your next receipts. Receipts you already have stay as they are.">
      <form noValidate onSubmit={onSubmit}>
        <fieldset disabled={!mayChange} className="flex flex-col gap-4">
          <FormAlert message={form.formMessage} isOffline={form.isOffline} />
          <Field label="Company name" aside={optional} error={form.errorOf('company_name')}>
            <Input {...form.register('company_name')} autoComplete="organization" />
          </Field>
          <Field label="Address" aside={optional} error={form.errorOf('address')}>
            <Textarea {...form.register('address')} rows={3} autoComplete="street-address" />
          </Field>
          <Field label="Country" aside={optional} error={form.errorOf('country')}>
            <CountrySelect
              value={form.watch('country') || null}
              isDisabled={!mayChange}
              onChange={(code) => form.setValue('country', code ?? '')}
            />
          </Field>
          <Field
            label="VAT or tax ID"
            aside={optional}
            hint={
              details.tax_id_check === null
                ? 'We check its form and checksum, and ask no authority.'
                : CHECKED[details.tax_id_check]
            }
            error={form.errorOf('tax_id')}
          >
            <Input {...form.register('tax_id')} autoComplete="off" />
          </Field>
          <Field
            label="Purchase order"
            aside={optional}
            hint="Your reference for these payments."
            error={form.errorOf('purchase_order')}
          >
            <Input {...form.register('purchase_order')} autoComplete="off" />
          </Field>
          {mayChange ? (
            <div>
              <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
                Save
              </Button>
            </div>
          ) : (
            <p className="text-muted text-sm">The owner and members with the role Billing can change this.</p>
          )}
        </fieldset>
      </form>
    </Card>
  )
}
