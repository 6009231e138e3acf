import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { requestSite } from '../../../src/contracts/opt-outs/opt-outs.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'

export interface SiteProofProps {
  proof: ReturnsOf<typeof requestSite>['data']
  /** Whether it was looked for and not found. */
  isMissing: boolean
  isVerifying: boolean
  onVerify: () => void
  /** Starts over with another domain. */
  onOther: () => void
}

/** What an owner publishes to prove that a website is theirs. */
export function SiteProof({ proof, isMissing, isVerifying, onVerify, onOther }: SiteProofProps) {
  return (
    <section aria-label="Proof" className="flex flex-col gap-3 text-sm">
      <p className="text-muted">
        To prove that <strong className="text-ink">{proof.domain}</strong> is yours, publish this value in one of two
        ways:
      </p>
      <CodeBlock code={proof.value} />
      <ul className="list-disc space-y-2 pl-5 text-muted">
        <li>
          as a TXT record named <code className="break-all text-ink">{proof.record}</code>
        </li>
        <li>
          or as a text file at <code className="break-all text-ink">{`https://${proof.domain}${proof.path}`}</code>
        </li>
      </ul>
      {isMissing ? (
        <Alert tone="warning" title="Not found yet">
          We couldn't find the value in the record or the file. A new record can take a few minutes to appear.
        </Alert>
      ) : null}
      <div className="flex gap-2">
        <Button variant="primary" isLoading={isVerifying} onClick={onVerify}>
          I've published it
        </Button>
        <Button variant="ghost" onClick={onOther}>
          Another domain
        </Button>
      </div>
    </section>
  )
}
