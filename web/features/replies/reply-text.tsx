import { TextLink } from '../../ui/text-link.tsx'

/** In untrusted text, only web URLs become links. */
const URL_IN_TEXT = /https?:\/\/[^\s<>"]+/gi
/** Characters after a URL that belong to the sentence, not to the URL. */
const ENDINGS = new Set(".,;:!?)]}'’”»*")

/** A message as plain text. Markup in it is not rendered. */
export function ReplyText({ text }: { text: string }) {
  return (
    <div dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink text-sm">
      {partsOf(text).map(({ at, words, href }) =>
        href ? (
          <TextLink key={at} href={href} isExternal>
            {words}
          </TextLink>
        ) : (
          words
        ),
      )}
    </div>
  )
}

interface TextPart {
  /** The position at which the part begins. */
  readonly at: number
  readonly words: string
  readonly href?: string
}

/** Splits a text into plain parts and URLs. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(URL_IN_TEXT)) {
    const words = withoutEnding(found)
    if (!URL.canParse(words)) continue
    if (index > done) parts.push({ at: done, words: text.slice(done, index) })
    parts.push({ at: index, words, href: words })
    done = index + words.length
  }
  if (done < text.length) parts.push({ at: done, words: text.slice(done) })
  return parts
}

function withoutEnding(url: string): string {
  let end = url.length
  while (end > 0 && ENDINGS.has(url[end - 1]!)) end--
  return url.slice(0, end)
}
