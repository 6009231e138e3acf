import { FileText, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CrawlContact } from '../../../src/contracts/crawls/crawl-details.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { readableUrl } from '../../lib/readable-url.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cn } from '../../ui/cn.ts'
import { PhoneNumber } from '../../ui/phone-number.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailCell, PhoneCell } from './contact-cells.tsx'
import { contactKinds, isCalledByPhone, nameOf, roleOf } from './labels.ts'

/** A crawl's people and organisations as cards, with role, email, phone, address and source of each. */
export function CrawlContactCards({
  contacts,
  isRefreshing,
}: {
  contacts: readonly CrawlContact[]
  isRefreshing: boolean
}) {
  return (
    <ul
      aria-label="Contacts from this crawl"
      aria-busy={isRefreshing}
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 transition-opacity',
        isRefreshing && 'opacity-60',
      )}
    >
      {contacts.map((contact) => (
        <Card key={contact.id} contact={contact} />
      ))}
    </ul>
  )
}

function Card({ contact }: { contact: CrawlContact }) {
  const { kind, email, has_likely_email, phone, address, page_url } = contact
  const { icon: Kind, one } = contactKinds[kind]
  const role = roleOf(contact)
  return (
    <li className="flex min-w-0 flex-col gap-2.5 rounded-lg border border-line p-3.5">
      <div className="flex min-w-0 items-start gap-2.5">
        <Avatar name={nameOf(contact)} size="lg" />
        <div className="min-w-0 flex-1">
          <Link
            href={paths.contactDetail.to(contact.id)}
            className="wrap-anywhere rounded-sm font-medium text-ink text-sm hover:underline hover:underline-offset-3"
          >
            {isCalledByPhone(contact) ? <PhoneNumber number={contact.phone} /> : nameOf(contact)}
          </Link>
          <p className="text-pretty text-muted text-xs">{role || one}</p>
        </div>
        <Kind aria-label={one} className="mt-0.5 size-4 shrink-0 text-faint" strokeWidth={1.75} />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 text-sm empty:hidden">
        {email || has_likely_email ? <Line icon={Mail}>{EmailCell({ contact })}</Line> : null}
        {phone ? <Line icon={Phone}>{PhoneCell({ contact })}</Line> : null}
        {address ? <Line icon={MapPin}>{address}</Line> : null}
        {page_url ? (
          <Line icon={FileText}>
            <TextLink href={page_url} isExternal className="wrap-anywhere">
              {readableUrl(page_url)}
            </TextLink>
          </Line>
        ) : null}
      </div>
    </li>
  )
}

function Line({ icon: Icon, children }: { icon: typeof Mail; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 text-muted">{children}</div>
    </div>
  )
}
