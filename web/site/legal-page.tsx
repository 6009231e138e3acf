import type { ReactNode } from 'react'
import { paths } from '../../src/rules/site/app-paths.ts'
import { Container } from './container.tsx'
import { InlineLink } from './inline-link.tsx'
import { PageIntro } from './page-intro.tsx'
import { SiteLayout } from './site-layout.tsx'

export interface LegalSection {
  readonly title: string
  readonly body: ReactNode
}

export interface LegalPageProps {
  title: string
  description: string
  path: string
  lead: ReactNode
  sections: readonly LegalSection[]
  /** Shown after the last section. */
  children?: ReactNode
}

/** A legal text: numbered sections, with a table of contents beside them from 1024 px. */
export function LegalPage({ title, description, path, lead, sections, children }: LegalPageProps) {
  return (
    <SiteLayout title={title} description={description} path={path}>
      <PageIntro title={title} lead={lead}>
        <p className="mt-6 text-base text-muted">Last updated: October 23, 2025</p>
        <p className="mt-1 text-base">
          <InlineLink href={paths.home.to()}>Back to Home</InlineLink>
        </p>
      </PageIntro>
      <Container className="grid grid-cols-1 gap-x-14 border-line border-t pt-10 pb-24 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:pb-0">
        <nav aria-label="Sections" className="hidden text-base lg:block print:hidden">
          <ol className="sticky top-24 grid">
            {sections.map((section, index) => (
              <li key={section.title}>
                <a
                  href={`#${idOf(section.title)}`}
                  className="flex gap-3 rounded-sm py-1 text-muted hover:text-ink hover:underline"
                >
                  <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-2xl grid-cols-1 gap-10 print:max-w-none">
          {sections.map((section, index) => (
            <section key={section.title} id={idOf(section.title)} aria-labelledby={`${idOf(section.title)}-title`}>
              <h2
                id={`${idOf(section.title)}-title`}
                className="font-semibold text-ink text-xl tracking-[-0.015em] sm:text-2xl"
              >
                <span className="mr-3 text-muted tabular-nums">{index + 1}</span>
                {section.title}
              </h2>
              <div className="site-prose mt-3 text-lg text-muted">{section.body}</div>
            </section>
          ))}
          {children}
        </div>
      </Container>
    </SiteLayout>
  )
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
