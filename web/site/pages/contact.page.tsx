import { Clock, Headset, Mail } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { Container } from '../container.tsx'
import { InlineLink } from '../inline-link.tsx'
import { MailLink } from '../mail-link.tsx'
import { SUPPORT_MAIL } from '../mailboxes.ts'
import { SiteLayout } from '../site-layout.tsx'

/** How to contact us, and our response times. */
export default function ContactPage() {
  return (
    <SiteLayout
      title="Contact"
      description="Contact Contactory. A real person reads your message and replies within 24 to 48 hours."
      path={paths.contact.to()}
    >
      <Container className="grid gap-x-16 gap-y-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h1 className="site-marked font-semibold text-4xl text-ink tracking-[-0.035em] sm:text-5xl">
            Ask us <mark>anything</mark>
          </h1>
          <p className="mt-5 max-w-md text-pretty text-lg text-muted">
            Questions about the product, your account, or a site you know? A real person reads your message and replies.
          </p>
          <ul className="mt-10 grid gap-3 md:max-lg:grid-cols-3">
            {ways.map(({ icon: Icon, title, text }) => (
              <li
                key={title}
                className="flex min-w-0 gap-4 rounded-lg border border-line bg-surface p-4 shadow-xs md:max-lg:flex-col md:max-lg:gap-2"
              >
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-text" strokeWidth={1.75} />
                <div className="min-w-0">
                  <h2 className="font-semibold text-base text-ink">{title}</h2>
                  <p className="wrap-anywhere text-base text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-md text-pretty text-base text-muted">
            Something not working? The <InlineLink href={paths.status.to()}>status page</InlineLink> may already have
            the answer. And if you'd rather not be collected, there's{' '}
            <InlineLink href={paths.optOut.to()}>a page for that</InlineLink>.
          </p>
        </div>
        <ContactForm />
      </Container>
    </SiteLayout>
  )
}

const ways = [
  { icon: Mail, title: 'Email', text: <MailLink to={SUPPORT_MAIL} /> },
  { icon: Clock, title: 'Response time', text: '24-48 hours' },
  { icon: Headset, title: 'Live support', text: 'Mon-Fri 9AM-6PM' },
]
