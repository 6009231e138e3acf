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
          Contactory is a web scraping and data extraction service. It reads websites you name or search for, extracts
          contact data, lets you download websites, and lets you write to contacts by email and SMS, from a dashboard or
          through an API.
        </p>
        <p>By creating an account you agree to these terms. Who does so for a company must be entitled to.</p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>You must be at least 18 and give a true name and an email address of yours.</li>
        <li>Keep your password and API keys to yourself. What happens with them counts as yours.</li>
        <li>Tell us at once if you think somebody else uses them.</li>
      </ul>
    ),
  },
  {
    title: 'What you answer for',
    body: (
      <>
        <p>
          You decide what is collected and what it is used for, so you make sure that it is lawful. In particular you
        </p>
        <ul>
          <li>have a lawful reason for collecting personal data, and inform people where the law asks for it;</li>
          <li>
            respect the websites: their rights, their terms where these bind you, and their robots.txt, which you may
            lift only for sites that are yours or whose owner agreed;
          </li>
          <li>write only to people whom you may write to, say who you are, and honour every unsubscription;</li>
          <li>do not use the service to harass, discriminate, deceive, send spam, or get around access controls;</li>
          <li>do not overload it, probe it without leave, or resell it as your own.</li>
        </ul>
        <p>
          People and sites on our <InlineLink href={paths.optOut.to()}>opt-out list</InlineLink> are left out of your
          crawls and imports. That is not a fault of the service.
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
          websites you may crawl. What a plan holds stands under <InlineLink href="/#pricing">Pricing</InlineLink>. At a
          limit the service says so and stops; nothing is billed on top by itself.
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
        <li>If a payment fails, we tell you and may pause what the plan holds until it is made.</li>
      </ul>
    ),
  },
  {
    title: 'Cancellation and end',
    body: (
      <>
        <p>
          You can cancel at any time in the dashboard. Cancellation{' '}
          <strong>takes effect at the end of the billing period</strong>; until then everything works as before.
        </p>
        <p>
          We may suspend or end accounts that break these terms, after a warning where that is reasonable. Before an
          account ends you can export what is in it; afterwards it is deleted as the{' '}
          <InlineLink href={paths.privacyPolicy.to()}>privacy policy</InlineLink> says.
        </p>
      </>
    ),
  },
  {
    title: 'What we promise, and what not',
    body: (
      <>
        <p>
          We run the service with care and keep it secure. We cannot promise that every page can be read, that every
          value is right, or that a person at the other end answers: that is why each value comes with its evidence and
          with how sure we are. The service is otherwise provided as it is.
        </p>
        <p>
          Our liability is limited to <strong>the fees you paid in the 12 months before</strong> the event. Nothing here
          limits liability that the law does not let us limit.
        </p>
      </>
    ),
  },
  {
    title: 'Ownership',
    body: (
      <p>
        The software is ours, your data is yours. You allow us to store and process it as far as the service needs it.
        What websites publish belongs to whom it belonged before.
      </p>
    ),
  },
  {
    title: 'Changes and law',
    body: (
      <>
        <p>
          If these terms change, we tell you at least 30 days before. These terms are governed by{' '}
          <strong>Nigerian law</strong>, and courts in Nigeria decide, unless the law where you live as a consumer gives
          you more.
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
      description="The agreement for using Contactory: what the service is, what you answer for, limits, fees in NGN, cancellation and liability."
      path={paths.termsOfService.to()}
      lead="The agreement between you and us, in words that can be read."
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
