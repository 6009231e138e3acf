import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'

const CLASSIC = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/jscript|text\/livescript)$/

/**
 * Returns how browsers treat a tag: as a classic script, a module, or data, which includes all other tags and types.
 */
export function scriptKind(tag: HtmlTag): 'classic' | 'module' | 'data' {
  if (tag.name !== 'script') return 'data'
  const type = (attributeValue(tag, 'type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (type === 'module') return 'module'
  return CLASSIC.test(type) ? 'classic' : 'data'
}
