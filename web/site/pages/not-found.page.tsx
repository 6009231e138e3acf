import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { SiteLayout } from '../site-layout.tsx'

/** For unknown addresses, which the Worker serves with status 404. */
export default function NotFoundPage() {
  return (
    <SiteLayout title="Page not found" description="There's no page at this URL." path="/404" isUnlisted>
      <Container className="py-24 sm:py-36">
        <p className="font-mono text-muted text-sm">
          <mark className="px-1.5 text-ink">404</mark>
        </p>
        <h1 className="mt-4 max-w-2xl font-semibold text-4xl text-ink tracking-[-0.03em] sm:text-5xl">
          Page not found
        </h1>
        <p className="mt-4 max-w-lg text-pretty text-lg text-muted">
          We looked where this URL points and found no evidence of a page. It may be misspelled, or the page may have
          moved.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.home.to()} variant="primary" size="lg">
            Go to the home page
          </ButtonLink>
          <ButtonLink href={paths.contact.to()} size="lg">
            Tell us about it
          </ButtonLink>
        </div>
      </Container>
    </SiteLayout>
  )
}
