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
    text: 'Who is signed in, so that a page knows it at once.',
  },
  {
    name: 'impersonation',
    kind: 'Essential',
    lasts: '1 hour',
    text: 'Of administrators only: the session in which one helps somebody in their account, in one tab.',
  },
  { name: 'preferences', kind: 'Functionality', lasts: '1 year', text: 'Settings of yours, if you agreed to it.' },
  { name: 'cookie-consent', kind: 'Essential', lasts: '365 days', text: 'What you chose in the cookie dialog.' },
  { name: 'theme', kind: 'Essential', lasts: 'Persistent', text: 'Light or dark, once you pressed the switch.' },
  {
    name: 'react_error',
    kind: 'Essential',
    lasts: 'Until the next error',
    text: 'The last failure of the dashboard, for you to send us. It stays in your browser.',
  },
  {
    name: 'file_access',
    kind: 'Essential',
    lasts: '1 hour',
    text: 'The only cookie. It lets your browser fetch the one archive whose download you started, and opens nothing once you have signed out.',
  },
] as const

const sections: readonly LegalSection[] = [
  {
    title: 'What we store',
    body: (
      <>
        <p>
          Contactory keeps a few values in your browser’s storage, which works like cookies but is not sent along with
          each request, and one cookie. This is all of them:
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
          The dialog offers four purposes. The first cannot be switched off, the others are off until you switch them
          on:
        </p>
        <ul>
          <li>
            <strong>Necessary:</strong> signing in, security, and your choice itself.
          </li>
          <li>
            <strong>Analytics:</strong> counting visits. At present we count none.
          </li>
          <li>
            <strong>Marketing:</strong> seeing which message of ours brought you here. At present we do not look.
          </li>
          <li>
            <strong>Preferences:</strong> remembering settings between visits.
          </li>
        </ul>
        <p>Nothing optional is loaded or stored before you agree. Your choice lasts 365 days; then we ask again.</p>
      </>
    ),
  },
  {
    title: 'Others',
    body: (
      <p>
        We embed nothing of others on these pages: no scripts, fonts, videos or pixels. When you pay, you go to the
        payment provider’s own site, where its policy holds.
      </p>
    ),
  },
  {
    title: 'Changing your mind',
    body: (
      <>
        <p>
          Open the dialog again here or at the foot of any page. You can also clear this site’s data in your browser;
          you are then signed out.
        </p>
        <p>
          <button type="button" data-cookie-settings className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Cookie Settings
          </button>
        </p>
        <p>
          What else we keep about you stands in the{' '}
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
