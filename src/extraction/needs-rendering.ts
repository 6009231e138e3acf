import { type Page, textOf } from './page.ts'

/** A page with more text than this shows its content without scripts. */
const TEXT_LENGTH_ENOUGH = 600
/** A page that loads scripts and has less text than this has almost no content of its own. */
const TEXT_LENGTH_LITTLE = 200
/** Root elements of client-side applications. */
const ROOT_ID = /^(?:root|app|__next|__nuxt|___gatsby|svelte|ember|main-app|react-root|application|q-app)$/i
const ROOT_TAG = /^(?:app-root|my-app|ng-view|ui-view)$/
/** The element with a message for browsers without scripts. */
const NOSCRIPT = '<noscript'
const ASKS_FOR_SCRIPTS = /(?:enable|activate|turn on|need|require|allow)[^<]{0,80}java\s?script/
/** Maximum length of such a message that is searched, including its markup. */
const NOTE_LENGTH_MAX = 2_000
const NOTES_MAX = 20
const CHALLENGE = /checking your browser|just a moment|please wait while we verify|verifying you are human/i

/**
 * Whether a page, as fetched without a browser, shows its content only after its scripts have run.
 *
 * @param html the source of `page`
 */
export function needsRendering(html: string, page: Page): boolean {
  const length = page.text.length
  if (length > TEXT_LENGTH_ENOUGH) return false
  const loadsScripts = page.elements.some(({ tag, attributes }) => tag === 'script' && isCode(attributes))
  if (!loadsScripts) return false
  if (hasEmptyRoot(page)) return true
  // Structured data already contains what the scripts would show.
  if (page.jsonLd.length > 0 && length > TEXT_LENGTH_LITTLE) return false
  if (asksForScripts(html)) return true
  if (CHALLENGE.test(page.text) || CHALLENGE.test(page.title)) return true
  return length < TEXT_LENGTH_LITTLE && page.scripts.length + html.length > 10 * (length + 100) && !hasLinks(page)
}

function asksForScripts(html: string): boolean {
  const lower = html.toLowerCase()
  let at = lower.indexOf(NOSCRIPT)
  for (let notes = 0; at >= 0 && notes < NOTES_MAX; notes++) {
    const note = lower.slice(at + NOSCRIPT.length, at + NOTE_LENGTH_MAX)
    const end = note.indexOf('</noscript')
    if (ASKS_FOR_SCRIPTS.test(end < 0 ? note : note.slice(0, end))) return true
    at = lower.indexOf(NOSCRIPT, at + NOSCRIPT.length)
  }
  return false
}

const isCode = ({ type = '', src }: Readonly<Record<string, string>>) =>
  src !== undefined || type === '' || type === 'module' || /javascript/i.test(type)

function hasEmptyRoot(page: Page): boolean {
  return page.elements.some(
    (element) =>
      (ROOT_ID.test(element.attributes.id ?? '') ||
        ROOT_TAG.test(element.tag) ||
        element.attributes['ng-app'] !== undefined ||
        element.attributes['data-reactroot'] !== undefined) &&
      textOf(page, element).length < TEXT_LENGTH_LITTLE / 4,
  )
}

const hasLinks = (page: Page) =>
  page.elements.filter(({ tag, attributes }) => tag === 'a' && attributes.href).length > 3
