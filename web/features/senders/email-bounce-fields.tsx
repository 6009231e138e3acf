import { useQuery } from '@tanstack/react-query'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { replyAddressQuery } from '../../queries/replies.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { ReportFields } from './email-report-fields.tsx'
import type { EmailForm } from './use-email-form.ts'

/** Settings for returned mail: bounces, replies, and the mail provider's reports. */
export function BounceFields({ form, former }: { form: EmailForm; former: EmailConfig | null }) {
  const { data } = useQuery(replyAddressQuery())
  const bounceAddress = form.watch('bounce_address')
  return (
    <Fieldset legend="Bounces and replies">
      <div className="flex flex-col gap-5">
        <Field
          label="Bounce address"
          aside="Optional"
          error={form.errorOf('bounce_address')}
          hint="A mailbox at your domain. Undeliverable mail returns to it at a unique address per message, so we know which one bounced. Leave blank to use the address above."
        >
          <Input
            {...form.register('bounce_address')}
            type="email"
            autoComplete="off"
            placeholder="bounces@example.com"
          />
        </Field>
        <Checkbox
          {...form.register('collect_replies')}
          label="Collect replies in the inbox"
          hint={
            data?.address === null
              ? "Mail can't arrive here directly yet. Replies go to Reply-To and reach the inbox through the URL below."
              : 'Replies arrive in this inbox instead of at Reply-To.'
          }
        />
        {data?.address ? (
          <div className="flex flex-col gap-1.5">
            <CopyLine label="Your account’s email address" value={data.address} />
            <p className="text-faint text-xs">
              Forward everything for {bounceAddress ? variantsOf(bounceAddress) : 'the bounce address'} to it in your
              email provider's settings, so that we learn about bounces.
            </p>
          </div>
        ) : data ? (
          <div className="flex flex-col gap-1.5">
            <CopyLine label="Your account’s inbound mail URL" value={data.url} />
            <p className="text-faint text-xs">
              Have the provider that receives mail for your domain post it here, so that we learn about bounces and
              replies.
            </p>
          </div>
        ) : null}
        <ReportFields form={form} former={former} />
      </div>
    </Fieldset>
  )
}

/** `bounces@acme.com` and the plus addresses of its messages, as shown to users who set up their mail provider. */
function variantsOf(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? 'the bounce address' : `${address} and ${address.slice(0, at)}+…${address.slice(at)}`
}
