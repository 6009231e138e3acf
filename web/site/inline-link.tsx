import type { ReactNode } from 'react'

/** A link inside text. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="rounded-sm font-medium text-brand-text underline decoration-current/30 underline-offset-3 hover:decoration-current"
    >
      {children}
    </a>
  )
}
