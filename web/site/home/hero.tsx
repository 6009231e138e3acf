import { SITE_PLACEHOLDERS } from '../../../src/rules/site/site-placeholders.ts'
import { cn } from '../../ui/cn.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { SitePreviewForm } from '../preview/site-preview-form.tsx'
import { TryExtractor } from '../try/try-extractor.tsx'
import { StartLinks } from './start-links.tsx'

/** The operator's own claim is shown only if it is configured. */
const figures = [
  ['99.9%', 'uptime'],
  [SITE_PLACEHOLDERS.users, 'users'],
  ['5', 'kinds of data'],
  ['21', 'ways of finding them'],
] as const

/** The headline, followed by a live demo of the product. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="pt-10 sm:pt-16">
      <Container>
        <h1
          id="hero-title"
          className="max-w-5xl font-semibold text-4xl text-ink tracking-[-0.04em] sm:text-5xl lg:text-6xl xl:text-7xl"
        >
          Find the people and emails <mark className="site-stroke">behind any website</mark>
        </h1>
        <p className="mt-6 max-w-3xl text-pretty text-lg text-muted sm:text-xl lg:mt-8">
          For sales, research and agencies. Contactory reads a website or the results of a keyword search and finds
          emails, phones, names, addresses and companies, each with the line it came from.
        </p>
        <SitePreviewForm />
        <div className="mt-6 flex flex-wrap gap-3">
          <StartLinks />
          <ButtonLink href="#try" size="lg" className="h-12 px-6 text-lg">
            Paste a page
          </ButtonLink>
        </div>
        <div id="try" className="mt-12 sm:mt-14">
          <TryExtractor />
        </div>
        <dl className="mt-14 grid grid-cols-2 border-line border-t lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {figures.map(([figure, what]) => (
            <div
              key={what}
              className={cn(
                what === 'users' ? 'hidden users-claim:flex' : 'flex',
                'flex-col-reverse border-line border-b px-1 py-6 even:pl-6 lg:border-b-0 lg:not-first:border-l lg:not-first:pl-6 max-lg:even:border-l',
              )}
            >
              <dt className="text-muted text-base">{what}</dt>
              <dd className="font-semibold text-3xl text-ink tabular-nums tracking-[-0.03em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
