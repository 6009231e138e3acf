import { useState } from 'react'
import * as contract from '../../../src/contracts/opt-outs/opt-outs.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SiteProof } from './site-proof.tsx'

/** Form with which a site owner opts a whole website out of collection and proves ownership. */
export function SiteForm() {
  const [domain, setDomain] = useState('')
  const ask = useCall(contract.requestSite)
  const verify = useCall(contract.verifySite)
  const proof = ask.data?.data
  const verified = verify.data?.data
  const failure = verify.error ?? ask.error
  const fieldError = failure instanceof CallError ? failure.fields.domain?.[0] : undefined
  return (
    <Card
      title="Your website"
      description="For owners. Covers the site, its subdomains and every address at its domain."
    >
      {verified?.is_verified ? (
        <Alert tone="success" title={`${verified.domain} has opted out`}>
          From now on, no crawl reads it and no address at it is collected. You can remove the{' '}
          {verified.proof === 'dns' ? 'record' : 'file'}.
        </Alert>
      ) : (
        <div className="flex flex-col gap-4">
          <form
            noValidate
            aria-label="Your website"
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              verify.reset()
              ask.mutate({ body: { domain } })
            }}
          >
            <Field label="Domain" error={fieldError}>
              <Input
                size="lg"
                value={domain}
                onChange={({ target }) => setDomain(target.value)}
                placeholder="example.com"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            {proof ? null : (
              <Button type="submit" variant="primary" isLoading={ask.isPending} className="self-start">
                Show me how
              </Button>
            )}
          </form>
          {proof ? (
            <SiteProof
              proof={proof}
              isMissing={verified !== undefined}
              isVerifying={verify.isPending}
              onVerify={() => verify.mutate({ body: { domain: proof.domain } })}
              onOther={() => ask.reset()}
            />
          ) : null}
          {failure && !fieldError ? (
            <Alert tone="danger" title={messageOf(failure, "We couldn't send your request. Please try again.")} />
          ) : null}
        </div>
      )}
    </Card>
  )
}
