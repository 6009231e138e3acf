import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { WebhookForm } from './use-webhook-form.ts'

/** In the format of Standard Webhooks. */
const newSecret = () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** Required when the URL changes: a receiver's secret must not sign messages to another receiver. */
export function SecretField({ form }: { form: WebhookForm }) {
  return (
    <Field
      label="Signing secret"
      error={form.errorOf('secret')}
      hint="The URL has changed. Enter the signing secret again, or create a new one and copy it to the receiver. It won't be shown again."
      isRequired
    >
      <div className="flex gap-2">
        <Input
          {...form.register('secret')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="whsec_"
        />
        <Button onClick={() => form.setValue('secret', newSecret(), { shouldDirty: true })}>Create</Button>
      </div>
    </Field>
  )
}
