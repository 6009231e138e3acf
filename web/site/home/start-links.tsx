import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'

/** Call to action: sign-up for guests, a new crawl for members. */
export function StartLinks() {
  return (
    <>
      <ButtonLink
        href={paths.register.to()}
        variant="primary"
        size="lg"
        className="h-12 px-6 text-lg member:hidden sign-up-closed:hidden"
      >
        Get Started
      </ButtonLink>
      <ButtonLink href={paths.crawl.to()} variant="primary" size="lg" className="hidden h-12 px-6 text-lg member:flex">
        New Crawl
      </ButtonLink>
    </>
  )
}
