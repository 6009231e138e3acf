import { paths } from '../../../src/rules/site/app-paths.ts'
import { Container } from '../container.tsx'
import { InlineLink } from '../inline-link.tsx'

const manners = [
  [
    'robots.txt',
    'Read first and followed, as RFC 9309 requires. Our terms let customers turn it off only for their own sites or with the owner’s permission.',
  ],
  ['Pace', 'At most 10 requests at a time per server, across all customers. We respect Crawl-delay and Retry-After.'],
  ['Doors', "No logins, no paywalls, no captchas. If a visitor can't read it, neither do we."],
  ['Names', 'The crawler identifies itself and links to a page explaining how to block it.'],
  ['Left out', 'People and sites that opt out are excluded from every future crawl and import.'],
  ['Evidence', 'Each value keeps its source page and date, so you can answer anyone who asks.'],
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
            Public data still belongs to someone. So our crawler follows the rules.{' '}
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
