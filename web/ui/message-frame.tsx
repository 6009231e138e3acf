import { useEffect, useRef } from 'react'

/**
 * Our own page that only shows a message. Its own policy (`web/public/_headers`) allows a mail's styles and images,
 * which the dashboard's policy blocks. It puts the message into a frame that cannot run scripts, submit forms or open
 * windows.
 */
const FRAME_PATH = '/message-frame'
/** The message may only use its own styles and show images, wherever it is rendered. */
const policy = () => `default-src 'none'; style-src 'unsafe-inline'; img-src data: https: ${window.location.origin}`

export const SCHEMES = ['light', 'dark', 'inverted'] as const
/**
 * How the message is shown: `dark` by its own styles for dark mode, as Apple Mail does; `inverted` with all colours
 * turned round except those of images, as Gmail and Outlook do.
 */
export type Scheme = (typeof SCHEMES)[number]

export interface MessageFrameProps {
  title: string
  /** Untrusted HTML. */
  html: string
  scheme?: Scheme
  /** As wide as the screen of a phone. */
  isNarrow?: boolean
}

/** Shows an email as its reader sees it. Scripts in it never run. */
export function MessageFrame({ title, html, scheme = 'light', isNarrow = false }: MessageFrameProps) {
  const frame = useRef<HTMLIFrameElement | null>(null)
  const shown = messageDocument(html, scheme)
  const latest = useRef(shown)
  const send = () => frame.current?.contentWindow?.postMessage({ html: latest.current }, '*')
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again with each change
  useEffect(() => {
    latest.current = shown
    send()
  }, [shown])
  return (
    <iframe
      ref={frame}
      title={title}
      src={FRAME_PATH}
      // Opaque origin: the content cannot access our pages. The only script is the page's own.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={send}
      className={`h-[30rem] w-full rounded-lg border border-line bg-white ${isNarrow ? 'mx-auto max-w-[375px]' : ''}`}
    />
  )
}

const IS_DARK = /\(\s{0,9}prefers-color-scheme\s{0,9}:\s{0,9}dark\s{0,9}\)/gi
const IS_LIGHT = /\(\s{0,9}prefers-color-scheme\s{0,9}:\s{0,9}light\s{0,9}\)/gi
const INVERTED =
  '<style>html{background:#fff;filter:invert(1) hue-rotate(180deg)}img{filter:invert(1) hue-rotate(180deg)}</style>'

/** A message as a document with its own policy, placed before the message's own content. */
export function messageDocument(html: string, scheme: Scheme = 'light'): string {
  const [always, never] = ['(min-width:0)', '(max-width:0)']
  const own = html
    .replace(/^\s*<!doctype[^>]*>/i, '')
    // Not by the viewer's own setting, which a frame cannot change.
    .replace(IS_DARK, scheme === 'dark' ? always : never)
    .replace(IS_LIGHT, scheme === 'dark' ? never : always)
  const look = scheme === 'inverted' ? INVERTED : ''
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy()}"><meta name="referrer" content="no-referrer"><base target="_blank">${look}${own}`
}
