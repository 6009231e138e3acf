import { Split } from 'lucide-react'
import { Fragment } from 'react'
import { splitContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactMention } from '../../../../src/contracts/contacts/contact-details.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { sourceTypes } from '../../../ui/value-words.ts'
import { mergeReasons, relations } from '../labels.ts'
import { PageLink } from './value-evidence.tsx'

export interface MentionEntryProps {
  mention: ContactMention
  canSplitOff: boolean
  canSplitPart: boolean
  /** Splits off one spelling, or without a name the whole mention. */
  onSplit: (name: string | null) => void
}

/** One source's details of a contact. */
export function MentionEntry({ mention, canSplitOff, canSplitPart, onSplit }: MentionEntryProps) {
  const { source_name, source_type, crawl_id, relation, reason, seen_at, parts } = mention
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={sourceTypes[source_type].tone}>{sourceTypes[source_type].label}</Badge>
        <span className="wrap-anywhere min-w-0 font-medium text-ink text-sm">
          {crawl_id ? <TextLink href={paths.crawlDetail.to(crawl_id)}>{source_name}</TextLink> : source_name}
        </span>
        {source_type === 'crawl' ? <Badge tone={relations[relation].tone}>{relations[relation].label}</Badge> : null}
        <span className="text-faint text-xs">{formatDateTime(seen_at)}</span>
        {canSplitOff ? (
          <Allowed to={splitContact}>
            <Button
              size="sm"
              variant="ghost"
              icon={Split}
              className="ml-auto"
              aria-label={`Split off ${source_name}`}
              onClick={() => onSplit(null)}
            >
              Split off
            </Button>
          </Allowed>
        ) : null}
      </div>
      {reason ? <p className="mt-0.5 text-muted text-xs">Matched by: {mergeReasons[reason]}</p> : null}
      <ul aria-label={`Spellings in ${source_name}`} className="mt-2 flex flex-col gap-2">
        {parts.map((part) => (
          <PartEntry key={part.name} part={part} onSplit={canSplitPart ? () => onSplit(part.name) : undefined} />
        ))}
      </ul>
    </li>
  )
}

function PartEntry({ part, onSplit }: { part: ContactMention['parts'][number]; onSplit: (() => void) | undefined }) {
  const { name, reason, job_titles, emails, phones, addresses, pages } = part
  const values = [
    ...[...job_titles, ...emails].map((value) => ({ value, isPhone: false })),
    // A phone number broken across lines would read as two.
    ...phones.map((phone) => ({ value: phoneText(phone), isPhone: true })),
    ...addresses.map((value) => ({ value, isPhone: false })),
  ]
  return (
    <li className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">
          {name || 'Without a name'}
          {reason ? <span className="ml-2 text-muted text-xs">{mergeReasons[reason]}</span> : null}
        </p>
        {values.length > 0 ? (
          <p className="wrap-anywhere text-muted text-xs">
            {values.map(({ value, isPhone }, at) => (
              <Fragment key={value}>
                {at > 0 ? ' · ' : null}
                <span className={isPhone ? 'whitespace-nowrap' : undefined}>{value}</span>
              </Fragment>
            ))}
          </p>
        ) : null}
        {pages.map((url) => (
          <PageLink key={url} url={url} />
        ))}
      </div>
      {onSplit ? (
        <Allowed to={splitContact}>
          <Button size="sm" variant="ghost" icon={Split} aria-label={`Split off “${name}”`} onClick={onSplit}>
            <span className="max-sm:sr-only">Split off</span>
          </Button>
        </Allowed>
      ) : null}
    </li>
  )
}
