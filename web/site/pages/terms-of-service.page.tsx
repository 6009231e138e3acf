import { paths } from '../../../src/rules/site/app-paths.ts'
import { ButtonLink } from '../button-link.tsx'
import { InlineLink } from '../inline-link.tsx'
import { LegalPage, type LegalSection } from '../legal-page.tsx'
import { MailLink } from '../mail-link.tsx'
import { SUPPORT_MAIL } from '../mailboxes.ts'

const sections: readonly LegalSection[] = [
  {
    title: 'The service',
    body: (
      <>
        <p>
          Contactory is a web scraping and data extraction service. It reads websites you enter or search for, extracts
          contact data, lets you download websites, and lets you message contacts by email and SMS, from a dashboard or
          through an API.
        </p>
        <p>By creating an account you agree to these terms. If you do so for a company, you must be authorised to.</p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>You must be at least 18 and provide your real name and your own email address.</li>
        <li>Keep your password and API keys to yourself. You're responsible for what happens with them.</li>
        <li>Tell us immediately if you think someone else is using them.</li>
      </ul>
    ),
  },
  {
    title: 'Your responsibilities',
    body: (
      <>
        <p>
          You decide what is collected and what it's used for, so you're responsible for making sure it's lawful. In
          particular, you
        </p>
        <ul>
          <li>have a legal basis for collecting personal data, and inform people where the law requires it;</li>
          <li>
            respect websites: their rights, their terms where these bind you, and their robots.txt, which you may turn
            off only for your own sites or with the owner's permission;
          </li>
          <li>contact only people you may lawfully contact, say who you are, and honour every unsubscribe request;</li>
          <li>do not use the service to harass, discriminate, deceive, send spam, or bypass access controls;</li>
          <li>do not overload it, probe it without permission, or resell it as your own.</li>
        </ul>
        <p>
          People and sites on our <InlineLink href={paths.optOut.to()}>opt-out list</InlineLink> are excluded from your
          crawls and imports. That is not a fault in the service.
        </p>
      </>
    ),
  },
  {
    title: 'Plans and limits',
    body: (
      <>
        <p>
          Each plan sets limits:{' '}
          <strong>crawls a month, API calls a day, website downloads a day and the number of API keys</strong>, and the
          websites you may crawl. See each plan's limits under <InlineLink href="/#pricing">Pricing</InlineLink>. When
          you reach a limit, the service tells you and stops. You are never billed extra automatically.
        </p>
      </>
    ),
  },
  {
    title: 'Fees and payment',
    body: (
      <ul>
        <li>
          Fees are in Nigerian Naira (NGN) and billed in advance, monthly or yearly, through third-party payment
          providers.
        </li>
        <li>
          Fees are <strong>non-refundable, except as required by law</strong>.
        </li>
        <li>
          If we change prices, we tell you <strong>30 days</strong> before, and the change takes effect with your next
          billing period.
        </li>
        <li>If a payment fails, we'll tell you and may pause your plan until it's paid.</li>
      </ul>
    ),
  },
  {
    title: 'Cancellation and termination',
    body: (
      <>
        <p>
          You can cancel at any time in the dashboard. Cancellation{' '}
          <strong>takes effect at the end of the billing period</strong>. Until then, everything works as before.
        </p>
        <p>
          We may suspend or close accounts that break these terms, after a warning where reasonable. Before an account
          is closed you can export its data; afterwards it is deleted as described in the{' '}
          <InlineLink href={paths.privacyPolicy.to()}>privacy policy</InlineLink> says.
        </p>
      </>
    ),
  },
  {
    title: 'Warranty and liability',
    body: (
      <>
        <p>
          We run the service with care and keep it secure. We can't promise that every page can be read, that every
          value is right, or that people will reply. That's why each value comes with its source and a confidence score.
          Otherwise, the service is provided as is.
        </p>
        <p>
          Our liability is limited to <strong>the fees you paid in the 12 months before</strong> the event. Nothing here
          limits liability that cannot be limited by law.
        </p>
      </>
    ),
  },
  {
    title: 'Ownership',
    body: (
      <p>
        The software is ours; your data is yours. You allow us to store and process it as needed to provide the service.
        What websites publish still belongs to its owners.
      </p>
    ),
  },
  {
    title: 'Changes and law',
    body: (
      <>
        <p>
          If these terms change, we'll tell you at least 30 days in advance. These terms are governed by{' '}
          <strong>Nigerian law</strong>, and disputes are decided by courts in Nigeria, unless consumer law where you
          live gives you more rights.
        </p>
        <p>
          Questions: <MailLink to={SUPPORT_MAIL} />
        </p>
      </>
    ),
  },
]

/** The agreement between customers and us. */
export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      description="The agreement for using Contactory: what the service is, your responsibilities, limits, fees in NGN, cancellation and liability."
      path={paths.termsOfService.to()}
      lead="The agreement between you and us, in plain words."
      sections={sections}
    >
      <p>
        <ButtonLink href={paths.register.to()} variant="primary" size="lg" className="sign-up-closed:hidden">
          Start Free Trial
        </ButtonLink>
      </p>
    </LegalPage>
  )
}
