import { decodeAttribute, type HtmlTag, scanHtml } from '../lib/scan-html.ts'
import { runToEnd } from '../lib/steps.ts'
import { attributeText } from './attribute-text.ts'
import { applyEdits, type Edit } from './edits.ts'
import type { HtmlPlace } from './html-places.ts'
import { readReference } from './reference.ts'
import type { PlaceFile } from './rewrite-place.ts'
import { mayRead } from './work.ts'

interface Sprite {
  readonly prefix: string
  readonly svg: string
}

/**
 * Inlines drawings that `<use>` refers to in other files, since browsers refuse them from `file:` URLs. Each file is
 * inserted once, at the end of the body, with prefixed IDs to avoid collisions.
 */
export class InlineSprites {
  private readonly file: PlaceFile
  /** Null for files that must not be inlined. */
  private readonly sprites = new Map<string, Sprite | null>()

  constructor(file: PlaceFile) {
    this.file = file
  }

  /** Returns the new value if the place is a `<use>` of a file that can be inlined. */
  place(tag: HtmlTag, place: HtmlPlace): Edit | undefined {
    if (tag.name !== 'use' || place.form !== 'url' || !this.file.inline) return undefined
    const found = readReference(place.value, this.file.base, this.file.work)
    if (!found || found.hash.length < 2) return undefined
    if (!this.sprites.has(found.url)) this.sprites.set(found.url, this.load(found.url))
    const sprite = this.sprites.get(found.url)
    if (!sprite) return undefined
    const { valueStart, end } = place.attribute
    return { start: valueStart, end, text: `"#${attributeText(sprite.prefix + decodeHash(found.hash))}"` }
  }

  edits(at: number): Edit[] {
    const drawings = [...this.sprites.values()].map((sprite) => sprite?.svg ?? '').join('')
    if (drawings === '') return []
    const style = 'position:absolute;width:0;height:0;overflow:hidden'
    return [{ start: at, end: at, text: `<div aria-hidden="true" style="${style}">${drawings}</div>` }]
  }

  private load(url: string): Sprite | null {
    const text = this.file.inline?.(url)
    // Scripts in a file do not run when `<use>` refers to it, but would run if inlined.
    if (text === undefined || !mayRead(text.length, this.file.work) || /^data:|<script\b/i.test(text)) return null
    const start = text.search(/<svg[\s>]/i)
    const end = text.lastIndexOf('</svg>')
    if (start < 0 || end < start) return null
    const prefix = `offline-${this.sprites.size + 1}-`
    const drawing = text.slice(start, end + '</svg>'.length)
    const svg = runToEnd(this.file.nested(drawing, { ...this.file, base: url, inline: undefined }))
    return { prefix, svg: prefixIds(svg, prefix) }
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Prefixes IDs and the references to them. */
function prefixIds(svg: string, prefix: string): string {
  const edits: Edit[] = []
  const marked = (css: string) => css.replace(/url\(\s*(["']?)#/gi, `url($1#${prefix}`)
  scanHtml(svg, {
    tag: (tag) => {
      for (const { name, raw, valueStart, end } of tag.attributes) {
        const value = decodeAttribute(raw)
        const isTarget = (name === 'href' || name === 'xlink:href') && value.startsWith('#')
        const changed = name === 'id' ? prefix + value : isTarget ? `#${prefix}${value.slice(1)}` : marked(value)
        if (changed !== value) edits.push({ start: valueStart, end, text: `"${attributeText(changed)}"` })
      }
    },
    text: (_, start, end) => {
      const css = svg.slice(start, end)
      edits.push({ start, end, text: marked(css) })
    },
  })
  return applyEdits(svg, edits)
}
