import { attributeValue, type HtmlTag, scanHtml } from '../lib/scan-html.ts'
import { applyEdits, type Edit } from './edits.ts'

/**
 * Removes scripts from a rendered page: run again on their own output, they would build it twice or break it. Script
 * elements that contain data, such as JSON-LD, stay.
 *
 * @param html the document after its scripts have run in a browser
 */
export function withoutScripts(html: string): string {
  const edits: Edit[] = []
  let begin: number | null = null
  scanHtml(html, {
    tag: (tag) => {
      if (tag.name === 'script' && runs(tag)) begin = tag.start
      else if (tag.name === 'link' && loadsScript(tag)) edits.push({ start: tag.start, end: tag.end, text: '' })
    },
    closing: (name, start) => {
      if (name !== 'script' || begin === null) return
      const end = html.indexOf('>', start) + 1 || html.length
      edits.push({ start: begin, end, text: '' })
      begin = null
    },
  })
  return applyEdits(html, edits)
}

/** https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element */
function runs(tag: HtmlTag): boolean {
  const type = attributeValue(tag, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
}

function loadsScript(tag: HtmlTag): boolean {
  const rel = attributeValue(tag, 'rel')?.toLowerCase() ?? ''
  return (
    /\bmodulepreload\b/.test(rel) || (/\bpreload\b/.test(rel) && attributeValue(tag, 'as')?.toLowerCase() === 'script')
  )
}
