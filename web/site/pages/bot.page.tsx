import { use } from 'react'
import { ROBOTS_TOKEN, userAgentOf } from '../../../src/rules/crawls/user-agent.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { AssetsContext } from '../assets.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { MailLink } from '../mail-link.tsx'
import { CRAWLER_MAIL } from '../mailboxes.ts'
import { PageIntro } from '../page-intro.tsx'
import { SiteLayout } from '../site-layout.tsx'

const habits = [
  [
    'What it fetches',
    'HTML pages and PDFs, starting at the URL a customer chose, with contact, about, team and imprint pages first, plus robots.txt and the sitemaps it lists. Pages that need JavaScript are opened in a browser, which also loads what the page needs. A crawl reads as many pages as the customer set, usually 10 and at most 100. A customer who downloads a whole website for offline use gets its pages with their styles, scripts, images and fonts.',
  ],
  [
    'robots.txt',
    "Read before any page and followed, as RFC 9309 requires. If your server can't deliver the file because of an error, nothing is read. Our terms let customers turn it off for a crawl only if they own the site or its owner agrees. If you see otherwise, tell us.",
  ],
  [
    'Pace',
    'At most 10 requests at a time to one server, across all customers. Crawl-delay applies across all customers too, up to 30 seconds between requests. If your server slows down, we send fewer requests at a time. If it returns 429 or 503, we wait for Retry-After.',
  ],
  [
    'Links',
    'We don’t follow links with rel="nofollow", or links on pages that say so in a robots meta element or an X-Robots-Tag header.',
  ],
  [
    'Doors',
    "It doesn't fill in forms, log in or solve captchas. It reads only what visitors can read without an account.",
  ],
  [
    'Repeats',
    'For pages it has read before, it sends If-Modified-Since and ETag so that your server can return an empty 304 response.',
  ],
] as const

/** Information about our crawler for owners of the sites it reads. */
export default function BotPage() {
  const { origin } = use(AssetsContext)
  return (
    <SiteLayout
      title="Our crawler"
      description={`What ${ROBOTS_TOKEN} fetches, how it behaves, how to block it in robots.txt, and how to opt your site out permanently.`}
      path={paths.bot.to()}
    >
      <PageIntro
        title={
          <>
            {ROBOTS_TOKEN}, a guest on <mark>your server</mark>
          </>
        }
        lead="Seen this name in your logs? It's Contactory's crawler. Customers use it to find contact data published on public websites."
      >
        <p className="mt-8 text-base text-muted">It identifies itself as</p>
        <Code>{userAgentOf(origin)}</Code>
      </PageIntro>
      <Container>
        <section aria-labelledby="habits">
          <h2 id="habits" className="sr-only">
            How it behaves
          </h2>
          <dl className="border-line border-t">
            {habits.map(([name, text]) => (
              <div key={name} className="grid gap-x-12 gap-y-1 border-line border-b py-6 lg:grid-cols-12">
                <dt className="font-semibold text-ink text-xl tracking-[-0.015em] lg:col-span-4">{name}</dt>
                <dd className="text-pretty text-lg text-muted lg:col-span-8">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
      <Container className="grid gap-x-14 gap-y-14 py-20 lg:grid-cols-2">
        <section aria-labelledby="block">
          <h2 id="block" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
            Block it with robots.txt
          </h2>
          <p className="mt-3 text-pretty text-lg text-muted">Block your whole site, or parts of it:</p>
          <Code>{`User-agent: ${ROBOTS_TOKEN}\nDisallow: /`}</Code>
          <Code>{`User-agent: ${ROBOTS_TOKEN}\nDisallow: /team/\nCrawl-delay: 10`}</Code>
          <p className="mt-3 text-pretty text-lg text-muted">
            The next crawl reads the file again before anything else.
          </p>
        </section>
        <section aria-labelledby="for-good">
          <h2 id="for-good" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
            Opt out permanently
          </h2>
          <p className="mt-3 text-pretty text-lg text-muted">
            Prove that you own a site with a DNS record or a file, and no customer’s crawl will read it again, whatever
            its settings. This includes subdomains and every address at its domain. People can opt out too.
          </p>
          <p className="mt-6">
            <ButtonLink href={paths.optOut.to()} variant="primary" size="lg">
              Opt out
            </ButtonLink>
          </p>
          <h2 className="mt-12 font-semibold text-2xl text-ink tracking-[-0.02em]">Something wrong?</h2>
          <p className="mt-3 text-pretty text-lg text-muted">
            Write to <MailLink to={CRAWLER_MAIL} /> with the time, your domain and a few lines from your log. A person
            will reply.
          </p>
        </section>
      </Container>
    </SiteLayout>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-3 overflow-x-auto rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-base text-ink whitespace-pre-wrap break-words">
      {children}
    </pre>
  )
}
