import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { SiteLayout } from '../site-layout.tsx'

/** For unknown addresses, which the Worker serves with status 404. */
export default function NotFoundPage() {
  return (
    <SiteLayout title="Page not found" description="There is no page at this address." path="/404" isUnlisted>
      <Container className="py-24 sm:py-36">
        <p className="font-mono text-muted text-sm">
          <mark className="px-1.5 text-ink">404</mark>
        </p>
        <h1 className="mt-4 max-w-2xl font-semibold text-4xl text-ink tracking-[-0.03em] sm:text-5xl">
          There is no page here
        </h1>
        <p className="mt-4 max-w-lg text-pretty text-lg text-muted">
          We looked where the address points and found no evidence of a page. It may be misspelt, or the page has moved.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.home.to()} variant="primary" size="lg">
            Go to the start page
          </ButtonLink>
          <ButtonLink href={paths.contact.to()} size="lg">
            Tell us about it
          </ButtonLink>
        </div>
      </Container>
    </SiteLayout>
  )
}
