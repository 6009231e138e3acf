import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useAddLinkDomain } from './api.ts'

/** The form that adds a domain. */
export function AddLinkDomain() {
  const add = useAddLinkDomain()
  const [host, setHost] = useState('')
  const fieldError = add.error instanceof CallError ? add.error.fields.host?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (host.trim() !== '') add.mutate({ body: { host } }, { onSuccess: () => setHost('') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label="Add a domain"
        error={fieldError}
        hint="A subdomain of the domain you send from, such as links.acme.com. Not the domain itself or a wildcard."
      >
        <Input
          value={host}
          onChange={({ target }) => setHost(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          placeholder="links.acme.com"
          className="max-w-sm"
        />
      </Field>
      {add.error && !fieldError ? <FailureAlert error={add.error} fallback="We couldn't add the domain" /> : null}
      <div>
        <Button type="submit" icon={Plus} isLoading={add.isPending}>
          Add domain
        </Button>
      </div>
    </form>
  )
}
