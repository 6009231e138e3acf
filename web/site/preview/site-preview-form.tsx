import { Globe } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cn } from '../../ui/cn.ts'
import { Island } from '../island.tsx'

/** A field for a website, and what its first pages show. Without a script, the field leads to the sign-up. */
export function SitePreviewForm() {
  return (
    <Island name="site-preview" when="load" className="mt-8 lg:mt-10">
      <form action={paths.register.to()} noValidate className="max-w-2xl">
        <label htmlFor="preview-website" className="font-medium text-ink text-sm">
          Website
        </label>
        <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
          <span className="relative min-w-0 flex-1">
            <Globe
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
              strokeWidth={1.75}
            />
            <input
              id="preview-website"
              name="website"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              placeholder="acme.com"
              aria-describedby="preview-hint preview-problem"
              className="h-12 w-full rounded-md border border-control bg-surface pr-3 pl-11 text-ink text-lg shadow-xs aria-invalid:border-danger"
            />
          </span>
          <button type="submit" className={cn(buttonClass({ variant: 'primary', size: 'lg' }), 'h-12 px-6 text-lg')}>
            Find contacts
          </button>
        </div>
        <p id="preview-problem" role="alert" data-problem hidden className="mt-2 text-danger-text text-sm" />
        <p id="preview-hint" className="mt-2 text-muted text-sm">
          Free, no account needed. We read up to three public pages and respect robots.txt and opt-outs.
        </p>
      </form>
      <div data-status role="status" className="mt-6 text-muted text-sm empty:hidden" />
      <div data-preview className="mt-4 empty:hidden" />
    </Island>
  )
}
