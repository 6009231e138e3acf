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
  const key = JSON.stringify([countsClicks, countsClicks ? never : null]) + content
  const template = known.get(key) ?? readTemplate(content, countsClicks, never)
  // The one that was used last goes last, so that one campaign more does not cost all of them theirs.
  known.delete(key)
  known.set(key, template)
  for (const oldest of known.keys()) {
    if (known.size <= TEMPLATES_MAX) break
    known.delete(oldest)
  }
  return template
}

function readTemplate(content: string, countsClicks: boolean, never: string | null): MessageTemplate {
  const markup = contentHtml(content)
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
  return {
    ...splitDocument(linked),
    text: htmlToText(markup),
    clicks,
    hasUnsubscribe: showsUnsubscribe(content),
    settlesTags: branchesOf(markup).some((branch) => branch.includes('<')),
  }
}
