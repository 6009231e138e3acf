import { useEffect, useRef } from 'react'

/**
 * A page of ours that does nothing but show a message: its own policy (`web/public/_headers`) allows the styles and pictures of a
 * mail, which that of the dashboard refuses, and what it shows lies in a frame that may run no script, send no form and open nothing.
 */
const FRAME_PATH = '/message-frame'
/** The message may style itself and show pictures, and nothing else, wherever it is shown. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"

export interface MessageFrameProps {
  title: string
  /** Written by anybody. */
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
      // Of no origin: what is in it reaches nothing of ours. Its one script is the page's own.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={send}
      className="h-[30rem] w-full rounded-lg border border-line"
    />
  )
}

/** A message as a document with a policy of its own, which comes before everything that it says itself. */
export function messageDocument(html: string): string {
  const own = html.replace(/^\s*<!doctype[^>]*>/i, '')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="referrer" content="no-referrer"><base target="_blank">${own}`
}
