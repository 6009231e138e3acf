import { paths } from '../../src/rules/site/app-paths.ts'
import { Logo } from '../ui/logo.tsx'
import { Container } from './container.tsx'
import { SUPPORT_MAIL } from './mailboxes.ts'

const columns = [
  {
    title: 'Product',
    links: [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Status', paths.status.to()],
      ['Security', paths.security.to()],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', paths.about.to()],
      ['Contact', paths.contact.to()],
      ['Our crawler', paths.bot.to()],
      ['Opt out', paths.optOut.to()],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', paths.privacyPolicy.to()],
      ['Terms of Service', paths.termsOfService.to()],
      ['Cookie Policy', paths.cookiePolicy.to()],
    ],
  },
] as const

/** The footer of every public page. Cookie Settings opens the consent dialog, which listens for the click. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-sunken text-sm print:hidden">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-xs text-pretty text-muted">
            Find the people and companies behind any website, with sources.
          </p>
          <a
            href={`mailto:${SUPPORT_MAIL}`}
            className="touch-target mt-3 inline-block rounded-sm font-medium text-brand-text underline decoration-current/30 underline-offset-3 hover:decoration-current"
          >
            {SUPPORT_MAIL}
          </a>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold text-ink text-sm">{title}</h2>
            <ul className="mt-2 grid">
              {links.map(([label, href]) => (
                <li key={href}>
                  <a href={href} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
              {title === 'Legal' ? (
                <li>
                  <button type="button" data-cookie-settings className={linkClass}>
                    Cookie Settings
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
      </Container>
      <Container>
        <p className="border-line border-t py-5 text-muted text-xs">© 2026 Contactory</p>
      </Container>
    </footer>
  )
}

const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-10 items-center rounded-sm text-muted hover:text-ink hover:underline'
