import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { PageIntro } from '../page-intro.tsx'
import { SiteLayout } from '../site-layout.tsx'

const beliefs = [
  {
    title: 'A value without its source is a rumour',
    text: 'Contact lists are bought, merged and passed on until no one knows where a number came from. Contactory keeps the page, the sentence and the date with every value, along with a confidence score. You can check any of them in a second, and so can the person who asks you about it.',
  },
  {
    title: 'The web is someone’s house',
    text: 'Our crawler identifies itself, reads the house rules first, takes little at a time, and leaves when asked. That costs us some pages, and keeps the rest open.',
  },
  {
    title: 'People are more than records',
    text: "If you don't want to be found with our help, tell us once and every customer’s future crawls and imports will skip you. It takes one form and no account.",
  },
  {
    title: 'Measured, not claimed',
    text: 'We test the engine on real pages in many languages, labelled by hand, value by value. Every reported mistake becomes a test before it becomes a fix.',
  },
] as const

/** Why the product exists, and its principles. */
export default function AboutPage() {
  return (
    <SiteLayout
      title="About"
      description="Why Contactory exists: contact data you can trace to the sentence it came from, collected politely."
      path={paths.about.to()}
    >
      <PageIntro
        title={
          <>
            Contact data you can <mark>question</mark>
          </>
        }
        lead="Contactory reads websites and finds the people and companies behind them. We built it because finding a contact is easy, but trusting one isn't."
      />
      <Container>
        <ol className="border-line border-t">
          {beliefs.map(({ title, text }, index) => (
            <li key={title} className="grid gap-x-12 gap-y-3 border-line border-b py-10 lg:grid-cols-12">
              <p aria-hidden="true" className="font-mono text-base text-muted lg:col-span-1">
                {index + 1}
              </p>
              <h2 className="font-semibold text-2xl text-ink tracking-[-0.02em] lg:col-span-5">{title}</h2>
              <p className="text-pretty text-lg text-muted lg:col-span-6">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
      <Container className="grid gap-x-12 gap-y-6 py-20 lg:grid-cols-12">
        <h2 className="font-semibold text-2xl text-ink tracking-[-0.02em] lg:col-span-6">What it runs on</h2>
        <div className="text-lg text-muted lg:col-span-6">
          <p className="text-pretty">
            Contactory runs in Cloudflare’s data centres around the world, close to you and to the sites it reads.
            Prices are in Naira. We built the extraction engine ourselves: the same code handles your crawls, API
            requests and the page you paste on our home page, where it runs entirely in your browser.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/#try" variant="primary" size="lg">
              Try the engine
            </ButtonLink>
            <ButtonLink href={paths.contact.to()} size="lg">
              Talk to us
            </ButtonLink>
          </div>
        </div>
      </Container>
    </SiteLayout>
  )
}
