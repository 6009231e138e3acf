import { Fingerprint, KeyRound, Lock, type LucideIcon, Network, ShieldCheck } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { MailLink } from '../mail-link.tsx'
import { SECURITY_MAIL } from '../mailboxes.ts'
import { PageIntro } from '../page-intro.tsx'
import { SiteLayout } from '../site-layout.tsx'

const cards: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Lock,
    title: 'Encryption in transit and at rest',
    text: 'Every connection uses TLS, and browsers are told to accept nothing else. The database and files are encrypted at rest. Passwords and keys you give us for other services are additionally encrypted with AES-GCM and never leave the server.',
  },
  {
    icon: Fingerprint,
    title: 'Authentication',
    text: 'Passwords are hashed with bcrypt and never stored. Sessions can be ended at any moment, and end when a password changes. Tries are limited per account and per address. Multi-factor sign-in works with authenticator apps and passkeys, and a passkey can replace your password.',
  },
  {
    icon: Network,
    title: 'Infrastructure',
    text: 'Contactory runs on Cloudflare’s network, with no servers of our own to patch. Every request a customer triggers passes a guard that blocks private networks, including on redirects.',
  },
  {
    icon: ShieldCheck,
    title: 'Privacy by design',
    text: 'We collect little, show where each value came from, and store opt-outs as keyed hashes. Deleted data is gone within 30 days.',
  },
  {
    icon: KeyRound,
    title: 'Role-based access control',
    text: "Every endpoint declares the permission it needs, and a test checks all of them. Another account’s data behaves as if it doesn't exist.",
  },
]

const badges = [
  ['GDPR', 'Built for its requirements: purpose limitation, access, portability, erasure.'],
  ['CCPA', "The same rights for Californians. We don't sell personal data."],
  ['ISO 27001', "Our controls follow the standard. Our infrastructure provider is certified; we aren't yet."],
] as const

const practices = [
  'Least privilege: people and programs get only the access they need.',
  'An audit log of who did what, stored separately from the data itself.',
  'Secrets are never logged, and errors show you only a request ID.',
  'Strict content security policy, no third-party scripts, trusted types.',
  'Dependencies pinned, reviewed and updated; every change passes the whole test suite.',
  'Backups that can be restored to any minute of the last 30 days.',
] as const

const rights = [
  ['Access', 'See what we keep about you, in the dashboard or on request.'],
  ['Portability', 'Take your data with you as CSV or JSON.'],
  ['Deletion', 'Delete values, crawls or the whole account yourself.'],
  ['Privacy controls', 'Control cookies, email and notifications, and change your mind any time.'],
] as const

/** How data is protected, and how to report a vulnerability. */
export default function SecurityPage() {
  return (
    <SiteLayout
      title="Security"
      description="How Contactory protects data: encryption, bcrypt, role-based access, privacy by design, and how to report a vulnerability."
      path={paths.security.to()}
    >
      <PageIntro
        title={
          <>
            Security, <mark>item by item</mark>
          </>
        }
        lead="How we protect your data and the data you collect, what we do every day, and who to contact when something is wrong."
      />
      <Container>
        <Measures />
        <Standards />
      </Container>
      <Container className="grid gap-x-14 gap-y-14 py-20 lg:grid-cols-2">
        <Practices />
        <Rights />
      </Container>
      <VulnerabilityReports />
    </SiteLayout>
  )
}

function Measures() {
  return (
    <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-6">
      {cards.map(({ icon: Icon, title, text }, index) => (
        <li
          key={title}
          className={`border-line border-r border-b bg-surface p-6 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'} ${index === 4 ? 'sm:col-span-2' : ''}`}
        >
          <Icon aria-hidden="true" className="size-6 text-brand-text" strokeWidth={1.5} />
          <h2 className="mt-4 font-semibold text-ink text-xl tracking-[-0.015em]">{title}</h2>
          <p className="mt-2 max-w-prose text-pretty text-base text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Standards() {
  return (
    <ul aria-label="Standards" className="grid border-line border-b sm:grid-cols-3">
      {badges.map(([name, text]) => (
        <li key={name} className="py-6 sm:pr-8">
          <p className="font-semibold text-ink text-lg">
            <span className="rounded-md border border-line-strong bg-surface px-2 py-1 text-base">{name}</span>
          </p>
          <p className="mt-3 text-pretty text-base text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Practices() {
  return (
    <section aria-labelledby="practices">
      <h2 id="practices" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
        Data protection practices
      </h2>
      <ul className="mt-4 border-line border-t">
        {practices.map((practice) => (
          <li key={practice} className="border-line border-b py-3 text-pretty text-lg text-muted">
            {practice}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rights() {
  return (
    <section aria-labelledby="rights">
      <h2 id="rights" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
        Your rights
      </h2>
      <dl className="mt-4 border-line border-t">
        {rights.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 border-line border-b py-3 text-lg sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold text-ink">{name}</dt>
            <dd className="text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function VulnerabilityReports() {
  return (
    <section aria-labelledby="disclosure" className="border-line border-t bg-sunken py-20">
      <Container className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <h2 id="disclosure" className="max-w-md font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
          Found a vulnerability?
        </h2>
        <div className="text-lg text-muted">
          <p className="text-pretty">
            Write to <MailLink to={SECURITY_MAIL} /> with what you found and how to reproduce it. We acknowledge every
            report within 48 hours, keep you informed until it's fixed, and credit you if you like. Please give us time
            to fix it first and don't access other people’s data; we won't take legal action against good-faith
            research.
          </p>
          <p className="mt-6">
            <ButtonLink href={paths.contact.to()} size="lg">
              Contact us about anything else
            </ButtonLink>
          </p>
        </div>
      </Container>
    </section>
  )
}
