import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useSiteName } from '../../ui/site-name.ts'
import { HeaderSearch } from './header-search.tsx'
import { PaletteShortcut } from './palette/palette-shortcut.tsx'
import type { ShellUser } from './shell-user.ts'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { UserMenu } from './user-menu.tsx'

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer)

export interface ShellProps {
  user: ShellUser
  onSignOut: () => void
  onPreload?: SidebarProps['onPreload']
  badges?: SidebarProps['badges']
  /** The notification bell, which the notifications feature provides. */
  bell?: ReactNode
  /** Above the navigation, for people with several workspaces. */
  switcher?: ReactNode
  /** Above the page, edge to edge: Alerts with `isBanner`. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of every dashboard page: header, sidebar (a drawer under 1024px), and the page. */
export function Shell({ user, onSignOut, onPreload, badges, bell, switcher, banner, children }: ShellProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false)
  const siteName = useSiteName()
  const navigation = { user, onSignOut, onPreload, badges, switcher }
  const main = useFocusOnNavigation()
  return (
    <div className="min-h-dvh">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-1.5 font-medium text-canvas text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-40 flex h-14 print:hidden items-center gap-2 border-line border-b bg-surface px-3 lg:gap-0 lg:px-0">
        <div className="flex shrink-0 items-center gap-1 lg:w-60 lg:px-5">
          <IconButton
            icon={MenuIcon}
            label="Open navigation"
            className="lg:hidden"
            aria-expanded={isDrawerOpen}
            // Loads while the finger is still down.
            onPointerDown={Drawer.load}
            onClick={() => {
              setWasDrawerOpen(true)
              setIsDrawerOpen(true)
            }}
          />
          <a href={paths.home.to()} aria-label={siteName} className="touch-target flex rounded-md">
            <Logo isMarkOnly className="sm:hidden" />
            <Logo className="max-sm:hidden" />
          </a>
        </div>
        {/* As wide as the page below. */}
        <div className="mx-auto flex min-w-0 max-w-7xl flex-1 items-center gap-2 lg:px-8">
          <div className="flex min-w-0 flex-1">
            <HeaderSearch />
          </div>
          <div className="flex shrink-0 items-center gap-1">
            <PaletteShortcut user={user} />
            <ThemeToggle />
            <Suspense fallback={null}>{bell}</Suspense>
            <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line max-sm:hidden" />
            <UserMenu user={user} onSignOut={onSignOut} />
          </div>
        </div>
      </header>

      <aside className="fixed top-14 bottom-0 left-0 hidden w-60 border-line border-r bg-surface print:hidden lg:block">
        <Sidebar {...navigation} />
      </aside>
      {wasDrawerOpen ? (
        <Drawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
          <Sidebar {...navigation} onNavigate={() => setIsDrawerOpen(false)} />
        </Drawer>
      ) : null}

      <main ref={main} id="main" tabIndex={-1} className="min-w-0 outline-none lg:pl-60 print:pl-0">
        <Suspense fallback={null}>{banner}</Suspense>
        <div className="mx-auto max-w-7xl px-4 py-5 sm:py-6 lg:px-8">{children}</div>
      </main>
    </div>
  )
}
