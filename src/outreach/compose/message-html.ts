import { scanHtml } from '../../lib/scan-html.ts'
import { escapeText } from './html-places.ts'

/** Content as markup, split at the end of its body, where additions are inserted. */
export interface SplitDocument {
  readonly head: string
  readonly tail: string
  /** Whether it has its own `html` or `body`. */
  readonly isDocument: boolean
}

/** Finds the end of the body of a content, which may be a document or a fragment. */
export function splitDocument(content: string): SplitDocument {
  let isDocument = false
  let bodyEnd = -1
  let htmlEnd = -1
  scanHtml(content, {
    tag({ name }) {
      if (name === 'html' || name === 'body') isDocument = true
    },
    closing(name, start) {
      if (name === 'body') bodyEnd = start
      if (name === 'html') htmlEnd = start
    },
  })
  const end = !isDocument ? content.length : bodyEnd >= 0 ? bodyEnd : htmlEnd >= 0 ? htmlEnd : content.length
  return { head: content.slice(0, end), tail: content.slice(end), isDocument }
}

/** An invisible image that detects when a message is opened. */
export const pixelHtml = (url: string): string =>
  `<img src="${escapeText(url)}" width="1" height="1" alt="" style="display:block;border:0">\n`

/** The complete document of a message. @param added what comes below its content */
export function documentOf({ head, tail, isDocument }: SplitDocument, added: string, title: string): string {
  if (isDocument) return `${head}\n${added}${tail}`
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
</head>
<body style="margin:0;padding:24px;font:400 15px/1.6 Arial,sans-serif;color:#1d2b2a">
${head}
${added}</body>
</html>
`
}

/** The document of a message without styles of its own, as mail programs write personal mails. */
export const plainDocumentOf = ({ head, tail }: SplitDocument, added: string): string =>
  `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n</head>\n<body>\n${head}\n${added}${tail}</body>\n</html>\n`
