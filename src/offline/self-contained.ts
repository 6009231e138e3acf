import mime from 'mime'
import { runInTurns } from '../lib/steps.ts'
import { cssReferencesInSteps } from './css-references.ts'
import { bytesDataUrl } from './data-url.ts'
import { applyEdits } from './edits.ts'
import { loadedReferencesInSteps } from './html-references.ts'
import type { LiveOf, Reference, ReferenceKind } from './reference.ts'
import { rewriteCssInSteps } from './rewrite-css.ts'
import { rewriteHtmlInSteps } from './rewrite-html.ts'
import { rewriteXmlInSteps } from './rewrite-xml.ts'
import { scriptFileEditsInSteps } from './script-literals.ts'
import { scriptReferencesInSteps } from './script-references.ts'
import { createFileWork } from './work.ts'

export interface LoadedFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface InlineOptions {
  /** Where the page was found, after redirects. */
  readonly url: string
  /** How many bytes are there, where that is known before they are loaded; undefined where nothing is. */
  readonly sizeOf?: (url: string) => number | undefined
  /** Answers what is there; undefined where nothing is, or where it is not to be taken. Asked once for each URL. */
  readonly load: (url: string) => Promise<LoadedFile | undefined>
  /** For a page of an archive, where links are to lead to the live site: see `OfflineFile`. */
  readonly liveOf?: LiveOf
  /** Files that would make the whole larger than this are left out. */
  readonly sizeMaxBytes?: number
}

const SIZE_MAX_BYTES = 32 * 1024 * 1024
/** Sheets that import sheets, frames in frames. */
const DEPTH_MAX = 8
/** Files written in, each as often as it is: frames that show each other in turn would be so without end. */
const EMBEDDED_MAX = 1_000
/** What all of them may cost, in large files. */
const WORK_FILES = 2
/** After so many of them others have their turn. */
const EMBEDDED_PER_TURN = 20
/** Files asked for at the same time: as many connections as an isolate has. */
const AT_ONCE = 6
/** Written in, three bytes are four characters. */
const charactersOf = (bytes: number) => Math.ceil(bytes / 3) * 4
const KEPT_AS_TEXT = /^(?:text\/|application\/(?:java|ecma)script|application\/x-javascript|image\/svg\+xml)/

/**
 * A page as one file that needs no other: what it shows is written into it as `data:` addresses, at any depth of stylesheets
 * and frames; whatever comes back to itself is cut there. Links lead to the live site. What there is no room for is left out,
 * and a comment at the end says so.
 *
 * @param html decoded text
 * @throws what `load` throws
 */
export async function inlineHtml(html: string, options: InlineOptions): Promise<string> {
  return new Embedding(options).page(html)
}

class Embedding {
  private readonly options: InlineOptions
  private readonly loading = new Map<string, Promise<LoadedFile | undefined>>()
  private bytesLeft: number
  /** What stands in several places is written as often, so this is counted apart. */
  private charactersLeft: number
  /** What was made ready to be written, wherever that will be. */
  private readyLeft: number
  private embeddedLeft = EMBEDDED_MAX
  private readonly work = createFileWork(WORK_FILES)
  private leftOut = 0

  constructor(options: InlineOptions) {
    this.options = options
    this.bytesLeft = options.sizeMaxBytes ?? SIZE_MAX_BYTES
    this.charactersLeft = 2 * this.bytesLeft
    this.readyLeft = this.charactersLeft
  }

  async page(html: string): Promise<string> {
    const whole = await this.html(html, this.options.url, [this.options.url])
    return this.leftOut === 0
      ? whole
      : `${whole}\n<!-- Left out, as the page would be too large: ${this.leftOut} files. -->`
  }

  /** @param within URLs of the files around, which are not to be embedded again */
  async html(html: string, url: string, within: readonly string[], isXml = false): Promise<string> {
    const { work } = this
    const isOfArchive = this.options.liveOf !== undefined
    const references = await runInTurns(loadedReferencesInSteps(html, url, { isOfArchive, work }), work)
    const targets = await this.targets(references, within)
    const texts = new Map<string, string>()
    const media = await this.texts(references, texts)
    for (const [at, target] of await this.targets(media, within)) targets.set(at, target)
    const file = {
      url,
      path: 'index.html',
      resolve: (at: string) => this.spend(targets.get(at)),
      inline: (at: string) => this.spend(texts.get(at)),
      liveOf: this.options.liveOf,
      isSingle: true,
      work,
    }
    return runInTurns(isXml ? rewriteXmlInSteps(html, file) : rewriteHtmlInSteps(html, file), work)
  }

  private async css(css: string, url: string, within: readonly string[]): Promise<string> {
    const { work } = this
    const targets = await this.targets(await runInTurns(cssReferencesInSteps(css, url, work), work), within)
    const resolve = (at: string) => this.spend(targets.get(at))
    return runInTurns(rewriteCssInSteps(css, { url, path: 'index.css', resolve, work }), work)
  }

  /** Media that a script shows by their names, as far as they stand in it. */
  private async script(script: string, url: string, within: readonly string[]): Promise<string> {
    const { work } = this
    const media = (await runInTurns(scriptReferencesInSteps(script, url, false, work), work)).filter(
      ({ kind }) => kind !== 'script',
    )
    if (media.length === 0) return script
    const targets = await this.targets(media, within)
    const resolve = (at: string) => this.spend(targets.get(at))
    const edits = scriptFileEditsInSteps(script, url, { url, path: 'index.js', resolve, work })
    return applyEdits(script, await runInTurns(edits, work))
  }

  private async targets(references: readonly Reference[], within: readonly string[]): Promise<Map<string, string>> {
    const targets = new Map<string, string>()
    for (let at = 0; at < references.length; at += AT_ONCE) {
      const some = references.slice(at, at + AT_ONCE)
      const found = await Promise.all(some.map(({ url, kind }) => this.embed(url, kind, within)))
      for (const [index, target] of found.entries()) if (target !== undefined) targets.set(some[index]!.url, target)
    }
    return targets
  }

  private spend(target: string | undefined): string | undefined {
    if (target === undefined || target.length > this.charactersLeft) return undefined
    this.charactersLeft -= target.length
    return target
  }

  private async embed(url: string, kind: ReferenceKind, within: readonly string[]): Promise<string | undefined> {
    if (within.includes(url) || within.length > DEPTH_MAX) return undefined
    const file = await this.load(url)
    if (!file || this.embeddedLeft === 0 || this.readyLeft < charactersOf(file.bytes.length)) return undefined
    if (--this.embeddedLeft % EMBEDDED_PER_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    this.readyLeft -= charactersOf(file.bytes.length)
    const type = typeOf(file, url)
    if (kind === 'stylesheet') {
      const css = await this.css(textOf(file), url, [...within, url])
      return bytesDataUrl(new TextEncoder().encode(css), 'text/css;charset=utf-8')
    }
    if (kind === 'script' && /script/.test(type)) {
      const script = await this.script(textOf(file), url, within)
      return bytesDataUrl(new TextEncoder().encode(script), 'text/javascript;charset=utf-8')
    }
    const isFrame = kind === 'frame' || kind === 'other'
    if (/html/.test(type) && !isFrame) return undefined
    // A drawing loads what it names as a document of its own, and never as a picture.
    if (isFrame && /html|svg/.test(type)) {
      const isXml = !/^text\/html$/.test(type)
      const html = await this.html(textOf(file), url, [...within, url], isXml)
      const written = /svg|xhtml/.test(type) ? type : 'text/html'
      return bytesDataUrl(new TextEncoder().encode(html), `${written};charset=utf-8`)
    }
    // Its pictures are for a phone's home screen, where this page does not go.
    if (/manifest/.test(type)) return undefined
    return bytesDataUrl(file.bytes, type + (/^text\//.test(type) ? charsetOf(file.contentType) : ''))
  }

  /**
   * Texts that `rewriteHtml` may write in: modules and those they import, drawings, subtitles.
   *
   * @returns the media that those scripts name
   */
  private async texts(references: readonly Reference[], texts: Map<string, string>): Promise<Reference[]> {
    const media: Reference[] = []
    let next = references.filter(({ kind }) => kind === 'script' || kind === 'image' || kind === 'other')
    while (next.length > 0) {
      const imported: Reference[] = []
      for (const { url, kind } of next) {
        const file = await this.load(url)
        if (!file || texts.has(url) || !KEPT_AS_TEXT.test(typeOf(file, url))) continue
        const text = textOf(file)
        texts.set(url, text)
        if (kind === 'script')
          imported.push(...(await runInTurns(scriptReferencesInSteps(text, url, false, this.work), this.work)))
      }
      media.push(...imported.filter(({ kind }) => kind !== 'script'))
      next = imported.filter(({ url, kind }) => kind === 'script' && !texts.has(url))
    }
    return media
  }

  /** Room is taken before anything is loaded, where it is known how much that will be. */
  private load(url: string): Promise<LoadedFile | undefined> {
    const known = this.loading.get(url)
    if (known) return known
    const loading = this.take(url)
    this.loading.set(url, loading)
    return loading
  }

  private async take(url: string): Promise<LoadedFile | undefined> {
    const { sizeOf, load } = this.options
    const size = sizeOf?.(url)
    if (sizeOf && size === undefined) return undefined
    if (size !== undefined && !this.hasRoom(size)) return undefined
    const file = await load(url)
    return size !== undefined || !file || this.hasRoom(file.bytes.length) ? file : undefined
  }

  private hasRoom(bytes: number): boolean {
    const hasRoom = bytes <= this.bytesLeft
    if (hasRoom) this.bytesLeft -= bytes
    else this.leftOut++
    return hasRoom
  }
}

function typeOf({ contentType }: LoadedFile, url: string): string {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const isUnknown = type === '' || type === 'application/octet-stream'
  return isUnknown ? (mime.getType(URL.parse(url)?.pathname ?? '') ?? 'application/octet-stream') : type
}

function charsetOf(contentType: string): string {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]
  return charset ? `;charset=${charset}` : ''
}

/** The text by the charset its server gave, or UTF-8. */
function textOf({ bytes, contentType }: LoadedFile): string {
  try {
    return new TextDecoder(charsetOf(contentType).slice(';charset='.length) || 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
