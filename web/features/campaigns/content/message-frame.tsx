import { useEffect, useRef } from 'react'

/**
 * Our own page that only shows a message. Its own policy (`web/public/_headers`) allows a mail's styles and images,
 * which the dashboard's policy blocks. It puts the message into a frame that cannot run scripts, submit forms or open
 * windows.
 */
const FRAME_PATH = '/message-frame'
/** The message may only use its own styles and show images, wherever it is rendered. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"

export interface MessageFrameProps {
  title: string
  /** Untrusted HTML. */
  html: string
}

/** Shows an email as its reader sees it. Scripts in it never run. */
export function MessageFrame({ title, html }: MessageFrameProps) {
  const frame = useRef<HTMLIFrameElement | null>(null)
  const shown = messageDocument(html)
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
      className="h-[30rem] w-full rounded-lg border border-line"
    />
  )
}

/** A message as a document with its own policy, placed before the message's own content. */
export function messageDocument(html: string): string {
  const own = html.replace(/^\s*<!doctype[^>]*>/i, '')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="referrer" content="no-referrer"><base target="_blank">${own}`
}
