import type {
  EarlyFile,
  Located,
  PlacedCapture,
  SiteDownloadSpec,
  SitePlaces,
} from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runInTurns, type Steps } from '../../../lib/steps.ts'
import { canonicalFileUrl } from '../../../lib/url.ts'
import type { OfflineFile } from '../../../offline/reference.ts'
import { rewriteCssInSteps } from '../../../offline/rewrite-css.ts'
import { rewriteHtmlInSteps } from '../../../offline/rewrite-html.ts'
import { isXmlName, rewriteXmlInSteps } from '../../../offline/rewrite-xml.ts'
import { rewriteManifest } from '../../../offline/web-manifest.ts'
import { createFileWork } from '../../../offline/work.ts'
import { decodeBody } from '../../../platform/web/decode-body.ts'
import { readText } from '../read-text.ts'
import type { StoredFiles } from './stored-files.ts'

/** URLs per request to the coordinator. */
const ASKED_AT_ONCE = 1_000
/** Retries after the first attempt: a page may need a module that imports a module, and so on. */
const ROUNDS_MAX = 9
/** Larger files are not inlined, so resources that browsers refuse to load from `file:` URLs are missing. */
const INLINE_BYTES_MAX = 1024 * 1024
/** Maximum characters held and inlined for one file, and maximum characters cached for the next files. */
const INLINED_MAX = 16 * 1024 * 1024
const INLINED_KEPT_MAX = 6 * 1024 * 1024
/** As many redirects in a row as the coordinator follows. */
const REDIRECTS_MAX = 5
const TEXT = /^(?:text\/|image\/svg|application\/(?:(?:x-)?javascript|ecmascript|json|xml))/i

type Known = Pick<OfflineFile, 'resolve' | 'inline'>
type Form = 'html' | 'xml' | 'css' | 'manifest'

const STEPS: Readonly<Record<Form, (text: string, file: OfflineFile) => Steps<string>>> = {
  html: rewriteHtmlInSteps,
  xml: rewriteXmlInSteps,
  css: rewriteCssInSteps,
  *manifest(text, file) {
    yield
    return rewriteManifest(text, file)
  },
}
const LEFT_OUT =
  'Left out: this file is too large to be opened safely from a disk. The web archive has it as it was captured.'
const STAND_INS: Readonly<Record<Form, string>> = {
  html: `<!doctype html><meta charset="utf-8"><title>Left out</title><p>${LEFT_OUT}</p>\n`,
  xml: `<left-out>${LEFT_OUT}</left-out>\n`,
  css: `/* ${LEFT_OUT} */\n`,
  manifest: '{}\n',
}

/** How a browser interprets a file on disk, by its name; null if the file has neither scripts nor links. */
function formOf({ path, type, content_type }: PlacedCapture): Form | null {
  if (isXmlName(path)) return 'xml'
  if (type === 'html' || /\.(?:[es]?html?|php\d?|aspx?|jsp)$/i.test(path)) return 'html'
  if (type === 'css' || /\.css$/i.test(path)) return 'css'
  return /manifest\+json/i.test(content_type) || /\.webmanifest$/i.test(path) ? 'manifest' : null
}

/** Files and redirects whose places are held in memory. Of a larger download, places are asked for batch by batch. */
const PLACES_MAX = 20_000

/** Maximum number of URLs without a file for a page that is packed early: each is looked up again at the end. */
const MISSING_MAX = 200

/** A file rewritten while the capture goes on, with the URLs to which it refers that had no file by then. */
interface EarlyText {
  readonly text: string
  readonly missing: readonly string[]
}

/** A reference leads to a URL that may still become a file. */
class Unsettled extends Error {
  readonly url: string
  constructor(url: string) {
    super(`${url} is not settled`)
    this.url = url
  }
}

/**
 * Rewrites the references of captured files to files of the archive. Knows the places of all its files, unless there are
 * too many: a file whose targets have to be asked for is rewritten twice.
 */
export class SiteRewriter {
  readonly #ctx: ServiceContext
  readonly #spec: SiteDownloadSpec
  readonly #stored: StoredFiles
  readonly #places = new Map<string, Located | null>()
  readonly #redirects = new Map<string, string>()
  /** Whether `#places` has all files; null until it was tried. */
  #isComplete: boolean | null = null
  readonly #inlined = new Map<string, string | undefined>()
  #inlinedSize = 0
  /** While the capture goes on: URLs that may still become files. */
  #open: ReadonlySet<string> | null = null
  /** URLs without a file that the current file refers to, while the capture goes on. */
  readonly #missing = new Set<string>()

  constructor(ctx: ServiceContext, spec: SiteDownloadSpec, stored: StoredFiles) {
    this.#ctx = ctx
    this.#spec = spec
    this.#stored = stored
  }

  /** Prepares for a batch of files. The download has captured all of its files by now. */
  async begin(): Promise<void> {
    if (this.#open) this.#forget()
    if (this.#isComplete === false) this.#places.clear()
    this.#isComplete ??= await this.#listPlaces()
  }

  /**
   * Prepares for files that are packed while the capture goes on.
   *
   * @param open URLs that may still become files
   * @returns false if there are too many files to know the places of all
   */
  async beginEarly(open: readonly string[]): Promise<boolean> {
    this.#forget()
    this.#open = new Set(open)
    this.#isComplete = await this.#listPlaces()
    return this.#isComplete
  }

  /** Discards what may have changed since. */
  #forget(): void {
    this.#open = null
    this.#isComplete = null
    this.#places.clear()
    this.#redirects.clear()
    for (const [url, text] of this.#inlined) if (text === undefined) this.#inlined.delete(url)
  }

  /** Whether a URL may still become a file. */
  isOpen(url: string): boolean {
    return this.#open?.has(url) ?? false
  }

  /**
   * Rewrites a file as soon as all URLs are settled to which it refers.
   *
   * @returns the URL that is not, or null if too many have no file
   */
  async rewriteEarly(
    file: PlacedCapture,
    bytes: Uint8Array,
  ): Promise<EarlyText | { readonly waitsFor: string | null }> {
    this.#missing.clear()
    try {
      const text = await this.rewrite(file, bytes)
      return this.#missing.size > MISSING_MAX ? { waitsFor: null } : { text, missing: [...this.#missing] }
    } catch (error) {
      if (error instanceof Unsettled) return { waitsFor: error.url }
      throw error
    }
  }

  /** Returns those of the files packed early that refer to a file which was captured after them. */
  async staleAmong(files: readonly EarlyFile[]): Promise<EarlyFile[]> {
    await this.begin()
    if (!this.#isComplete) await this.#locate([...new Set(files.flatMap(({ missing }) => missing))])
    return files.filter(({ missing }) => missing.some((url) => this.#placeOf(url) !== null))
  }

  async #listPlaces(): Promise<boolean> {
    const coordinator = this.#ctx.coordinators.siteDownload(this.#spec.download_id)
    for (let next: SitePlaces['next'] = { seq: 0, id: 0 }; next; ) {
      const listed: SitePlaces = await coordinator.listPlaces(next, ASKED_AT_ONCE)
      for (const { url, ...place } of listed.files) this.#places.set(url, place)
      for (const { from, to } of listed.redirects) this.#redirects.set(from, to)
      next = listed.next
      if (next && this.#places.size + this.#redirects.size > PLACES_MAX) {
        this.#places.clear()
        this.#redirects.clear()
        return false
      }
    }
    return true
  }

  /**
   * Whether a file has references that can be rewritten, or is a script whose encoding differs from the page's UTF-8.
   */
  isRewritten(file: PlacedCapture): boolean {
    if (formOf(file) !== null) return true
    return file.type === 'js' && file.encoding !== null && file.encoding !== 'utf-8'
  }

  /** Returns a placeholder for a file that cannot be rewritten; null if browsers neither run nor follow its content. */
  standIn(file: PlacedCapture): string | null {
    const form = formOf(file)
    return form === null ? null : STAND_INS[form]
  }

  async rewrite(file: PlacedCapture, bytes: Uint8Array): Promise<string> {
    const { url, path, type, content_type, headers } = file
    const refresh = headers.find(({ name }) => name === 'refresh')?.value
    const { text } = await readText(bytes, { type, contentType: content_type, refresh }, createFileWork())
    const form = formOf(file)
    if (form === null) return text
    return this.#untilNothingIsMissed((known) => {
      const work = createFileWork()
      return runInTurns(STEPS[form](text, { url, path, work, ...known }), work)
    })
  }

  /**
   * Repeats rewriting until no lookup misses. A file's references and inlined files are only known from an attempt.
   * Most pages of a site share their references with earlier pages, so one attempt is usually enough.
   */
  async #untilNothingIsMissed(rewrite: (known: Known) => Promise<string>): Promise<string> {
    if (this.#inlinedSize > INLINED_KEPT_MAX) {
      this.#inlined.clear()
      this.#inlinedSize = 0
    }
    for (let round = 0; ; round++) {
      const unplaced = new Set<string>()
      const unloaded = new Set<string>()
      let left = INLINED_MAX
      const resolve = (target: string) => {
        if (!this.#isComplete && !this.#places.has(target)) unplaced.add(target)
        const place = this.#placeOf(target)
        if (!place) this.#noteMissing(target)
        return place?.path
      }
      const inline = (target: string) => {
        if (!this.#inlined.has(target)) unloaded.add(target)
        const text = this.#inlined.get(target)
        if (text === undefined && !this.#placeOf(target)) this.#noteMissing(target)
        // A text that is used several times is inlined as often.
        if (text === undefined || text.length > left) return undefined
        left -= text.length
        return text
      }
      const rewritten = await rewrite({ resolve, inline })
      if ((unplaced.size === 0 && unloaded.size === 0) || round === ROUNDS_MAX) return rewritten
      if (!this.#isComplete) await this.#locate([...unplaced, ...unloaded])
      for (const target of unloaded) {
        const text = this.#inlinedSize > INLINED_MAX ? undefined : await this.#load(target)
        this.#inlined.set(target, text)
        this.#inlinedSize += text?.length ?? 0
      }
    }
  }

  async #load(url: string): Promise<string | undefined> {
    const place = this.#placeOf(url)
    if (!place || place.size_bytes > INLINE_BYTES_MAX) return undefined
    const stored = await this.#stored.get(place)
    if (!stored) return undefined
    const bytes = await stored.bytes()
    if (TEXT.test(place.content_type)) return decodeBody(bytes, place.content_type).text
    return `data:${place.content_type.replace(/\s/g, '')};base64,${Buffer.from(bytes).toString('base64')}`
  }

  /** @throws Unsettled if the URL may still become a file */
  #noteMissing(url: string): void {
    if (!this.#open) return
    const canonical = canonicalFileUrl(url)
    for (const spelling of canonical === null || canonical === url ? [url] : [url, canonical]) {
      let at: string | undefined = spelling
      for (let hops = 0; hops <= REDIRECTS_MAX && at !== undefined; hops++) {
        if (this.#open.has(at)) throw new Unsettled(at)
        at = this.#redirects.get(at)
      }
    }
    this.#missing.add(url)
  }

  #placeOf(url: string): Located | null {
    const exact = this.#placeOfSpelling(url)
    if (exact) return exact
    const canonical = canonicalFileUrl(url)
    return canonical === null || canonical === url ? null : this.#placeOfSpelling(canonical)
  }

  #placeOfSpelling(url: string): Located | null {
    let at: string | undefined = url
    for (let hops = 0; hops <= REDIRECTS_MAX && at !== undefined; hops++) {
      const place = this.#places.get(at)
      if (place) return place
      at = this.#redirects.get(at)
    }
    return null
  }

  /** Links are stored by their canonical spelling, resources by the spelling as written. */
  async #locate(urls: readonly string[]): Promise<void> {
    const spellings = urls.flatMap((url) => [url, canonicalFileUrl(url) ?? url])
    const asked = [...new Set(spellings)].filter((url) => !this.#places.has(url))
    const coordinator = this.#ctx.coordinators.siteDownload(this.#spec.download_id)
    for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) {
      const some = asked.slice(at, at + ASKED_AT_ONCE)
      const places = await coordinator.locate(some)
      for (const [index, url] of some.entries()) this.#places.set(url, places[index] ?? null)
    }
  }
}
