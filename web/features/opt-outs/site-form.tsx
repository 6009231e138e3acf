import { useState } from 'react'
import * as contract from '../../../src/contracts/opt-outs/opt-outs.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

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
            <section aria-label="Proof" className="flex flex-col gap-3 text-sm">
              <p className="text-muted">
                To prove that <strong className="text-ink">{proof.domain}</strong> is yours, publish this value in one
                of two ways:
              </p>
              <CodeBlock code={proof.value} />
              <ul className="list-disc space-y-2 pl-5 text-muted">
                <li>
                  as a TXT record named <code className="break-all text-ink">{proof.record}</code>
                </li>
                <li>
                  or as a text file at{' '}
                  <code className="break-all text-ink">{`https://${proof.domain}${proof.path}`}</code>
                </li>
              </ul>
              {verified && !verified.is_verified ? (
                <Alert tone="warning" title="Not found yet">
                  We couldn't find the value in the record or the file. A new record can take a few minutes to appear.
                </Alert>
              ) : null}
              <div className="flex gap-2">
                <Button
                  variant="primary"
                  isLoading={verify.isPending}
                  onClick={() => verify.mutate({ body: { domain: proof.domain } })}
                >
                  I've published it
                </Button>
                <Button variant="ghost" onClick={() => ask.reset()}>
                  Another domain
                </Button>
              </div>
            </section>
          ) : null}
          {failure && !fieldError ? (
            <Alert tone="danger" title={messageOf(failure, "We couldn't send your request. Please try again.")} />
          ) : null}
        </div>
      )}
    </Card>
  )
}
