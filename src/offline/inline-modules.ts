import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'
import type { Steps } from '../lib/steps.ts'
import { URL_LENGTH_MAX } from '../lib/url.ts'
import { dataUrl } from './data-url.ts'
import { applyEdits, type Edit } from './edits.ts'
import { importPlaces } from './import-places.ts'
import type { FoundUrl } from './reference.ts'
import { readReference } from './reference.ts'
import { relativePath } from './relative-path.ts'
import type { PlaceFile } from './rewrite-place.ts'
import { isInert } from './safe-address.ts'
import { scriptKind } from './script-kind.ts'
import { scriptFileEditsInSteps } from './script-literals.ts'
import { readImport } from './script-references.ts'
import { loadTargetOf } from './target.ts'
import { mayRead } from './work.ts'

const NO_SCRIPT = 'data:text/javascript,'
/** Maximum number of path segments in a specifier. */
const FOLDERS_MAX = 64
/** Maximum length of a module that the page's import map contains. */
const MAPPED_LENGTH_MAX = 4 * 1024 * 1024
/** The imported module is neither in the copy nor in the page. */
const REFUSED = Symbol('refused')

/**
 * Returns null for a specifier that may stay: a bare name, which the import map resolves, or content inside the URL
 * itself.
 */
const refused = (specifier: string) =>
  isInert(specifier, 'script') || (specifier.length <= URL_LENGTH_MAX && /^[\w@][\w@.~/+-]*$|^offline:/.test(specifier))
    ? null
    : REFUSED

/**
 * Rewrites the references of a page's scripts, and inlines modules, since browsers refuse modules from `file:` URLs. An
 * import map gives each module a name and its text as a `data:` URL, so that every module runs once and in the order of
 * its imports, even with cycles.
 */
export class InlineModules {
  private readonly file: PlaceFile
  private readonly html: string
  /** The page's own import map. */
  private readonly own = new Map<string, string>()
  /** URL to text. Grows while the texts are processed. */
  private readonly modules = new Map<string, string>()
  private readonly emptied = new Set<HtmlTag>()
  /** Position of the first tag that involves modules. The import map goes before it and after the charset. */
  private firstAt: number | undefined

  constructor(html: string, file: PlaceFile) {
    this.html = html
    this.file = file
  }

  /** Processes a tag. Returns whether it needs no further processing. */
  tag(tag: HtmlTag, edits: Edit[]): boolean {
    const isPreload = tag.name === 'link' && /(?:^|\s)modulepreload(?:\s|$)/i.test(attributeValue(tag, 'rel') ?? '')
    if (!isPreload && !isModule(tag) && !isImportMap(tag)) return false
    this.firstAt ??= tag.start
    if (isImportMap(tag)) return false
    const source = tag.attributes.find(({ name }) => name === (isPreload ? 'href' : 'src'))
    const found = source && readReference(attributeValue(tag, source.name)!, this.file.base, this.file.work)
    if (!found || !this.add(found.url)) return false
    if (isPreload) edits.push({ start: tag.start, end: tag.end, text: '' })
    else {
      edits.push({ start: source.start, end: source.end, text: '' })
      edits.push({ start: tag.end, end: tag.end, text: `import ${scriptString(nameOf(found.url))}` })
      this.emptied.add(tag)
    }
    return true
  }

  /** Processes the content of a script element. */
  *text(tag: HtmlTag, start: number, end: number, edits: Edit[]): Steps<void> {
    const text = this.html.slice(start, end)
    if (this.emptied.has(tag)) edits.push({ start, end, text: '' })
    else if (isImportMap(tag)) {
      edits.push({ start, end, text: this.mapWithoutModules(this.readOwn(text)) })
    } else if (scriptKind(tag) !== 'data') {
      const missing = (found: FoundUrl) => loadTargetOf(found, this.file, NO_SCRIPT)
      const rewritten = yield* this.rewriteScript(text, this.file.base, isModule(tag) ? missing : undefined)
      if (rewritten !== text) edits.push({ start, end, text: rewritten })
    }
  }

  /** Returns the edit that inserts the import map, if the page needs one. */
  *editsInSteps(): Steps<Edit[]> {
    if (this.modules.size === 0) return []
    const at = this.firstAt ?? 0
    const imports: Record<string, string> = {}
    // Processing a text may add modules that it imports, which the loop then reaches.
    for (const [url, text] of this.modules) {
      const script = yield* this.rewriteScript(text, url, () => NO_SCRIPT)
      imports[nameOf(url)] = dataUrl(script, typeOfFile(url))
      yield
    }
    const map = scriptString({ imports })
    return [{ start: at, end: at, text: `<script type="importmap">${map}</script>` }]
  }

  private add(url: string): boolean {
    if (this.modules.has(url)) return true
    const text = this.file.inline?.(url)
    if (text === undefined || !mayRead(text.length, this.file.work)) return false
    this.modules.set(url, text)
    return true
  }

  /** @param missing returns the replacement for a module that cannot be inlined; if absent, imports stay unchanged */
  private *rewriteScript(script: string, url: string, missing?: (found: FoundUrl) => string): Steps<string> {
    const media = yield* scriptFileEditsInSteps(script, url, this.file)
    if (!missing) return applyEdits(script, media)
    const imports = importPlaces(script).flatMap(({ start, end, specifier }) => {
      if (specifier === undefined) return this.ownAddress(script, end, url, start)
      const found = this.read(specifier, url)
      if (!found) return []
      const isKnown = found !== REFUSED && this.add(found.url)
      const text = isKnown ? nameOf(found.url) : found === REFUSED ? NO_SCRIPT : missing(found)
      return [{ start, end, text: scriptString(text) }]
    })
    return applyEdits(script, [...imports, ...media])
  }

  /** Replaces `import.meta.url` with the module's path in the archive, since scripts use it to find their files. */
  private ownAddress(script: string, end: number, url: string, start: number): Edit[] {
    const path = this.modules.has(url) ? this.file.resolve(url) : undefined
    if (path === undefined || !/^\.url\b/.test(script.slice(end, end + 5))) return []
    const to = /^https?:/i.test(path) ? path : relativePath(this.file.path, path)
    return [{ start, end: end + 4, text: `new URL(${JSON.stringify(to)},document.baseURI).href` }]
  }

  /** Resolves a specifier. Returns null for one that needs no file. */
  private read(specifier: string, url: string): FoundUrl | typeof REFUSED | null {
    const { base, work } = this.file
    const written = (address: string) => readReference(address, base, work) ?? refused(address)
    if (specifier.length > URL_LENGTH_MAX) return refused(specifier)
    const exact = this.own.get(specifier)
    if (exact !== undefined) return written(exact)
    // Each folder of a specifier is looked up separately, which takes quadratic time.
    const folders = this.own.size === 0 ? 0 : specifier.split('/').length
    if (folders > FOLDERS_MAX || !work.trySpend(folders * specifier.length)) return REFUSED
    if (folders === 0) return readImport(specifier, url, work) ?? refused(specifier)
    for (let slash = specifier.lastIndexOf('/'); slash > 0; slash = specifier.lastIndexOf('/', slash - 1)) {
      const folder = this.own.get(specifier.slice(0, slash + 1))
      if (folder !== undefined && folder.length > URL_LENGTH_MAX) return REFUSED
      if (folder !== undefined) return written(folder + specifier.slice(slash + 1))
    }
    return readImport(specifier, url, work) ?? refused(specifier)
  }

  private readOwn(text: string): Map<string, string> {
    const own = new Map<string, string>()
    const imports = importsOf(text)
    for (const [name, address] of Object.entries(imports)) {
      if (typeof address !== 'string' || address.length > MAPPED_LENGTH_MAX) continue
      own.set(name, address)
      // If there are several maps, the first entry counts.
      if (!this.own.has(name)) this.own.set(name, address)
    }
    return own
  }

  /** Returns the page's own map, for imports with computed names. It refers only to files, never to the network. */
  private mapWithoutModules(own: ReadonlyMap<string, string>): string {
    const imports: Record<string, string> = {}
    for (const [name, address] of own) {
      const found = readReference(address, this.file.base, this.file.work)
      // Content inside the map itself needs no file.
      if (!found) imports[name] = isInert(address, 'script') ? address : NO_SCRIPT
      else if (!this.file.inline) imports[name] = relative(loadTargetOf(found, this.file, NO_SCRIPT))
    }
    return Object.keys(imports).length === 0 ? '{}' : scriptString({ imports })
  }
}

/** URLs in an import map must begin with a dot or a scheme. */
const relative = (target: string) => (/^(?:\.|[a-z]+:)/.test(target) ? target : `./${target}`)

function importsOf(text: string): Record<string, unknown> {
  try {
    const map: unknown = JSON.parse(text)
    if (typeof map !== 'object' || map === null || !('imports' in map)) return {}
    return typeof map.imports === 'object' && map.imports !== null ? { ...map.imports } : {}
  } catch {
    return {}
  }
}

const isImportMap = (tag: HtmlTag) =>
  tag.name === 'script' && attributeValue(tag, 'type')?.trim().toLowerCase() === 'importmap'

const isModule = (tag: HtmlTag) => scriptKind(tag) === 'module'

/** Replaces the scheme by an unknown one, so that a browser without import maps makes no network request. */
const nameOf = (url: string) => url.replace(/^https?:\/\//, 'offline:')

/** Returns JSON that is safe in scripts in both HTML and XHTML. */
const scriptString = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003C').replaceAll('&', '\\u0026')

function typeOfFile(url: string): string {
  const extension = /\.(json|css)(?:\?|$)/i.exec(url)?.[1]?.toLowerCase()
  return extension === 'json' ? 'application/json' : extension === 'css' ? 'text/css' : 'text/javascript'
}
