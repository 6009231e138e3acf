import { AtSign, Link2, MapPin, Phone } from 'lucide-react'
import type { ComponentType } from 'react'
import type { SitePreview } from '../../../src/contracts/crawls/site-previews.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatPercent } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../button-link.tsx'

type Contact = SitePreview['contacts'][number]

/** The people and organisations of a website's first pages, with the words they were found in. */
export function PreviewView({ preview }: { preview: SitePreview }) {
  const { site, pages, contacts, more, email_pattern } = preview
  // The address that was read: another scheme or path could be another website.
  const url = pages[0]?.url ?? site
  return (
    <section aria-label={`Contacts of ${site}`} className="rounded-xl border border-line-strong bg-surface shadow-lg">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b bg-sunken px-4 py-3 sm:px-5">
        <h2 className="font-semibold text-ink text-lg">{site}</h2>
        <p className="text-muted text-sm">
          {pluralize(contacts.length + more, 'contact')} on {pluralize(pages.length, 'page')}
          {email_pattern ? (
            <>
              {' · '}emails look like <span className="font-mono text-ink">{email_pattern}</span>
            </>
          ) : null}
        </p>
      </header>
      {contacts.length === 0 ? (
        <p className="px-5 py-10 text-center text-base text-muted">
          No contacts on these pages. A full crawl reads more pages and runs scripts.
        </p>
      ) : (
        <ul className="grid gap-3 p-4 sm:p-5 lg:grid-cols-2">
          {contacts.map((contact) => (
            <ContactCard key={`${contact.kind} ${contact.name} ${contact.email}`} contact={contact} />
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3 sm:px-5">
        <p className="text-muted text-sm">
          {more > 0 ? `${pluralize(more, 'more contact')} on these pages. ` : ''}With an account you also verify
          addresses and export.
        </p>
        <ButtonLink href={paths.register.to({ url })} variant="primary" className="sign-up-closed:hidden member:hidden">
          Create an account to read the whole site
        </ButtonLink>
        <ButtonLink href={paths.crawl.to({ url })} variant="primary" className="hidden member:flex">
          New Crawl
        </ButtonLink>
      </footer>
    </section>
  )
}

function ContactCard({ contact }: { contact: Contact }) {
  const { kind, name, job_title, organization, evidence, confidence } = contact
  const role = [job_title, organization].filter(Boolean).join(', ')
  return (
    <li className="min-w-0 rounded-lg border border-line bg-raised shadow-xs">
      <div className="flex items-center gap-3 px-4 pt-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="wrap-break-word font-semibold text-base text-ink leading-5">{name}</p>
          <p className="wrap-break-word text-muted text-sm">
            {role || (kind === 'person' ? 'Person' : 'Organisation')}
          </p>
        </div>
        <p className="text-muted text-xs tabular-nums" title="Confidence">
          {formatPercent(Math.round(confidence * 100))}
        </p>
      </div>
      <ul className="py-2">
        <Value icon={AtSign} label="Email" text={contact.email} note={contact.is_email_likely ? 'likely' : null} />
        <Value icon={Phone} label="Phone" text={contact.phone} />
        <Value icon={MapPin} label="Address" text={contact.address} />
        <Value icon={Link2} label="Profile" text={contact.profile} />
      </ul>
      {evidence ? (
        <p className="border-line border-t px-4 py-2 text-muted text-xs leading-5">
          <span className="line-clamp-2">“{evidence.snippet.trim()}”</span>{' '}
          <a href={evidence.page} rel="noopener nofollow" target="_blank" className="break-all underline">
            {new URL(evidence.page).pathname}
          </a>
        </p>
      ) : null}
    </li>
  )
}

interface ValueProps {
  icon: ComponentType<{ className?: string; strokeWidth?: number; 'aria-hidden'?: 'true' }>
  label: string
  text: string | null
  note?: string | null
}

function Value({ icon: Icon, label, text, note = null }: ValueProps) {
  if (text === null) return null
  return (
    <li className="flex items-center gap-2.5 px-4 py-0.5 text-sm">
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="sr-only">{label}:</span>
      <span className="min-w-0 wrap-anywhere text-ink">{text}</span>
      {note ? <span className="shrink-0 text-muted text-xs">{note}</span> : null}
    </li>
  )
}
