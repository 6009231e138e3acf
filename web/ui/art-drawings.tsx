import type { ReactNode } from 'react'

export type ArtName = 'cards' | 'search' | 'inbox' | 'web' | 'lock' | 'broken' | 'soon'

/** An index card: the tab, the body, then `children` on it. */
function Card({
  x,
  y,
  turn = 0,
  isFaint = false,
  children,
}: {
  x: number
  y: number
  turn?: number
  isFaint?: boolean
  children?: ReactNode
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 38 27)`}>
      <path
        d="M0 5a4 4 0 0 1 4-4h19a4 4 0 0 1 3.2 1.6L29.4 7H72a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
        className={isFaint ? 'fill-sunken stroke-line-strong' : 'fill-surface stroke-control'}
        strokeWidth="1.25"
      />
      {children}
    </g>
  )
}

const lines = (
  <>
    <circle cx="15" cy="25" r="6" className="fill-brand-soft stroke-brand" strokeWidth="1.25" />
    <path d="M28 22h30M28 29h20" className="stroke-line-strong" strokeWidth="2.5" />
    <path d="M10 42h34" className="stroke-line" strokeWidth="2.5" />
  </>
)

export const drawings: Readonly<Record<ArtName, ReactNode>> = {
  cards: (
    <>
      <Card x={26} y={20} turn={-9} isFaint />
      <Card x={58} y={18} turn={7} isFaint />
      <Card x={42} y={32}>
        {lines}
      </Card>
    </>
  ),
  search: (
    <>
      <Card x={34} y={22} turn={-4} isFaint>
        <path d="M10 22h44M10 31h34M10 40h40" className="stroke-line" strokeWidth="2.5" />
      </Card>
      <circle cx="98" cy="58" r="19" className="fill-surface stroke-control" strokeWidth="1.5" />
      <circle cx="98" cy="58" r="13.5" className="fill-brand-soft stroke-brand" strokeWidth="1.25" />
      <path d="m112 72 13 13" className="stroke-control" strokeWidth="5" />
    </>
  ),
  inbox: (
    <>
      <Card x={42} y={8} turn={-3}>
        {lines}
      </Card>
      <path
        d="M30 62h26l6 10h36l6-10h26v26a5 5 0 0 1-5 5H35a5 5 0 0 1-5-5z"
        className="fill-raised stroke-control"
        strokeWidth="1.25"
      />
    </>
  ),
  web: (
    <>
      <rect x="28" y="14" width="104" height="74" rx="5" className="fill-surface stroke-control" strokeWidth="1.25" />
      <path d="M28 28h104" className="stroke-line-strong" strokeWidth="1.25" />
      <path d="M36 21h.01M43 21h.01M50 21h.01" className="stroke-control" strokeWidth="3" />
      <path d="M40 42h46M40 51h36" className="stroke-line" strokeWidth="2.5" />
      <rect x="38" y="59" width="58" height="9" rx="2" className="fill-highlight" />
      <path d="M41 63.5h46" className="stroke-muted" strokeWidth="2" />
      <path d="M40 77h30" className="stroke-line" strokeWidth="2.5" />
      <path d="m108 64 4 17 4-6 7-1z" className="fill-surface stroke-ink" strokeWidth="1.5" />
    </>
  ),
  lock: (
    <>
      <Card x={42} y={32}>
        <rect x="27" y="26" width="22" height="17" rx="3" className="fill-brand-soft stroke-brand" strokeWidth="1.25" />
        <path d="M32 26v-5a6 6 0 0 1 12 0v5" className="stroke-brand" strokeWidth="1.5" />
        <path d="M38 33v3.5" className="stroke-brand" strokeWidth="1.75" />
      </Card>
    </>
  ),
  broken: (
    <>
      <path
        d="M42 37a4 4 0 0 1 4-4h19a4 4 0 0 1 3.2 1.6l3.2 4.4H82l-7 12 9 9-8 11 4 16H46a4 4 0 0 1-4-4z"
        className="fill-surface stroke-control"
        strokeWidth="1.25"
      />
      <path
        d="M90 36h24a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H88l-4-16 8-11-9-9z"
        transform="rotate(6 100 60)"
        className="fill-sunken stroke-control"
        strokeWidth="1.25"
      />
      <path d="M52 58h14M52 66h18" className="stroke-line-strong" strokeWidth="2.5" />
    </>
  ),
  soon: (
    <>
      <Card x={42} y={32} isFaint>
        <circle cx="38" cy="31" r="13" className="fill-surface stroke-brand" strokeWidth="1.25" />
        <path d="M38 24v7l5 3" className="stroke-brand" strokeWidth="1.5" />
      </Card>
    </>
  ),
}
