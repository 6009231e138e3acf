import { useState } from 'react'
import type { DryRun, DryRunEntry, DryRunOrigin } from '../../../../src/contracts/crawls/crawl-dry-runs.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { readableUrl } from '../../../lib/readable-url.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'

const FOUND_IN: Readonly<Record<DryRunEntry['found_in'], string>> = { start: 'Start', sitemap: 'Sitemap', link: 'Link' }
const ROBOTS: Readonly<Record<DryRunOrigin['robots'], string>> = {
  obeyed: 'robots.txt is respected',
  ignored: 'robots.txt is ignored',
  unread: "robots.txt couldn't be read, so the site would be skipped",
  'opted-out': 'its owner opted out',
}
const SHOWN_AT_ONCE = 50

const columns: readonly TableColumn<DryRunEntry>[] = [
  {
    id: 'url',
    header: 'Address',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/2',
    cell: ({ url, text }) => <span title={text ? `${url} (${text})` : url}>{readableUrl(url)}</span>,
  },
  { id: 'found', header: 'Found in', width: 'w-20', cell: ({ found_in }) => FOUND_IN[found_in] },
  {
    id: 'outcome',
    header: 'Outcome',
    isSelfEvident: true,
    width: 'w-1/3',
    cell: ({ would_read, reason_text }) =>
      would_read ? (
        <Badge tone="success" hasDot>
          To be read
        </Badge>
      ) : (
        <span className="inline-block whitespace-normal text-pretty align-middle">{reason_text}</span>
      ),
  },
]

export interface DryRunDialogProps {
  map: DryRun
  onClose: () => void
  onStart: () => void
}

/** Result of a dry run: the addresses that a crawl would read, in order, and those it would skip, with reasons. */
export function DryRunDialog({ map, onClose, onStart }: DryRunDialogProps) {
  const [shown, setShown] = useState<'read' | 'left'>(map.would_read > 0 ? 'read' : 'left')
  const [count, setCount] = useState(SHOWN_AT_ONCE)
  const entries = map.entries.filter((entry) => entry.would_read === (shown === 'read'))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title="What this crawl would read"
      description="Based on the start pages, robots.txt and sitemaps. Pages linked only from other pages are discovered during the crawl. Nothing was stored, and no crawl was used from your plan."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onStart} disabled={map.would_read === 0}>
            Start Crawl
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {map.failures.map(({ url, reason_text }) => (
          <Alert key={url} tone="warning" title={readableUrl(url)}>
            {reason_text}
          </Alert>
        ))}
        <ul className="flex flex-col gap-1 text-muted text-sm">
          {map.origins.map((origin) => (
            <li key={origin.origin}>
              <span className="font-medium text-ink">{readableUrl(origin.origin)}</span>: {notesOn(origin)}
            </li>
          ))}
        </ul>
        <SegmentedControl
          aria-label="URLs by outcome"
          value={shown}
          onChange={(next) => {
            setShown(next)
            setCount(SHOWN_AT_ONCE)
          }}
          segments={[
            { value: 'read', label: 'To be read', count: map.would_read },
            { value: 'left', label: 'Skipped', count: map.skipped },
          ]}
        />
        {entries.length === 0 ? (
          <p className="py-6 text-center text-muted text-sm">
            {shown === 'read' ? 'No pages would be read.' : 'No URLs would be skipped.'}
          </p>
        ) : (
          <Table
            caption={shown === 'read' ? 'URLs to be read' : 'URLs to be skipped'}
            columns={columns}
            rows={entries.slice(0, count)}
            rowKey={({ url }) => url}
          />
        )}
        {entries.length > count ? (
          <Button className="self-center" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
            Show {formatNumber(Math.min(SHOWN_AT_ONCE, entries.length - count))} more of {formatNumber(entries.length)}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}

function notesOn({ robots, crawl_delay_ms, sitemap_urls }: DryRunOrigin): string {
  const delay = crawl_delay_ms ? `asks for ${crawl_delay_ms / 1000} s between requests` : null
  const sitemaps =
    sitemap_urls > 0 ? `${pluralize(sitemap_urls, 'address', 'addresses')} in its sitemaps` : 'no sitemap'
  return [ROBOTS[robots], delay, sitemaps].filter(Boolean).join(', ')
}
