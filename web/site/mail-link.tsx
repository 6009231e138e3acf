import { InlineLink } from './inline-link.tsx'

/** An address of ours, as a link that writes to it. */
export function MailLink({ to }: { to: string }) {
  return <InlineLink href={`mailto:${to}`}>{to}</InlineLink>
}
