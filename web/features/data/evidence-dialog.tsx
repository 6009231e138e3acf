import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Evidence, Sighting } from '../../../src/contracts/data/data.ts'
import type { DataType, ExtractionMethod } from '../../../src/contracts/data/items.ts'
import { countryName } from '../../../src/lib/text/country-name.ts'
import { formatDateTime, formatPercent } from '../../lib/format.ts'
import { phoneText } from '../../lib/phone-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { howFound } from '../../ui/how-found.ts'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { emailChecks, mailboxes, phoneKinds, sourceTypes, toneOfConfidence } from '../../ui/value-words.ts'
import { dataQueries } from './api.ts'
import { ContactCard } from './contact-card.tsx'

/** Where a value comes from: the page, the surrounding text, the confidence, and the contact it belongs to. */
export function EvidenceDialog({
  id,
  onClose,
  onOpen,
}: {
  id: string
  onClose: () => void
  onOpen: (id: string) => void
}) {
  const { data, error, refetch, isFetching } = useQuery(dataQueries.evidence(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? shownValue(data) : 'Evidence'}
      description={data && dataTypes[data.type].one}
    >
      {data ? (
        <EvidenceBody evidence={data} onOpen={onOpen} />
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={5} label="Loading evidence" />
      )}
    </Dialog>
  )
}

const shownValue = ({ type, value, normalized }: Evidence): string =>
  type === 'phones' ? phoneText(normalized) : value

function EvidenceBody({ evidence, onOpen }: { evidence: Evidence; onOpen: (id: string) => void }) {
  return (
    <div className="flex flex-col gap-5">
      {evidence.snippet ? (
        <blockquote className="rounded-md border border-line bg-sunken px-4 py-3 text-muted text-sm leading-relaxed">
          <Snippet text={evidence.snippet} value={evidence.value} />
        </blockquote>
      ) : null}
      <DefinitionList items={factsOf(evidence)} />
      {evidence.contact ? <ContactCard contact={evidence.contact} itemId={evidence.item_id} onOpen={onOpen} /> : null}
      <section>
        <h3 className="mb-1.5 font-semibold text-ink text-sm">Seen in</h3>
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
          {evidence.sightings.map((sighting) => (
            <SightingEntry key={sighting.source_id} sighting={sighting} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** One occurrence of the value: its source, page and text, and when it was first and last seen. */
function SightingEntry({ sighting }: { sighting: Sighting }) {
  const { source_type, source_name, page_url, snippet, value, first_seen_at, last_seen_at } = sighting
  return (
    <li className="flex min-w-0 flex-col gap-1 px-3 py-2.5 text-sm">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={sourceTypes[source_type].tone}>{source_name}</Badge>
        <span className="text-faint text-xs">
          {formatDateTime(first_seen_at)}
          {last_seen_at === first_seen_at ? null : ` – ${formatDateTime(last_seen_at)}`}
        </span>
      </span>
      {page_url ? (
        <a
          href={page_url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="truncate text-brand-text underline-offset-3 hover:underline"
        >
          {page_url}
        </a>
      ) : null}
      {snippet ? (
        <span className="text-muted">
          <Snippet text={snippet} value={value} />
        </span>
      ) : null}
    </li>
  )
}

function factsOf(evidence: Evidence): Definition[] {
  const { website_url: page, method, detail } = evidence
  const facts: (Definition | null)[] = [
    {
      term: 'Value',
      detail: (
        <span className="flex items-center gap-1.5">
          <span className="min-w-0 break-words">{shownValue(evidence)}</span>
          <CopyButton
            value={evidence.type === 'phones' ? evidence.normalized : evidence.value}
            label="Copy value"
            className="-my-1"
          />
        </span>
      ),
    },
    // The spelling on the page is part of the evidence.
    evidence.type === 'phones' && shownValue(evidence) !== evidence.value
      ? { term: 'As written', detail: evidence.value }
      : null,
    HAS_STANDARD_FORM.has(evidence.type) && evidence.normalized !== evidence.value
      ? { term: 'Standard form', detail: evidence.normalized }
      : null,
    page
      ? {
          term: 'Page',
          detail: (
            <a
              href={page}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex max-w-full items-center gap-1 text-brand-text underline-offset-3 hover:underline"
            >
              <span className="truncate">{evidence.page_title ?? page}</span>
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
            </a>
          ),
        }
      : null,
    method
      ? {
          term: 'Found by',
          detail: <Reasons evidence={evidence} method={method} />,
        }
      : null,
    evidence.email_check
      ? {
          term: 'Check',
          detail: (
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={emailChecks[evidence.email_check].tone}>{emailChecks[evidence.email_check].label}</Badge>
              {emailChecks[evidence.email_check].text}
            </span>
          ),
        }
      : null,
    evidence.mailbox ? { term: 'Mailbox', detail: mailboxes[evidence.mailbox].text } : null,
    detail.matches_site ? { term: 'Domain', detail: 'The same as the website’s' } : null,
    ...Object.entries(detail)
      .filter(([name]) => DETAILS[name])
      .map(([name, value]) => ({ term: DETAILS[name]!, detail: detailText(name, String(value)) })),
    { term: 'Source', detail: `${evidence.source_name} (${sourceTypes[evidence.source_type].label})` },
    { term: 'First seen', detail: formatDateTime(evidence.extracted_at) },
  ]
  return facts.filter((fact) => fact !== null)
}

/** All reasons in words: the weightiest with the confidence, then the others in order of weight. */
function Reasons({ evidence, method }: { evidence: Evidence; method: ExtractionMethod }) {
  const { main, further } = howFound({ ...evidence, method })
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {main}
        <Badge tone={toneOfConfidence(evidence.confidence)}>
          {formatPercent(Math.round(evidence.confidence * 100))} sure
        </Badge>
      </span>
      {further.map((reason) => (
        <span key={reason} className="text-muted">
          Also as {reason}
        </span>
      ))}
    </span>
  )
}

/** Types whose standard form is readable. That of other types only serves comparison. */
const HAS_STANDARD_FORM: ReadonlySet<DataType> = new Set(['emails', 'phones'])

/** Labels for codes. */
function detailText(name: string, value: string): string {
  if (name === 'phoneKind') return phoneKinds[value] ?? value
  if (name === 'country') return countryName(value)
  return value
}

const DETAILS: Readonly<Record<string, string>> = {
  phoneKind: 'Kind',
  extension: 'Extension',
  country: 'Country',
  jobTitle: 'Role',
  legalForm: 'Legal form',
}
