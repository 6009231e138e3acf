import { CircleAlert, Info } from 'lucide-react'
import { FILE_TYPES_DEFAULT, type SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatBytes, formatNumber } from '../../lib/format.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { isUnderWay } from './api.ts'
import { DownloadActions, type DownloadCommands } from './download-actions.tsx'
import { expiryOf } from './expiry.ts'
import { fileTypes } from './file-types.ts'
import { stepText } from './step-text.ts'

/** One download of the list: its state, its contents and its expiry. */
export function DownloadRow({ download, ...commands }: { download: SiteDownload } & DownloadCommands) {
  const { url, status, created_at, completed_at, error_message, notice } = download
  const name = readableSite(url)
  const expiry = expiryOf(download)
  return (
    <li aria-label={name} className="border-line border-b px-4 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 sm:flex-nowrap">
            <h3 title={url} className="min-w-0 truncate font-medium text-base text-ink tracking-normal">
              {name}
            </h3>
            <StatusBadge status={status} />
            {expiry ? <Badge tone={expiry.tone}>{expiry.text}</Badge> : null}
          </div>
          <p className="mt-0.5 text-muted text-xs tabular-nums">{factsOf(download).join(' · ')}</p>
          <p className="mt-0.5 text-faint text-xs">
            Created <RelativeTime value={created_at} />
            {completed_at ? (
              <>
                {' · '}
                {status === 'completed' ? 'completed' : 'ended'} <RelativeTime value={completed_at} />
              </>
            ) : null}
            {optionsOf(download).map((option) => ` · ${option}`)}
          </p>
        </div>
        <DownloadActions download={download} {...commands} />
      </div>
      {isUnderWay(download) ? (
        <div className="mt-2.5">
          <div className="mb-1 flex items-baseline justify-between gap-3 text-xs tabular-nums">
            <span className="text-muted">{stepText(download)}</span>
            <span className="font-medium text-ink">{download.progress}%</span>
          </div>
          <Progress label={`Progress of ${name}`} value={download.progress} />
        </div>
      ) : null}
      {error_message ? (
        <p className="mt-2 flex items-start gap-1.5 text-danger-text text-xs">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" strokeWidth={2} />
          {error_message}
        </p>
      ) : null}
      {notice ? (
        <p className="mt-2 flex items-start gap-1.5 text-muted text-xs">
          <Info aria-hidden="true" className="mt-px size-3.5 shrink-0 text-info-text" strokeWidth={2} />
          {notice}
        </p>
      ) : null}
    </li>
  )
}

function factsOf(download: SiteDownload): string[] {
  const { file_size, wacz_size, files_failed, bytes_captured } = download
  const share = (done: number, known: number, what: string) => `${formatNumber(done)} of ${pluralize(known, what)}`
  const facts = [
    share(download.pages_downloaded, download.pages_discovered, 'page'),
    share(download.assets_downloaded, download.assets_discovered, 'asset'),
  ]
  if (files_failed > 0) facts.push(`${formatNumber(files_failed)} failed`)
  if (isUnderWay(download)) {
    if (bytes_captured > 0) facts.push(`${formatBytes(bytes_captured)} so far`)
  } else if (file_size !== null) {
    facts.push(formatBytes(file_size))
    if (wacz_size !== null) facts.push(`WACZ ${formatBytes(wacz_size)}`)
  }
  return facts
}

/** The options besides the depth that differ from the defaults. */
function optionsOf(download: SiteDownload): string[] {
  const { include_types: types } = download
  const areUsual =
    types.length === FILE_TYPES_DEFAULT.length && FILE_TYPES_DEFAULT.every((type) => types.includes(type))
  return [
    `depth ${download.max_depth}`,
    download.follow_external ? 'external links' : '',
    download.respect_robots ? '' : 'no robots.txt',
    areUsual ? '' : types.map((type) => fileTypes[type].label).join(', '),
    download.render_pages ? 'as a browser shows it' : '',
  ].filter(Boolean)
}
