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
    'HTML pages and PDFs, starting where a customer pointed it, contact, about, team and imprint pages first; robots.txt and the sitemaps it names. For pages made by scripts it opens a browser, which also loads what the page needs. A crawl reads as many pages as its customer set, usually 10 and at most 100. A customer who takes a whole website away for use without a network gets its pages with what they show: styles, scripts, images and fonts.',
  ],
  [
    'robots.txt',
    'Read before any page, by RFC 9309, and kept to. If the file cannot be had because your server fails, nothing is read. Our terms let customers lift it for a crawl only if the site is theirs or its owner agrees; if you see otherwise, tell us.',
  ],
  [
    'Pace',
    'At most 8 requests at a time to one server, all customers together. Crawl-delay is kept by all of them together, up to 30 seconds between two requests. When your answers get slower, it asks for less at a time. When your server answers 429 or 503, Retry-After is waited out.',
  ],
  [
    'Links',
    'Links with rel="nofollow" are not followed, nor those of a page that says so in a robots meta element or an X-Robots-Tag header.',
  ],
  [
    'Doors',
    'It fills in no forms, logs in nowhere, and solves no captchas. What a visitor without an account cannot read, it does not read.',
  ],
  [
    'Repeats',
    'Pages that did not change are asked for with If-Modified-Since and ETag, so that your server can answer 304 and send nothing.',
  ],
] as const

/** Information about our crawler for owners of the sites it reads. */
export default function BotPage() {
  const { origin } = use(AssetsContext)
  return (
    <SiteLayout
      title="Our crawler"
      description={`What ${ROBOTS_TOKEN} fetches, how it behaves, how to block it in robots.txt, and how to keep your site out for good.`}
      path={paths.bot.to()}
    >
      <PageIntro
        title={
          <>
            {ROBOTS_TOKEN}, a guest on <mark>your server</mark>
          </>
        }
        lead="You found this name in your log. It is the crawler of Contactory: customers use it to find the contact data that websites show to everyone."
      >
        <p className="mt-8 text-base text-muted">It calls itself</p>
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
            Keep it out with robots.txt
          </h2>
          <p className="mt-3 text-pretty text-lg text-muted">All of your site, or parts of it:</p>
          <Code>{`User-agent: ${ROBOTS_TOKEN}\nDisallow: /`}</Code>
          <Code>{`User-agent: ${ROBOTS_TOKEN}\nDisallow: /team/\nCrawl-delay: 10`}</Code>
          <p className="mt-3 text-pretty text-lg text-muted">
            The next crawl reads the file anew, before anything else.
          </p>
        </section>
        <section aria-labelledby="for-good">
          <h2 id="for-good" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
            Keep it out for good
          </h2>
          <p className="mt-3 text-pretty text-lg text-muted">
            Show us that a site is yours, by a DNS record or a file, and no customer’s crawl reads it again, whatever
            its settings: nor its subdomains, nor any address at its domain. People can ask the same for themselves.
          </p>
          <p className="mt-6">
            <ButtonLink href={paths.optOut.to()} variant="primary" size="lg">
              Opt out
            </ButtonLink>
          </p>
          <h2 className="mt-12 font-semibold text-2xl text-ink tracking-[-0.02em]">Something is wrong?</h2>
          <p className="mt-3 text-pretty text-lg text-muted">
            Write to <MailLink to={CRAWLER_MAIL} /> with the time, your domain and a few lines of your log. A person
            answers.
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
