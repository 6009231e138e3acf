import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { wordList } from '../../../../src/lib/text/word-list.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { readableUrl } from '../../../lib/readable-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { howFound } from '../../../ui/how-found.ts'
import { Snippet } from '../../../ui/snippet.tsx'
import { sourceTypes } from '../../../ui/value-words.ts'

export type Sighting = ContactDetails['emails'][number]['evidence'][number]

/** A value's occurrences: source, page, surrounding text, extraction method and date. */
export function ValueEvidence({ value, evidence }: { value: string; evidence: readonly Sighting[] }) {
  return (
    <ul aria-label={`Evidence of ${value}`} className="flex flex-col divide-y divide-line rounded-md bg-sunken">
      {evidence.map((sighting) => (
        <li
          key={`${sighting.source_name} ${sighting.page_url} ${sighting.last_seen_at}`}
          className="flex min-w-0 flex-col gap-1 px-3 py-2 text-sm"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={sourceTypes[sighting.source_type].tone}>{sighting.source_name}</Badge>
            {sighting.method ? (
              <span className="text-muted text-xs">{sentenceOf(sighting, sighting.method, value)}</span>
            ) : null}
            <span className="text-faint text-xs">{formatDateTime(sighting.last_seen_at)}</span>
          </span>
          {sighting.page_url ? <PageLink url={sighting.page_url} /> : null}
          {sighting.snippet ? (
            <span className="wrap-anywhere text-muted">
              <Snippet text={sighting.snippet} value={value} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** How it was found, with all reasons. */
function sentenceOf(sighting: Sighting, method: NonNullable<Sighting['method']>, value: string): string {
  const { main, further } = howFound({ ...sighting, method, value })
  return further.length > 0 ? `${main}; also as ${wordList(further)}` : main
}

/** Link to a page of a third-party site, opened without a referrer. */
export function PageLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      title={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="block w-fit min-w-10 max-w-full truncate rounded-sm pointer-coarse:py-2.5 text-brand-text underline-offset-3 hover:underline"
    >
      {readableUrl(url)}
    </a>
  )
}
