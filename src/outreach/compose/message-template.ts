import type { MessageFormat } from '../../contracts/campaigns/message-format.ts'
import { nextTurn, runToEnd, type Steps } from '../../lib/steps.ts'
import { contentHtml } from './content-html.ts'
import { showsUnsubscribe } from './footer-seen.ts'
import { htmlToText } from './html-to-text.ts'
import { inlineStyles } from './inline-styles.ts'
import { namedFields } from './merge-fields.ts'
import { splitDocument } from './message-html.ts'
import { branchesOf } from './template-syntax.ts'
import { rewriteLinks } from './tracked-links.ts'

/** A campaign's content, parsed once for all its recipients; its fields are not yet merged. */
export interface MessageTemplate {
  /** The markup before and after the place for additions below the content. */
  readonly head: string
  readonly tail: string
  /** Whether it has its own `html` and `body`. */
  readonly isDocument: boolean
  /** The same as plain text. */
  readonly text: string
  /** The targets of links whose URL is a field, by field name. */
  readonly clicks: ReadonlyMap<string, string>
  /** Whether it shows a visible link to unsubscribe. */
  readonly hasUnsubscribe: boolean
  /** Whether some alternatives contain tags; after they are resolved, the markup is closed again. */
  readonly settlesTags: boolean
}

/** The field that replaces the URL of a link whose clicks are counted; the link's number follows. */
const CLICK_FIELD = 'counted_link_'

/** The batches of a few campaigns run concurrently. */
const TEMPLATES_MAX = 4
const known = new Map<string, MessageTemplate>()

/** @param never URL whose clicks are not counted */
export function messageTemplate(
  content: string,
  countsClicks: boolean,
  never: string | null,
  format: MessageFormat = 'html',
): MessageTemplate {
  const key = keyOf(content, countsClicks, never, format)
  return keep(key, known.get(key) ?? runToEnd(readTemplate(content, countsClicks, never, format)))
}

/**
 * Parses content ahead of its messages, and yields to other tasks between the passes: for half a million characters,
 * parsing takes several times the time allowed per task.
 *
 * @param never URL whose clicks are not counted
 */
export async function prepareTemplate(
  content: string,
  countsClicks: boolean,
  never: string | null,
  format: MessageFormat = 'html',
): Promise<void> {
  const key = keyOf(content, countsClicks, never, format)
  if (known.has(key) || content.length < LONG) return
  const reading = readTemplate(content, countsClicks, never, format)
  for (let step = reading.next(); ; step = reading.next()) {
    await nextTurn()
    if (!step.done) continue
    keep(key, step.value)
    return
  }
}

/** Shorter contents are parsed quickly. */
const LONG = 20_000

const keyOf = (content: string, countsClicks: boolean, never: string | null, format: MessageFormat) =>
  JSON.stringify([countsClicks, countsClicks ? never : null, format]) + content

function keep(key: string, template: MessageTemplate): MessageTemplate {
  // Moves the template to the end (LRU), so that one more campaign does not evict all of them.
  known.delete(key)
  known.set(key, template)
  for (const oldest of known.keys()) {
    if (known.size <= TEMPLATES_MAX) break
    known.delete(oldest)
  }
  return template
}

/** Parses the content, one pass per step. */
function* readTemplate(
  content: string,
  countsClicks: boolean,
  never: string | null,
  format: MessageFormat,
): Steps<MessageTemplate> {
  const isPlain = format === 'plain'
  const markup = isPlain ? contentHtml(content, format) : yield* inlineStyles(contentHtml(content))
  yield
  const fields = new Set(namedFields(content))
  const clicks = new Map<string, string>()
  const linked = countsClicks
    ? rewriteLinks(
        markup,
        (target, number) => {
          const field = `${CLICK_FIELD}${number}`
          // A field with this name in the author's content is theirs.
          if (!fields.has(field)) clicks.set(field, target)
          return `{{${field}}}`
        },
        [never],
      )
    : markup
  yield
  const split = splitDocument(linked)
  const settlesTags = branchesOf(markup).some((branch) => branch.includes('<'))
  yield
  const hasUnsubscribe = showsUnsubscribe(isPlain ? markup : content)
  yield
  return { ...split, text: isPlain ? content : htmlToText(markup), clicks, hasUnsubscribe, settlesTags }
}
