import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { ScrollRow } from './scroll-row.tsx'
import { useSiteName } from './site-name.ts'

export interface PageHeaderProps {
  /** The page's heading; also the browser's title. */
  title: string
  /** Shown as the heading instead of the title's text, such as one that can be renamed. */
  heading?: ReactNode
  description?: ReactNode
  breadcrumbs?: readonly Crumb[]
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** The head of every dashboard page. Sets the document's title. */
export function PageHeader({ title, heading, description, breadcrumbs, actions }: PageHeaderProps) {
  const siteName = useSiteName()
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{`${title} · ${siteName}`}</title>
      <div className="min-w-0">
        {breadcrumbs ? (
          <div className="mb-1.5">
            <Breadcrumbs items={breadcrumbs} />
          </div>
        ) : null}
        <h1 className="wrap-anywhere font-semibold text-2xl text-ink tracking-[-0.02em]">{heading ?? title}</h1>
        {description ? <p className="mt-0.5 max-w-2xl text-pretty text-base text-muted">{description}</p> : null}
      </div>
      {actions ? <ScrollRow isLastFirst>{actions}</ScrollRow> : null}
    </header>
  )
}
