import { InlineLink } from './inline-link.tsx'

/** A `mailto:` link to one of our addresses. */
export function MailLink({ to }: { to: string }) {
  return <InlineLink href={`mailto:${to}`}>{to}</InlineLink>
}
