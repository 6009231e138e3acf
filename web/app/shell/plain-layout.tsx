import type { ReactNode } from 'react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { isLinkHost } from '../../lib/link-host.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Layout for pages outside the dashboard: logo, theme toggle and page. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-14 w-full max-w-5xl items-center justify-between px-4">
        {isLinkHost() ? (
          <span />
        ) : (
          <a href={paths.home.to()} className="touch-target flex rounded-md">
            <Logo />
          </a>
        )}
        <ThemeToggle />
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-8">{children}</main>
    </div>
  )
}
