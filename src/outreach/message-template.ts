import { nextTurn, runToEnd, type Steps } from '../lib/steps.ts'
import { contentHtml } from './content-html.ts'
import { showsUnsubscribe } from './footer-seen.ts'
import { htmlToText } from './html-to-text.ts'
import { namedFields } from './merge-fields.ts'
import { splitDocument } from './message-html.ts'
import { branchesOf } from './template-syntax.ts'
import { rewriteLinks } from './tracked-links.ts'

/** A campaign's content, read once for all its recipients; fields are still to be merged. */
export interface MessageTemplate {
  /** What comes before whatever stands below a message, and after it. */
  readonly head: string
  readonly tail: string
  /** It has its own `html` and `body`. */
  readonly isDocument: boolean
  /** The same in plain text. */
  readonly text: string
  /** Where the links lead whose addresses are fields, by the field's name. */
  readonly clicks: ReadonlyMap<string, string>
  /** It shows a link to unsubscribe, where people see it. */
  readonly hasUnsubscribe: boolean
  /** Some of its alternatives have tags: once they are settled, it is closed anew. */
  readonly settlesTags: boolean
}

/** The field that stands for the address of a link by which its clicks are counted; the link's number follows. */
const CLICK_FIELD = 'counted_link_'

/** The batches of a few campaigns run side by side. */
const TEMPLATES_MAX = 4
const known = new Map<string, MessageTemplate>()

/** @param never addresses whose clicks are not counted */
export function messageTemplate(content: string, countsClicks: boolean, never: string | null): MessageTemplate {
  const key = keyOf(content, countsClicks, never)
  return keep(key, known.get(key) ?? runToEnd(readTemplate(content, countsClicks, never)))
}

/**
 * Reads a content ahead of its messages, and lets others have their turn between the passes over it: one of half a million characters takes
 * several times as long as a turn may last.
 *
 * @param never addresses whose clicks are not counted
 */
export async function prepareTemplate(content: string, countsClicks: boolean, never: string | null): Promise<void> {
  const key = keyOf(content, countsClicks, never)
  if (known.has(key) || content.length < LONG) return
  const reading = readTemplate(content, countsClicks, never)
  for (let step = reading.next(); ; step = reading.next()) {
    await nextTurn()
    if (!step.done) continue
    keep(key, step.value)
    return
  }
}

/** Shorter contents are read in a moment. */
const LONG = 20_000

const keyOf = (content: string, countsClicks: boolean, never: string | null) =>
  JSON.stringify([countsClicks, countsClicks ? never : null]) + content

function keep(key: string, template: MessageTemplate): MessageTemplate {
  // The one that was used last goes last, so that one campaign more does not cost all of them theirs.
  known.delete(key)
  known.set(key, template)
  for (const oldest of known.keys()) {
    if (known.size <= TEMPLATES_MAX) break
    known.delete(oldest)
  }
  return template
}

/** One pass over the content a step. */
function* readTemplate(content: string, countsClicks: boolean, never: string | null): Steps<MessageTemplate> {
  const markup = contentHtml(content)
  yield
  const fields = new Set(namedFields(content))
  const clicks = new Map<string, string>()
  const linked = countsClicks
    ? rewriteLinks(
        markup,
        (target, number) => {
          const field = `${CLICK_FIELD}${number}`
          // What a person calls so is theirs.
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
  const hasUnsubscribe = showsUnsubscribe(content)
  yield
  return { ...split, text: htmlToText(markup), clicks, hasUnsubscribe, settlesTags }
}
