import { LogOut, Menu, MoonStar, Sun } from 'lucide-react'
import { paths } from '../../src/rules/site/app-paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { cn } from '../ui/cn.ts'
import { Logo } from '../ui/logo.tsx'
import { ButtonLink } from './button-link.tsx'
import { Container } from './container.tsx'
import { Island } from './island.tsx'

const MENU = 'site-menu'

interface Entry {
  readonly label: string
  readonly href: string
}

const home: readonly Entry[] = [
  { label: 'Features', href: '#features' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Testimonials', href: '#testimonials' },
  { label: 'Contact', href: paths.contact.to() },
]
const elsewhere: readonly Entry[] = [
  { label: 'Home', href: paths.home.to() },
  { label: 'About', href: paths.about.to() },
  { label: 'Contact', href: paths.contact.to() },
  { label: 'Status', href: paths.status.to() },
  { label: 'Security', href: paths.security.to() },
]

/**
 * The navigation bar. It contains both states, guest and member; an attribute of the document decides which is shown.
 * The menu of small screens is a popover, so it opens, closes and handles Escape without a script.
 */
export function SiteHeader({ path }: { path: string }) {
  const isHome = path === paths.home.pattern
  const entries = isHome ? home : elsewhere
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas print:hidden">
      <Island name="navigation" when="load">
        <Container className="flex h-16 items-center gap-3">
          <a
            href={paths.home.to()}
            aria-label="Contactory, home"
            className="touch-target mr-auto flex rounded-md md:mr-2 lg:mr-6"
          >
            <Logo />
          </a>
          <nav aria-label="Main" className="mr-auto hidden items-center gap-1 md:flex">
            {entries.map((entry) => (
              <EntryLink key={entry.label} entry={entry} path={path} className="h-8 px-2 lg:px-2.5" />
            ))}
          </nav>
          <button
            type="button"
            data-theme-toggle
            aria-label="Switch between light and dark theme"
            title="Switch theme"
            className={buttonClass({ variant: 'ghost', size: 'md' }, 'size-9 px-0 pointer-coarse:size-10')}
          >
            <MoonStar aria-hidden="true" className="size-4.5 dark:hidden" strokeWidth={1.75} />
            <Sun aria-hidden="true" className="hidden size-4.5 dark:block" strokeWidth={1.75} />
          </button>
          <div className="hidden items-center gap-2 md:flex">
            <Account isHome={isHome} size="md" />
          </div>
          <button
            type="button"
            popoverTarget={MENU}
            aria-controls={MENU}
            aria-expanded="false"
            aria-label="Menu"
            className={buttonClass(
              { variant: 'secondary', size: 'md' },
              'size-9 px-0 pointer-coarse:size-10 md:hidden',
            )}
          >
            <Menu aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </button>
        </Container>
        <div
          id={MENU}
          popover="auto"
          className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-line border-b bg-raised px-5 py-4 text-ink shadow-lg md:hidden"
        >
          <nav aria-label="Main" className="grid">
            {entries.map((entry) => (
              <EntryLink
                key={entry.label}
                entry={entry}
                path={path}
                className="-mx-2 h-11 border-line border-b px-2 text-lg last:border-b-0"
              />
            ))}
          </nav>
          <div className="mt-4 grid gap-2">
            <Account isHome={isHome} size="lg" />
          </div>
        </div>
      </Island>
    </header>
  )
}

function EntryLink({ entry: { label, href }, path, className }: { entry: Entry; path: string; className: string }) {
  return (
    <a
      href={href}
      aria-current={href === path ? 'page' : undefined}
      className={cn(
        'flex items-center rounded-md font-medium text-base text-muted transition-colors duration-100 hover:bg-hover hover:text-ink aria-[current=page]:text-ink',
        className,
      )}
    >
      {label}
    </a>
  )
}

/** Guests: sign-in and sign-up. Members: their name on the landing page, a dashboard link elsewhere, and sign-out. */
function Account({ isHome, size }: { isHome: boolean; size: 'md' | 'lg' }) {
  return (
    <>
      <ButtonLink href={paths.login.to()} variant="ghost" size={size} className="text-base member:hidden">
        Login
      </ButtonLink>
      <ButtonLink
        href={paths.register.to()}
        variant="primary"
        size={size}
        className="text-base member:hidden sign-up-closed:hidden"
      >
        Get Started
      </ButtonLink>
      <ButtonLink
        href={paths.dashboard.to()}
        variant={isHome ? 'ghost' : 'primary'}
        size={size}
        className="hidden text-base member:flex"
      >
        {isHome ? <span data-user-name className="max-w-40 truncate" /> : 'Dashboard'}
      </ButtonLink>
      <button
        type="button"
        data-logout
        className={buttonClass({ variant: 'secondary', size }, 'hidden text-base member:flex')}
      >
        <LogOut aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Logout
      </button>
    </>
  )
}
