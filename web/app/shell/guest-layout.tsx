import type { ReactNode } from 'react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export interface GuestLayoutProps {
  /** The page's heading; also the browser's title. */
  title: string
  description?: ReactNode
  /** Above the heading: an icon for a result. */
  mark?: ReactNode
  /** The form or its result. Buttons and inputs of size "lg" fit here. */
  children: ReactNode
  /** Below the form: a link to the related page. */
  footer?: ReactNode
}

/** For sign-in, registration and password reset: the form at the left, product features at the right from 1024px. */
export function GuestLayout({ title, description, mark, children, footer }: GuestLayoutProps) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <title>{`${title} · Contactory`}</title>
      <div className="flex min-w-0 flex-col px-5 sm:px-8">
        <header className="flex h-16 items-center justify-between">
          <a href={paths.home.to()} aria-label="Contactory" className="touch-target flex rounded-md">
            <Logo />
          </a>
          <ThemeToggle />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
          {mark}
          <h1 className="font-semibold text-2xl text-ink tracking-[-0.02em]">{title}</h1>
          {description ? <p className="mt-1 text-pretty text-base text-muted">{description}</p> : null}
          <div className="mt-7">{children}</div>
          {footer ? <div className="mt-6 text-muted text-sm">{footer}</div> : null}
        </main>
        <footer className="flex h-14 items-center gap-4 text-faint text-xs">
          <a href={paths.termsOfService.to()} className="touch-target rounded-sm hover:text-ink hover:underline">
            Terms
          </a>
          <a href={paths.privacyPolicy.to()} className="touch-target rounded-sm hover:text-ink hover:underline">
            Privacy
          </a>
          <button type="button" data-cookie-settings className="touch-target rounded-sm hover:text-ink hover:underline">
            Cookie Settings
          </button>
        </footer>
      </div>
      <EvidencePanel />
    </div>
  )
}
