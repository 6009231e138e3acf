import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { addSsoDomain, type SsoDomain } from '../../../src/contracts/single-sign-on/single-sign-on.ts'
import { CallError } from '../../lib/call-error.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useAddSsoDomain } from './api.ts'
import { SsoDomainItem } from './sso-domain-item.tsx'

/** The email domains whose people the provider signs in. */
export function SsoDomains({ domains, isInPlan }: { domains: readonly SsoDomain[]; isInPlan: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {domains.length > 0 ? (
        <ul aria-label="Email domains" className="flex flex-col divide-y divide-line border-line border-y">
          {domains.map((domain) => (
            <SsoDomainItem key={domain.id} domain={domain} />
          ))}
        </ul>
      ) : (
        <p className="text-muted text-sm">No email domains yet. People sign in once their domain is verified.</p>
      )}
      {isInPlan ? (
        <Allowed to={addSsoDomain}>
          <AddDomain />
        </Allowed>
      ) : null}
    </div>
  )
}

function AddDomain() {
  const add = useAddSsoDomain()
  const [domain, setDomain] = useState('')
  const fieldError = add.error instanceof CallError ? add.error.fields.domain?.[0] : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (domain.trim() !== '') add.mutate({ body: { domain } }, { onSuccess: () => setDomain('') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Add an email domain" error={fieldError} hint="The part after the @. Add subdomains separately.">
        <Input
          value={domain}
          onChange={({ target }) => setDomain(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          placeholder="acme.com"
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
