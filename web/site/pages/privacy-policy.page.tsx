import { paths } from '../../../src/rules/site/app-paths.ts'
import { InlineLink } from '../inline-link.tsx'
import { LegalPage, type LegalSection } from '../legal-page.tsx'
import { MailLink } from '../mail-link.tsx'
import { PRIVACY_MAIL } from '../mailboxes.ts'

const sections: readonly LegalSection[] = [
  {
    title: 'Whose data this is about',
    body: (
      <>
        <p>
          This policy covers two groups. <strong>You</strong>, who visit this site or hold an account: for your data we
          decide what happens with it. And <strong>people found on websites</strong> by crawls: there our customers
          decide what is collected and why, and we process it for them.
        </p>
        <p>Contactory is not for people under 18, and we do not knowingly keep accounts of minors.</p>
      </>
    ),
  },
  {
    title: 'What we keep about you',
    body: (
      <ul>
        <li>
          <strong>Account:</strong> name, email address, a bcrypt hash of your password, when you signed up and verified
          the address.
        </li>
        <li>
          <strong>Use:</strong> crawls and their results, imports, exports, downloads, campaigns, API calls, and a log
          of who did what in the account.
        </li>
        <li>
          <strong>Sessions:</strong> when you signed in, and the address and browser it came from, so that misuse can be
          seen and sessions ended.
        </li>
        <li>
          <strong>Payments:</strong> plan, amount, date and the provider’s reference. Card numbers go to the payment
          provider and never reach us.
        </li>
        <li>
          <strong>Messages:</strong> what you send through the contact form or by mail.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    body: (
      <>
        <p>To provide the service you signed up for, to bill it, to keep it secure, and to answer you.</p>
        <p>
          Where the law asks for a reason: the contract with you, our interest in a service that is safe and works,
          legal duties such as keeping invoices, and your consent for anything optional. We do not sell personal data
          and show no advertising.
        </p>
      </>
    ),
  },
  {
    title: 'What our customers collect',
    body: (
      <>
        <p>
          Crawls read pages that websites show to everyone: names, business contact data, companies and addresses, each
          with the page and the words it was found in. What is behind a log-in is not read.
        </p>
        <p>
          Customers answer for having a lawful reason to collect and use such data, and agree to that in the{' '}
          <InlineLink href={paths.termsOfService.to()}>terms</InlineLink>. Whoever does not want to be collected can{' '}
          <InlineLink href={paths.optOut.to()}>say so once for all customers</InlineLink>. The request itself is kept as
          a keyed hash, not as the data it names.
        </p>
      </>
    ),
  },
  {
    title: 'Who else sees it',
    body: (
      <>
        <p>Companies that work for us, each only with what its task needs:</p>
        <ul>
          <li>Cloudflare, which runs our servers, database, storage and browser rendering;</li>
          <li>the provider that delivers our mail;</li>
          <li>the payment provider you choose;</li>
          <li>for keyword crawls, a search provider, which gets the words you search for.</li>
        </ul>
        <p>
          Beyond that, only authorities that are entitled to it, or a company that takes over our business under this
          same policy. Data may be processed outside your country under the safeguards that its law asks for.
        </p>
      </>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Account data, as long as the account exists.</li>
        <li>
          After an account is deleted, its personal data is <strong>deleted or anonymised within 30 days</strong>,
          except what the law makes us keep longer, such as invoices.
        </li>
        <li>What you collected, until you delete it or your account.</li>
        <li>Website downloads, until the day each of them shows.</li>
      </ul>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <p>
          You can see, correct, export (CSV or JSON) and delete your data, object to a use of it, and take back consent
          at any time under Cookie Settings. Most of it works in the dashboard; for the rest, and for questions, write
          to <MailLink to={PRIVACY_MAIL} />. You can also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and storage',
    body: (
      <p>
        What is stored in your browser, by name and for how long, stands in the{' '}
        <InlineLink href={paths.cookiePolicy.to()}>cookie policy</InlineLink>. Nothing optional is loaded before you
        agree.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>A new version appears here with its date. If it changes what happens with your data, we write to you first.</p>
    ),
  },
]

/** Which personal data we store, why, and for how long. */
export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What Contactory stores about you and about people found on websites, why, for how long, and how to have it deleted."
      path={paths.privacyPolicy.to()}
      lead="What we keep about you, what our customers collect with our help, and what you can do about either."
      sections={sections}
    />
  )
}
