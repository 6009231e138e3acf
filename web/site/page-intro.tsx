import type { ReactNode } from 'react'
import { Container } from './container.tsx'

/** The head of a public page other than the landing page: a heading, in which `<mark>` highlights text, and a lead. */
export function PageIntro({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <Container className="pt-14 pb-12 sm:pt-20 sm:pb-16">
      <h1 className="site-marked max-w-4xl font-semibold text-4xl text-ink tracking-[-0.035em] sm:text-5xl">{title}</h1>
      {lead ? <p className="mt-5 max-w-2xl text-pretty text-lg text-muted sm:text-xl">{lead}</p> : null}
      {children}
    </Container>
  )
}
