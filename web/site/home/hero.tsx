import { SITE_PLACEHOLDERS } from '../../../src/rules/site/site-placeholders.ts'
import { cn } from '../../ui/cn.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
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
    <section aria-labelledby="hero-title" className="pt-14 sm:pt-20 lg:pt-24">
      <Container>
        <h1
          id="hero-title"
          className="max-w-5xl font-semibold text-4xl text-ink tracking-[-0.04em] sm:text-5xl lg:text-6xl xl:text-7xl"
        >
          Every contact, with the <mark className="site-stroke">line it came from</mark>
        </h1>
        <div className="mt-6 grid items-end gap-x-12 gap-y-7 lg:mt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <p className="max-w-2xl text-pretty text-lg text-muted sm:text-xl">
            Give Contactory a website or a keyword. It reads the pages and returns emails, phones, names, addresses and
            companies, and for each one the page, the words around it, and how sure it is.
          </p>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <StartLinks />
            <ButtonLink href="#try" size="lg" className="h-12 px-6 text-lg">
              Try it here
            </ButtonLink>
          </div>
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
