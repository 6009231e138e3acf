import { paths } from '../../../src/rules/site/app-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InlineLink } from '../inline-link.tsx'
import { LegalPage, type LegalSection } from '../legal-page.tsx'

const stored = [
  { name: 'auth_token', kind: 'Essential', lasts: 'Session', text: 'Keeps you signed in. Removed when you log out.' },
  {
    name: 'auth-storage',
    kind: 'Essential',
    lasts: 'Persistent',
    text: 'Who is signed in, so that pages load with the right details.',
  },
  {
    name: 'impersonation',
    kind: 'Essential',
    lasts: '1 hour',
    text: 'Administrators only: the session used to help someone in their account, in one tab.',
  },
  { name: 'preferences', kind: 'Functionality', lasts: '1 year', text: 'Your settings, if you agreed to it.' },
  { name: 'cookie-consent', kind: 'Essential', lasts: '365 days', text: 'Your choices in the cookie dialog.' },
  { name: 'theme', kind: 'Essential', lasts: 'Persistent', text: "Light or dark theme, once you've chosen one." },
  {
    name: 'react_error',
    kind: 'Essential',
    lasts: 'Until the next error',
    text: "The dashboard's last error, so that you can send it to us. It stays in your browser.",
  },
  {
    name: 'file_access',
    kind: 'Essential',
    lasts: '1 hour',
    text: 'The only cookie. It lets your browser download the archive you requested, and stops working once you sign out.',
  },
] as const

const sections: readonly LegalSection[] = [
  {
    title: 'What we store',
    body: (
      <>
        <p>
          Contactory keeps a few values in your browser’s storage, which works like cookies but isn't sent with each
          request, and one cookie. Here is the full list:
        </p>
        <table className="block w-full text-left text-base sm:table">
          <thead className="hidden sm:table-header-group">
            <tr className="border-line border-b text-sm">
              <th className="py-2 pr-4 font-medium">Name</th>
              <th className="py-2 pr-4 font-medium">Kind</th>
              <th className="py-2 pr-4 font-medium">Lasts</th>
              <th className="py-2 font-medium">For</th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {stored.map(({ name, kind, lasts, text }) => (
              <tr key={name} className="block border-line border-b py-3 align-top sm:table-row">
                <td className="block whitespace-nowrap sm:table-cell sm:py-3 sm:pr-4">
                  <code>{name}</code>
                </td>
                <td className="inline-block pr-2 sm:table-cell sm:py-3 sm:pr-4">{kind}</td>
                <td className="inline-block sm:table-cell sm:py-3 sm:pr-4">{lasts}</td>
                <td className="block sm:table-cell sm:py-3">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    title: 'What we ask you for',
    body: (
      <>
        <p>
          The dialog offers four purposes. The first can't be turned off; the others are off until you turn them on:
        </p>
        <ul>
          <li>
            <strong>Necessary:</strong> sign-in, security, and storing your choice.
          </li>
          <li>
            <strong>Analytics:</strong> counting visits. We don't currently do this.
          </li>
          <li>
            <strong>Marketing:</strong> seeing which of our messages brought you here. We don't currently do this.
          </li>
          <li>
            <strong>Preferences:</strong> remembering settings between visits.
          </li>
        </ul>
        <p>Nothing optional is loaded or stored before you agree. Your choice lasts 365 days, then we ask again.</p>
      </>
    ),
  },
  {
    title: 'Others',
    body: (
      <p>
        We don't embed third-party scripts, fonts, videos or pixels on these pages. When you pay, you go to the payment
        provider’s own site, where its policy applies.
      </p>
    ),
  },
  {
    title: 'Changing your mind',
    body: (
      <>
        <p>
          Reopen the dialog here or at the bottom of any page. You can also clear this site’s data in your browser,
          which signs you out.
        </p>
        <p>
          <button type="button" data-cookie-settings className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Cookie Settings
          </button>
        </p>
        <p>
          For everything else we keep about you, see the{' '}
          <InlineLink href={paths.privacyPolicy.to()}>privacy policy</InlineLink>.
        </p>
      </>
    ),
  },
]

/** Every stored value, by name. */
export default function CookiePolicyPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      description="Every value that Contactory stores in your browser, by name, with its purpose and how long it lasts."
      path={paths.cookiePolicy.to()}
      lead="Every value we store in your browser, by name, and what we ask you for."
      sections={sections}
    />
  )
}
