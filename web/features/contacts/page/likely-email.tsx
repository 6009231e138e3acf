import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { wordList } from '../../../../src/lib/text/word-list.ts'
import { CheckBadge } from '../../../ui/check-badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LikelyBadge } from '../contact-cells.tsx'

/**
 * A guessed address that no page shows, in a separate box, with the examples behind its pattern and its domain's mail
 * check.
 */
export function LikelyEmail({ likely }: { likely: NonNullable<ContactDetails['likely_email']> }) {
  const { email, pattern, examples, check } = likely
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    <section
      aria-label="Likely address"
      className="mx-4 mt-1 mb-3 rounded-md border border-warning/45 border-dashed bg-warning-soft px-3 py-2 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere min-w-0 text-ink italic">{email}</span>
        <LikelyBadge />
        <CopyButton value={email} label={`Copy ${email}(guessed)`} className="ml-auto" />
      </div>
      <p className="mt-1 text-muted">
        Not found on any page. {domain} uses the pattern <strong className="font-medium text-ink">{pattern}@</strong>
        {examples.length > 0 ? <>, as in {wordList(examples)}</> : null}.
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
        The domain {domain}:{' '}
        {check ? <CheckBadge check={check} mailbox={null} /> : <span className="text-faint">not checked yet</span>}
      </p>
    </section>
  )
}
