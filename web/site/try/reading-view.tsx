import { Fragment } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { methods } from '../../ui/value-words.ts'
import type { Reading } from './read-page.ts'

type Finding = Reading['findings'][number]

/** Maximum length to render: a pasted log of one megabyte would freeze the browser for half a minute. */
const TEXT_SHOWN_MAX = 20_000
/** Maximum number of contacts shown, and of values per contact. */
const ROWS_SHOWN_MAX = 100

/** The page's text as the engine reads it, with each value marked. `data-finding` links a mark to its row. */
export function ReadText({ reading: { text, findings } }: { reading: Reading }) {
  const marks = findings
    .map((finding, index) => ({ ...visibleRange(text, finding), index }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let at = 0
  const shown = marks
    .filter(({ end }) => end <= TEXT_SHOWN_MAX)
    .map(({ start, end, index }) => {
      // Two values can overlap, such as a company and its address. Only the first one is marked.
      if (start < at) return null
      const before = text.slice(at, start)
      at = end
      return (
        <Fragment key={index}>
          {before}
          <mark data-finding={index} className="site-mark text-ink">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      )
    })
  return (
    <p className="whitespace-pre-line break-words text-lg text-muted leading-8">
      {shown}
      {text.slice(at, TEXT_SHOWN_MAX)}
      {text.length > TEXT_SHOWN_MAX ? <Left number={text.length - TEXT_SHOWN_MAX} of="characters" /> : null}
    </p>
  )
}

/** The range of a value in the text, without surrounding white space. */
function visibleRange(text: string, { start, end }: Finding): { start: number; end: number } {
  if (start === null || end === null) return { start: 0, end: 0 }
  const written = text.slice(start, end)
  return { start: start + written.length - written.trimStart().length, end: start + written.trimEnd().length }
}

/** The people and organisations of a page, then values that belong to none of them. */
export function Records({ reading: { findings, contacts } }: { reading: Reading }) {
  const taken = new Set(contacts.flatMap(({ parts }) => parts))
  const rest = findings.map((_, index) => index).filter((index) => !taken.has(index))
  if (findings.length === 0)
    return (
      <p className="rounded-lg border border-line-strong border-dashed px-5 py-10 text-center text-muted text-base">
        No emails, phones, names, addresses or companies found.
      </p>
    )
  return (
    <ul className="grid grid-cols-1 gap-3">
      {contacts.slice(0, ROWS_SHOWN_MAX).map(({ parts: [first = 0, ...others], confidence }) => (
        <li key={first} className="rounded-lg border border-line bg-raised shadow-xs">
          <Head finding={findings[first]!} index={first} confidence={confidence} />
          <Rows findings={findings} indexes={others} />
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="rounded-lg border border-line bg-raised shadow-xs">
          <p className="px-4 pt-3 font-semibold text-ink text-sm">
            {contacts.length > 0 ? 'Also on the page' : 'On the page'}
          </p>
          <Rows findings={findings} indexes={rest} />
        </li>
      ) : null}
      {contacts.length > ROWS_SHOWN_MAX ? (
        <li>
          <Left number={contacts.length - ROWS_SHOWN_MAX} of="contacts" />
        </li>
      ) : null}
    </ul>
  )
}

function Head({ finding, index, confidence }: { finding: Finding; index: number; confidence: number }) {
  return (
    <div data-finding={index} className="site-row flex items-center gap-3 rounded-t-lg px-4 pt-3 pb-2">
      <Avatar name={finding.value} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-base text-ink leading-5">{finding.value}</p>
        <p className="truncate text-muted text-sm">
          {finding.detail?.jobTitle ?? (finding.type === 'companies' ? 'Organisation' : 'Person')}
        </p>
      </div>
      <p className="text-muted text-xs tabular-nums" title="Confidence that these belong together">
        {percent(confidence)}
      </p>
    </div>
  )
}

function Rows({ findings, indexes }: { findings: readonly Finding[]; indexes: readonly number[] }) {
  return (
    <ul className="py-1.5">
      {indexes.slice(0, ROWS_SHOWN_MAX).map((index) => {
        const finding = findings[index]!
        const { icon: Icon, label } = dataTypes[finding.type]
        const isPhone = finding.type === 'phones'
        return (
          <li key={index} data-finding={index} className="site-row flex items-center gap-2.5 px-4 py-1 text-sm">
            <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
            <span className="sr-only">{label}:</span>
            <span className="min-w-0 flex-1 truncate text-ink" title={finding.value}>
              {isPhone ? finding.normalized : finding.value}
              {finding.detail?.phoneKind === 'fax' ? <span className="text-muted"> fax</span> : null}
            </span>
            <span className="shrink-0 text-right text-muted text-xs">
              <span className="max-sm:sr-only">{methods[finding.method]}</span>{' '}
              <span className="tabular-nums">{percent(finding.confidence)}</span>
            </span>
          </li>
        )
      })}
      {indexes.length > ROWS_SHOWN_MAX ? (
        <li className="px-4">
          <Left number={indexes.length - ROWS_SHOWN_MAX} of="values" />
        </li>
      ) : null}
    </ul>
  )
}

/** The number of results that are not shown. */
const Left = ({ number, of }: { number: number; of: string }) => (
  <span className="block py-2 text-muted text-sm">
    … and {number.toLocaleString('en-US')} more {of}
  </span>
)

const percent = (share: number) => formatPercent(Math.round(share * 100))
