import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'
import { attributeText } from './attribute-text.ts'
import type { Edit } from './edits.ts'
import { htmlPlaces } from './html-places.ts'
import type { PlaceFile } from './rewrite-place.ts'
import { rewritePlace } from './rewrite-place.ts'

const PROMOTED = /^(?:img|source|iframe)$/

/**
 * Shows lazy-loaded files without a script: if an image or frame has no source or a placeholder, and a data attribute
 * refers to a file of the archive, that file becomes its `src` or `srcset`. The page's script, if it runs, does the
 * same.
 */
export function promoteLazy(tag: HtmlTag, media: string, file: PlaceFile): Edit[] {
  if (!PROMOTED.test(tag.name) || !tag.attributes.some(({ name }) => name.startsWith('data-'))) return []
  const edits: Edit[] = []
  const done = new Set<string>()
  for (const place of htmlPlaces(tag, media)) {
    const { name } = place.attribute
    if (!name.startsWith('data-') || place.use !== 'load' || /poster|bg|background|thumb|zoom|full/.test(name)) continue
    const shown = place.form === 'srcset' ? 'srcset' : place.form === 'url' ? 'src' : ''
    if (shown === '' || done.has(shown) || !isPlaceholder(attributeValue(tag, shown))) continue
    const value = rewritePlace(place, tag, file)
    if (typeof value !== 'string' || value === '' || /^data:/i.test(value)) continue
    done.add(shown)
    const text = `${shown}="${attributeText(value)}"`
    const old = tag.attributes.find((at) => at.name === shown)
    edits.push(
      old ? { start: old.start, end: old.end, text } : { start: tag.nameEnd, end: tag.nameEnd, text: ` ${text}` },
    )
  }
  return edits
}

const PLACEHOLDER =
  /^\s*(?:data:|about:blank|#|$)|(?:blank|placeholder|spacer|transparent|loading|lazy|1x1|pixel)[\w-]{0,60}\.(?:gif|png|svg|jpe?g)$/i

const isPlaceholder = (value: string | undefined) => value === undefined || PLACEHOLDER.test(value.slice(0, 300))
