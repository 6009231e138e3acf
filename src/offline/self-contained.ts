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
  /** The page's URL, after redirects. */
  readonly url: string
  /** Returns a file's size in bytes before it is loaded, if sizes are known; undefined if there is no file. */
  readonly sizeOf?: (url: string) => number | undefined
  /** Loads a file. Returns undefined if there is none, or if it must not be used. Called once per URL. */
  readonly load: (url: string) => Promise<LoadedFile | undefined>
  /** For a page in an archive whose links must lead to the live site; see `OfflineFile`. */
  readonly liveOf?: LiveOf
  /** Files that would exceed this total size are left out. */
  readonly sizeMaxBytes?: number
}

const SIZE_MAX_BYTES = 32 * 1024 * 1024
/** Nesting of stylesheets that import stylesheets, and frames in frames. */
const DEPTH_MAX = 8
/** Maximum number of embedded files, counting repeats: frames that show each other in turn would repeat endlessly. */
const EMBEDDED_MAX = 1_000
/** The work budget for all of them, in large files. */
const WORK_FILES = 2
/** After this many files, the event loop gets a turn. */
const EMBEDDED_PER_TURN = 20
/** Concurrent loads: the number of connections that an isolate may open. */
const AT_ONCE = 6
/** Returns the length in base64: three bytes take four characters. */
const charactersOf = (bytes: number) => Math.ceil(bytes / 3) * 4
const KEPT_AS_TEXT = /^(?:text\/|application\/(?:java|ecma)script|application\/x-javascript|image\/svg\+xml)/

/**
 * Returns a page as one self-contained file: everything it shows is embedded as `data:` URLs, through nested
 * stylesheets and frames. A file that embeds itself is cut off there. Links lead to the live site. Files that do not
 * fit are left out, which a comment at the end states.
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
  /**
   * Remaining characters of output. A file used in several places is written each time, so this is counted separately.
   */
  private charactersLeft: number
  /** Remaining characters for prepared files, whether or not they are written. */
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

  /** @param within URLs of the enclosing files, which must not be embedded again */
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

  /** Embeds the media whose URLs are literals in a script. */
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
    // A drawing loads its references only when shown as a document, never as an image.
    if (isFrame && /html|svg/.test(type)) {
      const isXml = !/^text\/html$/.test(type)
      const html = await this.html(textOf(file), url, [...within, url], isXml)
      const written = /svg|xhtml/.test(type) ? type : 'text/html'
      return bytesDataUrl(new TextEncoder().encode(html), `${written};charset=utf-8`)
    }
    // A web app manifest's icons are for a phone's home screen, where this page is not used.
    if (/manifest/.test(type)) return undefined
    return bytesDataUrl(file.bytes, type + (/^text\//.test(type) ? charsetOf(file.contentType) : ''))
  }

  /**
   * Collects the texts that `rewriteHtml` may inline: modules and their imports, drawings, subtitles.
   *
   * @returns the media that those scripts refer to
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

  /** Loads a file once. If its size is known, the room is reserved before loading. */
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

/** Decodes a file with the charset from its content type, or as UTF-8. */
function textOf({ bytes, contentType }: LoadedFile): string {
  try {
    return new TextDecoder(charsetOf(contentType).slice(';charset='.length) || 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
