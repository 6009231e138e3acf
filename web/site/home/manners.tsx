import { paths } from '../../../src/rules/site/app-paths.ts'
import { Container } from '../container.tsx'
import { InlineLink } from '../inline-link.tsx'

const manners = [
  [
    'robots.txt',
    'Read first and followed, by RFC 9309. Our terms let customers lift it only for sites of their own or with the owner’s leave.',
  ],
  ['Pace', 'At most 8 requests at a time for one server, all customers together. Crawl-delay and Retry-After count.'],
  ['Doors', 'No log-ins, no paywalls, no captchas: what a visitor cannot read is not read.'],
  ['Names', 'The crawler says who it is and links to a page that says how to keep it out.'],
  ['Left out', 'People and sites that ask not to be collected are left out of every later crawl and import.'],
  ['Evidence', 'Each value keeps the page and the date it came from, so you can answer whoever asks.'],
] as const

/** How the crawler behaves towards the sites it reads and the people it finds. */
export function Manners() {
  return (
    <section aria-labelledby="manners-title" className="border-line border-t py-20 sm:py-28">
      <Container className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="manners-title" className="font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
            A guest on other people’s servers
          </h2>
          <p className="mt-4 text-pretty text-lg text-muted">
            What stands in public is still somebody’s. So the crawler keeps to rules.{' '}
            <InlineLink href={paths.bot.to()}>More about our crawler</InlineLink>
          </p>
        </div>
        <dl className="border-line border-t lg:col-span-8">
          {manners.map(([name, text]) => (
            <div key={name} className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[9rem_1fr]">
              <dt className="font-semibold text-ink text-lg">{name}</dt>
              <dd className="text-pretty text-lg text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
