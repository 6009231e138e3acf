import { z } from 'zod'
import { AddSuppressions } from '../../../src/contracts/suppressions/suppressions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAddSuppressions } from './api.ts'

const { addresses: Addresses } = AddSuppressions.shape
/** Phone numbers contain spaces, so only line ends, commas and semicolons separate addresses. */
const addressesIn = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((address) => address.trim())
    .filter(Boolean)

const AddForm = z.object({
  addresses: z.string().superRefine((text, check) => {
    const addresses = addressesIn(text)
    const wrong = addresses.find((address) => !Addresses.safeParse([address]).success)
    const refusal = wrong
      ? `“${wrong.slice(0, 60)}” isn't a valid address`
      : Addresses.safeParse(addresses).error?.issues[0]?.message
    if (refusal) check.addIssue({ code: 'custom', message: refusal })
  }),
})

/** Adds addresses to the suppression list manually. */
export function AddSuppressionsDialog({ onClose }: { onClose: () => void }) {
  const add = useAddSuppressions()
  const form = useContractForm(AddForm, {
    defaultValues: { addresses: '' },
    failureMessage: 'Failed to add the addresses',
  })
  const onSubmit = form.submit(async ({ addresses }) => {
    const { data } = await add.mutateAsync({ body: { addresses: addressesIn(addresses) } })
    tell(data)
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Add to the suppression list"
      description="No campaign will send to them again."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field
          label="Addresses"
          error={form.errorOf('addresses')}
          hint="Email addresses and phone numbers in international format, one per line."
          isRequired
        >
          <Textarea
            {...form.register('addresses')}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            placeholder={'ann@example.com\n+15551234567'}
          />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Add" submitting="Adding..." />
      </form>
    </Dialog>
  )
}

function tell({ added, known, invalid }: { added: number; known: number; invalid: number }) {
  const rest = [
    known > 0 ? `${pluralize(known, 'was', 'were')} already on the list.` : '',
    invalid > 0 ? `${pluralize(invalid, 'is', 'are')} neither an email address nor a phone number.` : '',
  ]
  const message = `${pluralize(added, 'address', 'addresses')} added`
  const description = rest.filter(Boolean).join(' ') || undefined
  if (invalid > 0) toast.warning(message, { description })
  else toast.success(message, { description })
}
