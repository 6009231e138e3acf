import { attributeValue, decodeAttribute, type HtmlAttribute, type HtmlTag } from '../lib/scan-html.ts'
import { isAddressLike, isLazyPlace, lazyKind, WIDTHS_LENGTH_MAX, withWidth } from './lazy-attributes.ts'
import type { ReferenceKind } from './reference.ts'
import { isLocal } from './safe-address.ts'
import { isHandler } from './script-links.ts'

/** An attribute that refers to files. */
export interface HtmlPlace {
  readonly attribute: HtmlAttribute
  /** Decoded. */
  readonly value: string
  /** Its syntax: one URL, a `srcset`, CSS, the content of a refresh, a script, or an embedded document. */
  readonly form: 'url' | 'srcset' | 'css' | 'refresh' | 'script' | 'document'
  /** Undefined if only the file name can tell: a link for users, or a file that scripts load. */
  readonly kind: ReferenceKind | undefined
  /**
   * `load`: browsers fetch it automatically. `follow`: a user follows it. `name`: neither, but the file may be wanted.
   * `live`: it is meant for the live site and is never downloaded. `never`: a copy does not need it. `data`: not known
   * to refer to anything, but a script may build a URL from it.
   */
  readonly use: 'load' | 'follow' | 'name' | 'live' | 'never' | 'data'
}

/** Maximum nesting of documents in attributes. Each one is parsed again with the document around it. */
export const NESTED_MAX = 4

type Rule = Omit<HtmlPlace, 'attribute' | 'value'>

const loads = (kind: ReferenceKind, form: HtmlPlace['form'] = 'url'): Rule => ({ form, kind, use: 'load' })
const FOLLOW: Rule = { form: 'url', kind: undefined, use: 'follow' }
const HANDLER: Rule = { ...FOLLOW, form: 'script' }
const LIVE: Rule = { form: 'url', kind: undefined, use: 'live' }
const NEVER: Rule = { form: 'url', kind: undefined, use: 'never' }
const DATA: Rule = { form: 'url', kind: undefined, use: 'data' }
const CSS: Rule = loads('image', 'css')
const IMAGE: Rule = loads('image')

/** Rules by tag and attribute. */
const OWN = new Map<string, Rule>(
  Object.entries({
    'a href': FOLLOW,
    'area href': FOLLOW,
    'img src': IMAGE,
    'img srcset': loads('image', 'srcset'),
    'img lowsrc': IMAGE,
    'image src': IMAGE,
    'image srcset': loads('image', 'srcset'),
    'img longdesc': FOLLOW,
    'input src': IMAGE,
    'input formaction': LIVE,
    'button formaction': LIVE,
    'form action': LIVE,
    'source srcset': loads('image', 'srcset'),
    'video src': loads('video'),
    'video poster': IMAGE,
    'audio src': loads('audio'),
    'track src': loads('other'),
    'script src': loads('script'),
    'iframe src': loads('frame'),
    'iframe srcdoc': loads('frame', 'document'),
    'frame src': loads('frame'),
    'object data': loads('other'),
    'embed src': loads('other'),
    'bgsound src': loads('audio'),
    'frame longdesc': FOLLOW,
    'iframe longdesc': FOLLOW,
    'blockquote cite': LIVE,
    'q cite': LIVE,
    'ins cite': LIVE,
    'del cite': LIVE,
  }),
)
/**
 * Attributes that make some browser fetch a file on some element, now or in the past. Without a rule, they are `never`.
 */
const LOADING =
  /^(?:src|srcset|srcdoc|imagesrcset|data|href|background|poster|lowsrc|dynsrc|action|formaction|longdesc|code|codebase|archive|classid|object|profile|manifest|icon|datasrc|pluginspage|pluginurl|codetype|implementation|csp|browsingtopics|attributionsrc|sharedstoragewritable)$/
/** Elements that fetch files, now or in the past. */
const LOADS =
  /^(?:html|head|base|body|table|thead|tbody|tfoot|tr|td|th|img|image|input|button|form|isindex|iframe|frame|frameset|object|embed|applet|param|bgsound|video|audio|source|track|script|style|link|meta|layer|ilayer|xml|portal|fencedframe|model|command|menuitem|svg|use|feimage)$/
/** Attributes that contain text for people, or names. */
const PROSE =
  /^(?:alt|title|placeholder|value|label|summary|abbr|class|id|name|rel|type|media|sizes|lang|dir|role|property|typeof|prefix|on[a-z]+|aria-[a-z]+|xmlns(?::.*)?)$/
/** The most frequent ones of them, which name no file on any element but `param`. */
const FREQUENT = new Set('class id alt title lang dir role rel type name'.split(' '))
const OWN_ELEMENT = /^[a-z][^\s-]*-/
const ADDRESS_OF_OWN = /^(?:src|srcset|poster)$/
const BACKGROUND = /^(?:body|table|thead|tbody|tfoot|tr|td|th|col|colgroup)$/
const SVG_PAINT = /^(?:fill|stroke|filter|mask|clip-path|cursor|marker|marker-(?:start|mid|end))$/
const ICON = /^(?:icon|mask-icon|fluid-icon|apple-touch-icon(?:-precomposed)?|apple-touch-startup-image|image_src)$/
const PRELOADED = new Map<string, ReferenceKind>(
  Object.entries({
    image: 'image',
    style: 'stylesheet',
    script: 'script',
    worker: 'script',
    font: 'font',
    video: 'video',
    audio: 'audio',
    document: 'page',
  } as const),
)
const META_IMAGE =
  /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?|thumbnail|image|msapplication-(?:tileimage|\w+logo))$/

/**
 * Returns the places of a tag that refer to files, in document order.
 *
 * @param media name of the nearest preceding `video`, `audio` or `picture`, for the `source` elements in it
 */
export function htmlPlaces(tag: HtmlTag, media: string): HtmlPlace[] {
  const places: HtmlPlace[] = []
  const seen = new Set<string>()
  for (const attribute of tag.attributes) {
    if (FREQUENT.has(attribute.name) && tag.name !== 'param') continue
    // Of duplicate attributes, the first one counts.
    if (seen.has(attribute.name)) continue
    seen.add(attribute.name)
    if (attribute.raw === '' && attribute.name !== 'action') continue
    const rule = ruleOf(tag, attribute, media)
    if (!rule) continue
    const value = writtenValue(tag, attribute)
    if (rule.use !== 'data' || isLocal(value)) places.push({ attribute, value, ...rule })
  }
  return places
}

function ruleOf(tag: HtmlTag, { name, raw }: HtmlAttribute, media: string): Rule | undefined {
  if (name === 'style') return CSS
  if (isHandler(tag.name, name, raw)) return HANDLER
  if (name === 'xlink:href' || (name === 'href' && tag.isForeign)) return foreignRule(tag)
  if (SVG_PAINT.test(name) && (tag.isForeign || raw.includes('('))) return CSS
  if (name === 'background' && BACKGROUND.test(tag.name)) return IMAGE
  if (tag.name === 'link') return name === 'href' || name === 'imagesrcset' ? linkRule(tag, name) : otherRule(tag, name)
  if (tag.name === 'meta') return (name === 'content' ? metaRule(tag) : undefined) ?? otherRule(tag, name)
  if (tag.name === 'source' && name === 'src') return loads(media === 'audio' ? 'audio' : 'video')
  const own = OWN.get(`${tag.name} ${name}`)
  if (own) return own
  if (OWN_ELEMENT.test(tag.name) && ADDRESS_OF_OWN.test(name) && (name === 'srcset' || isAddressLike(raw)))
    return ownElementRule(tag.name, name)
  if (!name.startsWith('data-') || !isLazyPlace(tag.name, name, raw)) return otherRule(tag, name)
  const form = /^\s*url\(/i.test(raw) ? 'css' : /set$/.test(name) ? 'srcset' : 'url'
  return { form, kind: form === 'url' ? lazyKind(tag.name, name, media) : 'image', use: 'load' }
}

/** Returns the rule for an attribute that no table lists. It loads nothing, but may be data for scripts. */
function otherRule(tag: HtmlTag, name: string): Rule | undefined {
  if (PROSE.test(name) && tag.name !== 'param') return undefined
  if (ANIMATED.test(name) && ANIMATION.test(tag.name)) return animatesAddress(tag) ? NEVER : CSS
  return LOADING.test(name) && LOADS.test(tag.name) ? NEVER : DATA
}

const ANIMATION = /^(?:animate|set|animatetransform|animatecolor)$/
const ANIMATED = /^(?:to|from|by|values)$/

/** Whether an animation may change the target of a link or an image after the drawing is shown. */
const animatesAddress = (tag: HtmlTag) =>
  !/^[\w-]+$/.test(attributeValue(tag, 'attributename') ?? '') ||
  /^(?:href|src|style|on.*)$/i.test(attributeValue(tag, 'attributename')!)

/** Returns the rule for a custom element, whose script inserts the file into the page. */
function ownElementRule(element: string, name: string): Rule {
  if (name === 'srcset') return loads('image', 'srcset')
  return name === 'poster' || /-(?:img|image)$/.test(element) ? IMAGE : { ...FOLLOW, use: 'load' }
}

/** SVG elements that fetch the file they refer to. Any other element is a link in MathML, and loads nothing in SVG. */
const FETCHES =
  /^(?:script|link|use|image|img|feimage|pattern|filter|mask|clippath|marker|(?:linear|radial|mesh)gradient|tref|textpath|mpath|altglyph|glyphref|font-face-uri|color-profile|cursor|animat\w*|set|discard|audio|video|iframe|object|embed|source|track)$/

function foreignRule(tag: HtmlTag): Rule {
  if (tag.name === 'a' || !FETCHES.test(tag.name)) return FOLLOW
  if (tag.name === 'link') return NEVER
  return tag.name === 'script' ? loads('script') : IMAGE
}

function linkRule(tag: HtmlTag, name: string): Rule {
  const relations = (attributeValue(tag, 'rel') ?? '').toLowerCase().split(/\s+/)
  const has = (relation: string) => relations.includes(relation)
  if (name === 'imagesrcset') return loads('image', 'srcset')
  if (has('stylesheet')) return loads('stylesheet')
  if (relations.some((relation) => ICON.test(relation))) return IMAGE
  if (has('modulepreload')) return loads('script')
  if (has('manifest')) return loads('other')
  if (has('preload') || has('prefetch') || has('prerender')) {
    const as = attributeValue(tag, 'as')?.toLowerCase() ?? (has('prerender') ? 'document' : '')
    return { form: 'url', kind: PRELOADED.get(as) ?? (as === '' ? undefined : 'other'), use: 'load' }
  }
  const isTranslation = has('alternate') && attributeValue(tag, 'hreflang') !== undefined
  if (!relations.every((relation) => relation === '' || SAYS.test(relation))) return NEVER
  return isTranslation || has('next') || has('prev') ? { ...FOLLOW, kind: 'page' } : LIVE
}

/** Link relations for which browsers fetch nothing. */
const SAYS =
  /^(?:canonical|alternate|author|bookmark|license|copyright|help|search|me|shortlink|shortcut|amphtml|next|prev|previous|first|last|up|start|index|contents|toc|glossary|section|subsection|chapter|appendix|home|tag|archives|pingback|webmention|edituri|wlwmanifest|profile|schema\.\w+|dc\.\w+|publisher|privacy-policy|terms-of-service|https:\/\/api\.w\.org\/|hub|self|service|micropub|(?:authorization|token)_endpoint|openid[\w.]*|nofollow|noopener|noreferrer|external)$/

function metaRule(tag: HtmlTag): Rule | undefined {
  const directive = attributeValue(tag, 'http-equiv')?.trim().toLowerCase()
  if (directive === 'refresh') return { form: 'refresh', kind: 'page', use: 'load' }
  const name = attributeValue(tag, 'property') ?? attributeValue(tag, 'name') ?? attributeValue(tag, 'itemprop') ?? ''
  return META_IMAGE.test(name.trim().toLowerCase()) ? { form: 'url', kind: 'image', use: 'name' } : undefined
}

function writtenValue(tag: HtmlTag, { name, raw }: HtmlAttribute): string {
  const value = decodeAttribute(raw)
  return value.includes('{width}') && name.startsWith('data-') ? withWidth(value, widthsOf(tag)) : value
}

/** Only the part that is used is returned, since each attribute of the tag requests it. */
const widthsOf = (tag: HtmlTag) =>
  tag.attributes.find(({ name }) => name === 'data-widths')?.raw.slice(0, WIDTHS_LENGTH_MAX)
