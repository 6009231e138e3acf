import { paths } from '../../../src/rules/site/app-paths.ts'
import { InlineLink } from '../inline-link.tsx'
import { LegalPage, type LegalSection } from '../legal-page.tsx'
import { MailLink } from '../mail-link.tsx'
import { PRIVACY_MAIL } from '../mailboxes.ts'

const sections: readonly LegalSection[] = [
  {
    title: 'Whose data this covers',
    body: (
      <>
        <p>
          This policy covers two groups. <strong>You</strong>, who visit this site or have an account: we decide how
          your data is used. And <strong>people found on websites</strong> by crawls: our customers decide what is
          collected and why, and we process it on their behalf.
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
          <strong>Account:</strong> name, email address, a bcrypt hash of your password, and when you signed up and
          verified your address.
        </li>
        <li>
          <strong>Use:</strong> crawls and their results, imports, exports, downloads, campaigns, API calls, and a log
          of who did what in your account.
        </li>
        <li>
          <strong>Sessions:</strong> when you signed in, with IP address and browser, so that misuse can be detected and
          sessions ended.
        </li>
        <li>
          <strong>Payments:</strong> plan, amount, date and the provider’s reference. Card numbers go to the payment
          provider and never reach us.
        </li>
        <li>
          <strong>Messages:</strong> what you send through the contact form or by email.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    body: (
      <>
        <p>To provide the service you signed up for, bill for it, keep it secure, and reply to you.</p>
        <p>
          Our legal bases are our contract with you, our legitimate interest in a safe and reliable service, legal
          obligations such as keeping invoices, and your consent for anything optional. We don't sell personal data or
          show advertising.
        </p>
      </>
    ),
  },
  {
    title: 'What our customers collect',
    body: (
      <>
        <p>
          Crawls read public web pages for names, business contact details, companies and addresses, and record the page
          and the words each was found in. Nothing behind a login is read.
        </p>
        <p>
          Customers are responsible for having a legal basis to collect and use this data, and agree to that in the{' '}
          <InlineLink href={paths.termsOfService.to()}>terms</InlineLink>. Anyone who doesn't want to be collected can{' '}
          <InlineLink href={paths.optOut.to()}>say so once for all customers</InlineLink>. We store the request as a
          keyed hash, not as the data itself.
        </p>
      </>
    ),
  },
  {
    title: 'Who else sees it',
    body: (
      <>
        <p>Companies that work for us, each with only the data it needs:</p>
        <ul>
          <li>Cloudflare, which runs our servers, database, storage and browser rendering;</li>
          <li>our email delivery provider;</li>
          <li>the payment provider you choose;</li>
          <li>for keyword crawls, a search provider, which receives your search terms.</li>
        </ul>
        <p>
          Beyond that, only authorities legally entitled to it, or a company that takes over our business under this
          same policy. Data may be processed outside your country under the safeguards its law requires.
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
          except what the law requires us to keep longer, such as invoices.
        </li>
        <li>What you collected, until you delete it or your account.</li>
        <li>Website downloads, until the expiry date shown for each.</li>
      </ul>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <p>
          You can view, correct, export (CSV or JSON) and delete your data, object to its use, and withdraw consent at
          any time in Cookie Settings. You can do most of this in the dashboard. For the rest, and for questions, email{' '}
          <MailLink to={PRIVACY_MAIL} />. You can also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and storage',
    body: (
      <p>
        For what is stored in your browser, by name and for how long, see the{' '}
        <InlineLink href={paths.cookiePolicy.to()}>cookie policy</InlineLink>. Nothing optional is loaded before you
        agree.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>New versions appear here with their date. If a change affects how your data is used, we'll email you first.</p>
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
      lead="What we keep about you, what our customers collect with our help, and your choices."
      sections={sections}
    />
  )
}
