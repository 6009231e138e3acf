import { decodeHTML } from 'entities'
import { Context, filters, Liquid, type LiquidOptions, tags } from 'liquidjs'
import { fieldName } from '../../../lib/text/field-name.ts'
import { operators } from './operators.ts'

/** Characters that the filters of one message may produce, so that no chain of filters multiplies without end. */
const MEMORY_MAX = 4_000_000
/** Characters per call of the parser; a campaign's content has at most half a million. */
const PARSED_MAX = 4_000_000

/** Tags that choose among texts. There are no loops, includes or assignments: fields hold texts, not lists. */
export const TAGS: ReadonlySet<string> = new Set(['if', 'unless', 'case', 'comment'])

/** Filters of Liquid that return a text or a number. */
export const FILTERS: ReadonlySet<string> = new Set(
  'upcase downcase capitalize strip lstrip rstrip strip_html strip_newlines squish truncate truncatewords replace replace_first remove append prepend slice split first last join size date plus minus times divided_by round url_encode escape default first_words'.split(
    ' ',
  ),
)

/** A text of the author among values, which is written as it stands instead of being escaped. */
export class AuthoredText {
  /** As in the template. */
  readonly written: string

  constructor(written: string) {
    this.written = written
  }

  /** For filters that follow, which work on texts without entities. */
  toString(): string {
    return this.written.includes('&') ? decodeHTML(this.written) : this.written
  }
}

/** The name under which `default` is parsed if its fallback is a text of the author. */
export const AUTHORED_DEFAULT = 'default_text'

const OPTIONS: LiquidOptions = {
  cache: false,
  relativeReference: false,
  dynamicPartials: false,
  templates: {},
  ownPropertyOnly: true,
  jsTruthy: true,
  strictFilters: true,
  operators,
  memoryLimit: MEMORY_MAX,
  parseLimit: PARSED_MAX,
  // Clocks stand still while a Worker computes, so `memoryLimit` and the limits of `readConditions` bound the work.
  renderLimit: Number.POSITIVE_INFINITY,
}

/** The only parser of templates. It evaluates no code, reads no files, and knows only the tags and filters above. */
export const liquid = restricted(new Liquid(OPTIONS))

function restricted(engine: Liquid): Liquid {
  for (const name of Object.keys(tags)) if (!TAGS.has(name)) delete engine.tags[name]
  for (const name of Object.keys(filters)) if (!FILTERS.has(name)) delete engine.filters[name]
  engine.registerFilter('first_words', (value: unknown, count: unknown) => firstWords(String(value ?? ''), count))
  // Values are always escaped for their place, so escaping them again would show entities.
  engine.registerFilter('escape', (value: unknown) => value)
  engine.registerFilter('url_encode', (value: unknown) => new EncodedText(String(value ?? '')))
  engine.registerFilter(AUTHORED_DEFAULT, (value: unknown, text: unknown) =>
    isBlank(value) ? new AuthoredText(String(text ?? '')) : value,
  )
  engine.registerFilter('default', (value: unknown, other: unknown) => (isBlank(value) ? other : value))
  return engine
}

/** A value that is percent-encoded once, whether or not its place encodes it too. */
export class EncodedText {
  readonly plain: string

  constructor(plain: string) {
    this.plain = plain
  }

  toString(): string {
    return encodeURIComponent(this.plain.toWellFormed())
  }
}

const isBlank = (value: unknown) => value === null || value === undefined || value === false || `${value}` === ''

/** Words that a value is searched for; longer values are texts, of which the first words suffice. */
const WORDS_LENGTH_MAX = 5_000

function firstWords(text: string, count: unknown): string {
  const wanted = Math.min(100, Math.max(1, Math.floor(Number(count ?? 1)) || 1))
  return text.slice(0, WORDS_LENGTH_MAX).trim().split(/\s+/).slice(0, wanted).join(' ')
}

/** The values of a recipient. Names are looked up as `fieldName` writes them, and only there: `a.b` means `a_b`. */
export class FieldContext extends Context {
  readonly #read: (name: string) => string

  /** @param read the value of a field; empty if the recipient lacks it */
  constructor(read: (name: string) => string) {
    super({}, liquid.options, { sync: true }, { liquid })
    this.#read = read
  }

  override *_get(path: Parameters<Context['_get']>[0]): IterableIterator<unknown> {
    yield
    return this.#read(fieldName(path.map(String).join('_')))
  }
}
